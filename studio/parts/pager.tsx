import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useStudioTexts } from '../app/studio-texts.tsx';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Moves through a long list; only counts when everything is on one page. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const { t } = useStudioTexts();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return <p className="s-hint">{t('parts.rows', { count: total })}</p>;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => {
    const outside = page + by < 1 || page + by > pages;
    return (
      <button
        type="button"
        className="s-btn s-icon-btn"
        aria-label={label}
        // Stays focusable at the end of the list, so that the keyboard does not fall out of it.
        aria-disabled={outside}
        onClick={() => {
          if (!outside) onPage(page + by);
        }}
      >
        <Icon aria-hidden="true" size={18} />
      </button>
    );
  };
  return (
    <nav aria-label={t('parts.pages')} className="flex items-center gap-2">
      <p className="s-hint tabular-nums" aria-live="polite">
        {t('parts.range', { from, to, total })}
      </p>
      {step(-1, t('parts.previous'), ChevronLeft)}
      {step(1, t('parts.next'), ChevronRight)}
    </nav>
  );
}

import { useStudioTexts } from '../../app/studio-texts.tsx';
import { formatMoment } from '../../history/moment.tsx';
import type { LocalDraft } from './local-draft.ts';

interface Props {
  readonly found: LocalDraft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed here and not saved. */
export function RestoreNote({ found, onRestore, onDrop }: Props) {
  const { t, locale } = useStudioTexts();
  return (
    <div role="status" className="s-card mb-4 flex flex-wrap items-center gap-2 bg-sun-soft p-3 text-sun-ink">
      <p className="me-auto text-small">
        {t('entities.restore-text', { at: formatMoment(new Date(found.at).toISOString(), locale) })}
      </p>
      <button type="button" className="s-btn" onClick={onRestore}>
        {t('entities.restore')}
      </button>
      <button type="button" className="s-btn s-btn-quiet" onClick={onDrop}>
        {t('entities.restore-drop')}
      </button>
    </div>
  );
}

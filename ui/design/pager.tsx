import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { pagerSteps } from './pager-steps.ts';

interface PagerProps {
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** What the pages are of, for those who do not see them; missing: of a list. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft hover:text-brand-strong';

/**
 * The way through the pages of a list, made of links. A narrow place says where it is in words, a wide one names the
 * pages; the place it stands in has to be a container (`@container`). Nothing for a single page.
 */
export function Pager({ page, pages, hrefOf, label, className = '' }: PagerProps) {
  const { t } = usePage();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label ?? t('list.pages')}
      data-print="no"
      className={`flex flex-wrap items-center justify-between gap-2 ${className}`}
    >
      <div className="flex-1">
        {page > 1 && (
          <a rel="prev" href={hrefOf(page - 1)} className={`${step} -ml-3`}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {t('list.previous')}
          </a>
        )}
      </div>
      <p className="text-sm text-ink-soft @xl:hidden">{t('list.page-of', { page, pages })}</p>
      <ol className="hidden items-center gap-1 @xl:flex">
        {[...pagerSteps(page, pages).entries()].map(([position, number]) => (
          <li key={position}>
            {number === 'gap' ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={t('list.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={`${step} aria-[current=page]:bg-brand aria-[current=page]:text-on-brand`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-1 justify-end">
        {page < pages && (
          <a rel="next" href={hrefOf(page + 1)} className={`${step} -mr-3`}>
            {t('list.next')}
            <ChevronRight aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
    </nav>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { pagerSteps } from './pager-steps.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 font-semibold text-brand hover:bg-brand-soft hover:text-brand-strong';

/** The way through the results. A narrow place says where it is in words, a wide one names the pages. */
export function SearchPager({ page, pages, hrefOf }: PagerProps) {
  const { t } = usePage();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('search.pager')}
      className="mt-8 flex max-w-3xl flex-wrap items-center justify-between gap-2"
    >
      <div className="flex-1">
        {page > 1 && (
          <a rel="prev" href={hrefOf(page - 1)} className={`${step} -ml-3`}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {t('search.previous')}
          </a>
        )}
      </div>
      <p className="text-sm text-ink-soft @xl:hidden">{t('search.page-of', { page, pages })}</p>
      <ol className="hidden items-center gap-1 @xl:flex">
        {[...pagerSteps(page, pages).entries()].map(([position, number]) => (
          <li key={position}>
            {number === 'gap' ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={t('search.page', { page: number })}
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
            {t('search.next')}
            <ChevronRight aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
    </nav>
  );
}

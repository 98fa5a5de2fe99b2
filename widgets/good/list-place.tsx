import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodLink, GoodNeighbours } from '#schemas/goods-list.ts';
import { readGoodsList } from '#schemas/goods-list-address.ts';
import { goodHref } from '#ui/shop/good-href.ts';

interface Props {
  readonly place: GoodNeighbours & {
    /** Category whose list it was opened from. */
    readonly category: string;
    /** The list's query as the address has it. */
    readonly list: string | null;
    /** Path of that list. */
    readonly href: string;
  };
}

const step = 'text-link inline-flex min-h-11 items-center gap-1';

/** Back to the list the article was opened from, and on to what stands beside it there. */
export function ListPlace({ place }: Props) {
  const { t, href } = usePage();
  const state = readGoodsList(new URLSearchParams(place.list ?? ''));
  const to = (good: GoodLink) => href(goodHref(good, { category: place.category, state }));
  return (
    <nav
      aria-label={t('good.list')}
      className="wrap flex flex-wrap items-center justify-between gap-x-6 text-sm"
    >
      <a className={step} href={href(place.href)}>
        <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
        {t('good.back')}
      </a>
      {place.position !== null && place.total > 1 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {place.previous && (
            <a className={step} rel="prev" href={to(place.previous)}>
              {t('good.previous')}
              <span className="sr-only">: {place.previous.title}</span>
            </a>
          )}
          <span className="tabular-nums text-ink-soft">
            {t('good.position', { position: place.position, total: place.total })}
          </span>
          {place.next && (
            <a className={step} rel="next" href={to(place.next)}>
              {t('good.next')}
              <span className="sr-only">: {place.next.title}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
            </a>
          )}
        </p>
      )}
    </nav>
  );
}

import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import { useWishlist } from '#ui/shop/wishlist/use-wishlist.ts';
import { GoodItems, GoodsGrid } from './goods-grid.tsx';
import { EmptyList } from './list-states.tsx';
import type { WishlistView } from './wishlist-view.ts';

interface Props extends Pick<WishlistView, 'props' | 'block'> {
  readonly goods: readonly GoodSummary[];
}

/** A list that somebody passed on: to look at, and to take over. */
export function SharedList({ props, block, goods }: Props) {
  const { t, href, path } = usePage();
  const { aliases, put } = useWishlist();
  const [isTaken, setTaken] = useState(false);
  const missing = goods.filter(({ alias }) => !aliases.includes(alias));
  const takeAll = async () => {
    // The last first, so that they stand in their order.
    await Promise.all(missing.toReversed().map(({ alias }) => put(alias, true)));
    setTaken(true);
  };
  return (
    <section className="wrap band" aria-label={t('wishlist.shared-title')}>
      <SectionHead block={block} title={t('wishlist.shared-title')} lead={t('wishlist.shared-lead')} />
      {goods.length === 0 ? (
        <EmptyList shop={props.shop} />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-4">
            {missing.length > 0 && (
              <button
                type="button"
                className="btn btn-primary noscript:hidden"
                onClick={() => void takeAll()}
              >
                {t('wishlist.take-all')}
              </button>
            )}
            <a className="btn btn-secondary" href={href(path)}>
              {t('wishlist.own')}
            </a>
            <p role="status" className="text-ink-soft">
              {isTaken && missing.length === 0 && t('wishlist.taken')}
            </p>
          </div>
          <GoodsGrid>
            <GoodItems goods={goods} />
          </GoodsGrid>
        </>
      )}
    </section>
  );
}

import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import { useWishlist } from '#ui/shop/wishlist/use-wishlist.ts';
import { FailedList, GoodsBatch } from './goods-batch.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { EmptyList, ListSkeleton } from './list-states.tsx';
import { PassOn } from './pass-on.tsx';
import type { WishlistView } from './wishlist-view.ts';

/** Goods that are asked for together. */
const batchSize = 24;

/** The list of who sits here. What is taken off stays in sight with an empty heart until the page is left: pressed again, it is back. */
export function OwnList({ props, block }: WishlistView) {
  const { t, title, session, href, path } = usePage();
  const { aliases, isRead, isUnknown, readAgain } = useWishlist();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [batches, setBatches] = useState(1);
  const more = aliases.filter((alias) => !seen.includes(alias));
  // What another tab or the account brings comes behind, so that nothing that is being looked at moves.
  if (more.length > 0) setSeen([...seen, ...more]);
  const heading = props.title || title;
  const rest = seen.length - batches * batchSize;
  return (
    <section className="wrap band min-h-[52rem]" aria-label={heading}>
      <SectionHead
        block={block}
        title={heading}
        lead={props.lead}
        aside={aliases.length > 0 && <PassOn aliases={aliases} />}
      />
      {isRead ? (
        <>
          <p role="status" className="mb-6 text-ink-soft">
            {seen.length > 0 && t('wishlist.count', { count: aliases.length })}
          </p>
          {seen.length === 0 && <EmptyList shop={props.shop} />}
          {seen.length > 0 && (
            <GoodsGrid>
              {Array.from(
                { length: Math.min(batches, Math.ceil(seen.length / batchSize)) },
                (_, at) => at,
              ).map((at) => (
                <GoodsBatch key={at} aliases={seen.slice(at * batchSize, (at + 1) * batchSize)} />
              ))}
            </GoodsGrid>
          )}
          {rest > 0 && (
            <button
              type="button"
              className="btn btn-secondary mx-auto mt-8 block"
              onClick={() => setBatches(batches + 1)}
            >
              {t('wishlist.more', { count: Math.min(rest, batchSize) })}
            </button>
          )}
          {!session.signedIn && seen.length > 0 && (
            <p className="mt-8 text-ink-soft">
              {t('wishlist.guest')}{' '}
              <a
                className="font-semibold text-brand underline underline-offset-4"
                href={signInAddress(href('/signin'), { next: href(path) })}
              >
                {t('wishlist.sign-in')}
              </a>
            </p>
          )}
        </>
      ) : isUnknown ? (
        <FailedList onRetry={readAgain} />
      ) : (
        <ListSkeleton />
      )}
    </section>
  );
}

import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { HeartButton } from '#ui/shop/wishlist/heart.tsx';
import { FailedList } from './goods-batch.tsx';
import { GoodItems, GoodsGrid } from './goods-grid.tsx';
import { EmptyList, ListSkeleton } from './list-states.tsx';
import { PassOn } from './pass-on.tsx';
import type { WishlistShown } from './queries.ts';
import type { WishlistView } from './wishlist-view.ts';

interface Props extends Pick<WishlistView, 'props' | 'block'> {
  readonly sample: Extract<WishlistShown, { kind: 'sample' }>;
}

/** An example’s list: its hearts are pressed, and change nothing of the visitor’s. */
export function SampleList({ props, block, sample: { goods, state } }: Props) {
  const { t, title } = usePage();
  const [off, setOff] = useState<readonly string[]>([]);
  const heading = props.title || title;
  const wanted = goods.filter(({ alias }) => !off.includes(alias)).map(({ alias }) => alias);
  return (
    <section className="wrap band" aria-label={heading}>
      <SectionHead
        block={block}
        title={heading}
        lead={props.lead}
        aside={wanted.length > 0 && <PassOn aliases={wanted} />}
      />
      {state === 'reading' && <ListSkeleton />}
      {state === 'failed' && <FailedList onRetry={() => undefined} />}
      {state === 'read' && goods.length === 0 && <EmptyList shop={props.shop} />}
      {state === 'read' && goods.length > 0 && (
        <>
          <p className="mb-6 text-ink-soft">{t('wishlist.count', { count: wanted.length })}</p>
          <GoodsGrid>
            <GoodItems
              goods={goods}
              heart={({ alias, title }) => (
                <HeartButton
                  title={title}
                  isWanted={wanted.includes(alias)}
                  onPress={() =>
                    setOff(wanted.includes(alias) ? [...off, alias] : off.filter((one) => one !== alias))
                  }
                  className="relative size-full"
                />
              )}
            />
          </GoodsGrid>
        </>
      )}
    </section>
  );
}

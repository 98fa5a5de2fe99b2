import type { ReactNode } from 'react';
import type { GoodSummary } from '#schemas/good.ts';
import { GoodCard } from '#ui/shop/good-card.tsx';
import { Heart } from '#ui/shop/wishlist/heart.tsx';

/** Where a heart stands on a card: in the corner of its picture. */
const heartPlace = 'absolute top-2 left-2 size-11 @lg:top-3 @lg:right-3 @lg:left-auto @lg:size-12';

/** Places of cards side by side; each child is an item. */
export function GoodsGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-4 @lg:grid-cols-2 @lg:gap-5 @3xl:grid-cols-3 @5xl:grid-cols-4">
        {children}
      </ul>
    </div>
  );
}

/** Cards with their hearts. */
export function GoodItems({
  goods,
  heart,
}: {
  readonly goods: readonly GoodSummary[];
  readonly heart?: (good: GoodSummary) => ReactNode;
}) {
  return goods.map((good) => (
    <li key={good.id} className="relative">
      <GoodCard good={good} heading="h2" eager={false} />
      <div className={heartPlace}>
        {heart ? heart(good) : <Heart good={good} className="relative size-full" />}
      </div>
    </li>
  ));
}

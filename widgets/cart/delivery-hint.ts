import type { CartDelivery } from './queries.ts';

/** What a cart of this worth may say of delivery to the buyer; null where the shop says nothing. */
export interface DeliveryHint {
  /** The cheapest way; 0 where it is free. */
  readonly fromMinor: number;
  /** How much more there would have to be in the cart for the next free way; null where there is none. */
  readonly missingMinor: number | null;
}

/** What fetching it oneself costs is no delivery. */
export function deliveryHint(ways: readonly CartDelivery[], goodsMinor: number): DeliveryHint | null {
  const delivered = ways.filter(({ to }) => to !== 'branch');
  if (delivered.length === 0) return null;
  const fromMinor = Math.min(
    ...delivered.map(({ price_minor: price, free_from_minor: free }) =>
      free !== undefined && goodsMinor >= free ? 0 : price,
    ),
  );
  const bounds = delivered.flatMap(({ free_from_minor: free }) => (free === undefined ? [] : [free]));
  const missingMinor = fromMinor === 0 || bounds.length === 0 ? null : Math.min(...bounds) - goodsMinor;
  return { fromMinor, missingMinor };
}

import type { GoodSummary } from '#schemas/good.ts';

export interface PriceReduction {
  /** Price before the reduction, in minor units. */
  readonly oldMinor: number;
  /** Lowest price of the 30 days before it, in minor units. */
  readonly lowestMinor: number;
  /** How much cheaper than that lowest price, as a whole share in hundredths, rounded down: never more than is true. */
  readonly percent: number;
}

/**
 * The reduction that may be announced for a good, or null. The law ties an announcement to the lowest price of the 30
 * days before it: the price is named beside it and the percentage calculated from it (Directive 98/6/EC art. 6a; Court of
 * Justice, C-330/23). Without that price, or where ours is not below it, there is none, whatever the old price says.
 */
export function priceReduction(
  good: Pick<GoodSummary, 'price_minor' | 'old_price_minor' | 'lowest_price_minor'>,
): PriceReduction | null {
  const { price_minor: price, old_price_minor: old, lowest_price_minor: lowest } = good;
  if (old === undefined || lowest === undefined || old <= price || lowest <= price) return null;
  return { oldMinor: old, lowestMinor: lowest, percent: Math.floor(((lowest - price) * 100) / lowest) };
}

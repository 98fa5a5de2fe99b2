import type { GoodSummary } from '#schemas/good.ts';

/** Terms an article is sold on, with what it costs on them. */
export interface ShownCondition {
  /** Empty for an article without sale conditions. */
  readonly id: string;
  readonly title: string;
  readonly priceMinor: number;
}

/** Terms an article can be bought on, the default first; one without a name where it has none. */
export function conditionsOf({
  sale_conditions: conditions = [],
  price_minor: own,
}: Pick<GoodSummary, 'sale_conditions' | 'price_minor'>): readonly ShownCondition[] {
  if (conditions.length === 0) return [{ id: '', title: '', priceMinor: own }];
  return conditions.map(({ id, title, price_minor: price = own }) => ({ id, title, priceMinor: price }));
}

/**
 * The article at the price of some terms. A reduction is of its own price: on other terms nothing is announced, as nobody knows
 * what they cost before.
 */
export function atCondition<T extends GoodSummary>(good: T, priceMinor: number): T {
  if (priceMinor === good.price_minor) return good;
  const { old_price_minor: _old, lowest_price_minor: _lowest, ...rest } = good;
  return { ...rest, price_minor: priceMinor } as T;
}

import type { Good } from '#schemas/good.ts';
import type { GoodsFilters, NumberRange } from '#schemas/goods-list.ts';
import type { GoodsOrder } from '#schemas/goods-list-address.ts';
import { goods, goodsCategories } from './goods-site.ts';

/** Below a category, itself included, told from below: each article looks up its own way. */
function isBelow(good: Good, category: string): boolean {
  const seen = new Set<string>();
  let at: string | undefined = good.category;
  while (at !== undefined && !seen.has(at)) {
    if (at === category) return true;
    seen.add(at);
    const alias: string = at;
    at = goodsCategories.find((one) => one.alias === alias)?.parent;
  }
  return false;
}

const within = (value: number | undefined, { from = -Infinity, to = Infinity }: NumberRange): boolean =>
  value !== undefined && value >= from && value <= to;

function passes(good: Good, alias: string, set: GoodsFilters[string]): boolean {
  const attribute = good.attributes?.find((one) => one.alias === alias);
  if (!Array.isArray(set)) return within(alias === 'price' ? good.price_minor : attribute?.number, set);
  if (alias === 'available') return set.length > 1 || set.includes(String(good.available));
  return set.some((value) => attribute?.values?.includes(value) ?? false);
}

export interface ModelList {
  readonly category: string;
  readonly types: readonly string[];
  readonly filters: GoodsFilters;
}

/** Goods of a list by the plain meaning of its parts, leaving one filter out. */
export const modelGoods = ({ category, types, filters }: ModelList, without?: string): readonly Good[] =>
  goods.filter(
    (good) =>
      isBelow(good, category) &&
      (types.length === 0 || types.includes(good.product_type ?? '')) &&
      Object.entries(filters).every(([alias, set]) => alias === without || passes(good, alias, set)),
  );

const byAlias = (a: Good, b: Good) => (a.alias < b.alias ? -1 : 1);

/** The same in an order, where that is told without a dictionary. */
export const modelOrder: Readonly<Record<Exclude<GoodsOrder, 'title'>, (a: Good, b: Good) => number>> = {
  default: (a, b) => Number(b.available) - Number(a.available) || byAlias(a, b),
  'price-asc': (a, b) => a.price_minor - b.price_minor || byAlias(a, b),
  'price-desc': (a, b) => b.price_minor - a.price_minor || byAlias(a, b),
};

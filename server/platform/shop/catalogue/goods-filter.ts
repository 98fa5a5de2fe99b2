import type { GoodsFilters, NumberRange } from '#schemas/goods-list.ts';
import type { ProductAttribute, ProductType } from '#schemas/product-type.ts';

/** One filter of a list, as the database is asked for it. */
export type AppliedFilter =
  | { readonly kind: 'price'; readonly alias: 'price'; readonly range: NumberRange }
  | { readonly kind: 'available'; readonly alias: 'available'; readonly wanted: boolean }
  | { readonly kind: 'choice'; readonly alias: string; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly alias: string; readonly range: NumberRange };

/** Attributes of product types by their alias; of several with one alias the first, with the values of all. */
export function attributesOf(types: readonly ProductType[]): ReadonlyMap<string, ProductAttribute> {
  const found = new Map<string, ProductAttribute>();
  for (const attribute of types.flatMap(({ attributes }) => attributes)) {
    const first = found.get(attribute.alias);
    found.set(attribute.alias, first ? merged(first, attribute) : attribute);
  }
  return found;
}

function merged(first: ProductAttribute, other: ProductAttribute): ProductAttribute {
  const known = new Set(first.values?.map(({ alias }) => alias));
  const more = (other.values ?? []).filter(({ alias }) => !known.has(alias));
  return more.length === 0 ? first : { ...first, values: [...(first.values ?? []), ...more] };
}

/**
 * The filters of a list that there are: one of another name, or with what it cannot be set to, is passed over. Addresses of
 * pages carry what advertising adds, and old ones what goods are not told apart by any more.
 */
export function appliedFilters(
  filters: GoodsFilters,
  attributes: ReadonlyMap<string, ProductAttribute>,
): readonly AppliedFilter[] {
  return Object.entries(filters).flatMap(([alias, set]): AppliedFilter[] => {
    if (Array.isArray(set)) return chosen(alias, set, attributes);
    if (set.from === undefined && set.to === undefined) return [];
    if (alias === 'price') return [{ kind: 'price', alias, range: set }];
    return attributes.get(alias)?.kind === 'number' ? [{ kind: 'number', alias, range: set }] : [];
  });
}

function chosen(
  alias: string,
  values: readonly string[],
  attributes: ReadonlyMap<string, ProductAttribute>,
): AppliedFilter[] {
  if (alias === 'available') {
    // Both is no choice.
    const [wanted, ...others] = new Set(values);
    return wanted !== undefined && others.length === 0 && (wanted === 'true' || wanted === 'false')
      ? [{ kind: 'available', alias, wanted: wanted === 'true' }]
      : [];
  }
  return attributes.get(alias)?.kind === 'choice' ? [{ kind: 'choice', alias, values }] : [];
}

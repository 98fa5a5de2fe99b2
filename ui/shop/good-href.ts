import { type GoodsListState, readGoodsList, writeGoodsList } from '#schemas/goods-list-address.ts';

/** Parameter of an article's address: the query of the list it was opened from, so that the way back keeps its filters. */
export const listParameter = 'list';
/** Another list than that of the article's own category: the category whose page it stood on. */
export const listCategoryParameter = 'in';

/** A list that articles are opened from. */
export interface OpenedFrom {
  /** Category whose page the list stands on; left out where it is the article's own. */
  readonly category?: string | undefined;
  readonly state: GoodsListState;
}

/**
 * Path of an article without locale prefix: `/category/telefony/goods/x?list=kolor%3Dczarny%26sort%3Dprice-asc`. The list it
 * is opened from goes along, so that its page leads to the next and the previous one of that list, and back to it.
 */
export function goodHref(
  { category, alias }: { readonly category: string; readonly alias: string },
  from?: OpenedFrom,
): string {
  const path = `/category/${category}/goods/${alias}`;
  if (!from) return path;
  const query = new URLSearchParams();
  if (from.category !== undefined && from.category !== category)
    query.set(listCategoryParameter, from.category);
  const list = String(writeGoodsList(from.state));
  if (list !== '') query.set(listParameter, list);
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Path of the list an article was opened from.
 * @param category of the article's own list, where the address names no other
 * @param list the parameter as it stands in the article's address
 */
export function goodsListHref(category: string, list: string | null): string {
  const query = writeGoodsList(readGoodsList(new URLSearchParams(list ?? '')));
  return query.size === 0 ? `/category/${category}` : `/category/${category}?${query}`;
}

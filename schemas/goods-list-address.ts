import type { GoodsFilters, NumberRange } from './goods-list.ts';

/** Orders of a list of goods. */
export const goodsOrders = ['default', 'price-asc', 'price-desc', 'title'] as const;
export type GoodsOrder = (typeof goodsOrders)[number];

/** Which part of which list of goods is shown, as the address of the page says it. */
export interface GoodsListState {
  readonly filters: GoodsFilters;
  readonly sort: GoodsOrder;
  /** From 1. */
  readonly page: number;
}

const isOrder = (text: string): text is GoodsOrder => goodsOrders.some((order) => order === text);
/** As aliases are written (schemas/names.ts). */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const number = String.raw`-?\d{1,12}(?:\.\d{1,6})?`;
const rangeOf = new RegExp(`^(${number})?~(${number})?$`);
/** What the address of a list carries besides its filters; no attribute is called so (schemas/product-type.ts). */
export const listParameters = ['sort', 'page', 'q', 'language'] as const;
const notFilters: ReadonlySet<string> = new Set(listParameters);

/**
 * Reads the state of a list from the query of its page: `?kolor=czarny.bialy&price=10000~50000&sort=price-asc&page=2`.
 * Values of a choice are joined by dots, ends of a range by a tilde. What cannot be read is passed over: addresses are
 * shared, shortened and guessed.
 */
export function readGoodsList(query: URLSearchParams): GoodsListState {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? '1');
  const filters: Record<string, string[] | NumberRange> = {};
  for (const [name, text] of query) {
    if (notFilters.has(name) || !slug.test(name) || Object.keys(filters).length >= 20) continue;
    const value = readRange(text) ?? readValues(text);
    if (value !== null) Object.defineProperty(filters, name, { value, enumerable: true, configurable: true });
  }
  return {
    filters,
    sort: isOrder(sort) ? sort : 'default',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

function readRange(text: string): NumberRange | null {
  const [whole, from, to] = rangeOf.exec(text) ?? [];
  if (whole === undefined || (from === undefined && to === undefined)) return null;
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  };
}

function readValues(text: string): string[] | null {
  const values = [...new Set(text.split('.'))].filter((value) => slug.test(value)).slice(0, 200);
  return values.length > 0 ? values.toSorted() : null;
}

/** The query of a list as text; a tilde means nothing else in an address, so it is written as it is. */
export const goodsListQuery = (state: GoodsListState): string =>
  writeGoodsList(state).toString().replaceAll('%7E', '~');

/** The query of the page that shows this part of the list; the same state has one address only. */
export function writeGoodsList({ filters, sort, page }: GoodsListState): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (Array.isArray(value)) {
      if (value.length > 0) query.set(name, value.toSorted().join('.'));
    } else if (value.from !== undefined || value.to !== undefined) {
      query.set(name, `${value.from ?? ''}~${value.to ?? ''}`);
    }
  }
  if (sort !== 'default') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

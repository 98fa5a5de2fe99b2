import type { GoodsFilter, NumberRange } from '#schemas/goods-list.ts';
import {
  type GoodsListState,
  goodsListQuery,
  readGoodsList,
  writeGoodsList,
} from '#schemas/goods-list-address.ts';

/** All values of a parameter of the address, or of a field of the form. */
export type ReadValues = (name: string) => readonly string[];

/**
 * Which part of the list is asked for. Read are the filters there are, and no other parameter: what else stands in an address
 * changes nothing. Boxes of a form come as several values of one name, the ends of a range as two, as people write them.
 */
export function readListState(filters: readonly GoodsFilter[], values: ReadValues): GoodsListState {
  const query = new URLSearchParams();
  for (const name of ['sort', 'page']) query.set(name, values(name)[0] ?? '');
  const { sort, page } = readGoodsList(query);
  return {
    filters: definedOf(filters.map((filter) => [filter.alias, readFilter(filter, values)])),
    sort,
    page,
  };
}

/**
 * What the form of the filters asks for. A form that says what is shown already asks for nothing: whoever only passes through a
 * field of it stays on the page of the list where they are.
 */
export function readFilterForm(
  filters: readonly GoodsFilter[],
  values: ReadValues,
  shown: GoodsListState,
): GoodsListState {
  const asked = readListState(filters, values);
  return goodsListQuery(asked) === goodsListQuery({ ...shown, page: asked.page }) ? shown : asked;
}

function readFilter(filter: GoodsFilter, values: ReadValues): string[] | NumberRange | undefined {
  const said = values(filter.alias);
  if (filter.kind === 'choice') {
    const named = new Set(said.flatMap((text) => text.split('.')));
    const chosen = (filter.options ?? []).map(({ value }) => value).filter((value) => named.has(value));
    // What can be had and what cannot is everything.
    if (chosen.length === 0 || (filter.alias === 'available' && chosen.length > 1)) return undefined;
    return chosen.toSorted();
  }
  const range = said.length > 1 ? typedRange(said, filter.unit) : addressRange(said[0] ?? '');
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return from === undefined && to === undefined ? undefined : range;
}

function addressRange(text: string): NumberRange | undefined {
  const range = readGoodsList(new URLSearchParams({ range: text })).filters['range'];
  return range === undefined || Array.isArray(range) ? undefined : range;
}

const typedRange = ([from = '', to = '']: readonly string[], unit: string | undefined): NumberRange =>
  definedOf([
    ['from', typedNumber(from, unit)],
    ['to', typedNumber(to, unit)],
  ]);

/** A number as people write it; prices in whole units of the currency, which are kept in minor ones. */
function typedNumber(text: string, unit: string | undefined): number | undefined {
  const plain = text.replace(/\s/gu, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return undefined;
  return unit === 'minor' ? Math.round(Number(plain) * 100) : Number(plain);
}

/** As `typedNumber` reads it. */
export const writeNumber = (value: number, unit: string | undefined, locale: string): string => {
  const plain = String(unit === 'minor' ? value / 100 : value);
  return locale === 'en' ? plain : plain.replace('.', ',');
};

/** Without the ends that keep nothing out: with them, one list would have any number of addresses. */
export const withinEnds = (filters: readonly GoodsFilter[], state: GoodsListState): GoodsListState => ({
  ...state,
  filters: definedOf(
    Object.entries(state.filters).map(([alias, value]): readonly [string, typeof value | undefined] => {
      const { min, max } = filters.find((filter) => filter.alias === alias) ?? {};
      if (Array.isArray(value) || min === undefined || max === undefined) return [alias, value];
      const from = value.from !== undefined && value.from > min ? value.from : undefined;
      const to = value.to !== undefined && value.to < max ? value.to : undefined;
      const range = definedOf([
        ['from', from],
        ['to', to],
      ]);
      return [alias, from === undefined && to === undefined ? undefined : range];
    }),
  ),
});

/** How each parameter of the list should be written; null for what should not be there. */
export function canonicalQuery(
  filters: readonly GoodsFilter[],
  state: GoodsListState,
): Record<string, string | null> {
  const query = writeGoodsList(state);
  const names = [...filters.map(({ alias }) => alias).toSorted(), 'sort', 'page'];
  return Object.fromEntries(names.map((name) => [name, query.get(name)]));
}

/** The list with one value of a choice more, or without it. The other part of a list begins at its first page. */
export function toggled(state: GoodsListState, alias: string, value: string): GoodsListState {
  const set = state.filters[alias];
  const before = Array.isArray(set) ? set : [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value].toSorted();
  return withFilter(state, alias, after.length > 0 ? after : undefined);
}

/** The list with a filter set so, or not at all. */
export const withFilter = (
  state: GoodsListState,
  alias: string,
  value: string[] | NumberRange | undefined,
): GoodsListState => ({
  ...state,
  filters: definedOf([
    ...Object.entries(state.filters).filter(([name]) => name !== alias),
    [alias, value] as const,
  ]),
  page: 1,
});

/** The whole list, in the order it has. */
export const withoutFilters = (state: GoodsListState): GoodsListState => ({ ...state, filters: {}, page: 1 });

const definedOf = <T>(entries: readonly (readonly [string, T | undefined])[]): Record<string, T> =>
  Object.fromEntries(entries.filter((entry): entry is readonly [string, T] => entry[1] !== undefined));

import { formatMoney } from '#engine/format/money.ts';
import { formatNumber } from '#engine/format/number.ts';
import type { GoodsFilter } from '#schemas/goods-list.ts';
import type { GoodsListState } from '#schemas/goods-list-address.ts';
import { toggled, withFilter } from './list-state.ts';

/** What texts of a list are made with. */
export interface ListWords {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly locale: string;
  readonly currency: string;
}

/** One thing the list is narrowed to, and the list without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  readonly without: GoodsListState;
}

/** All that a list is narrowed to, in the order of its filters. */
export function chosenFilters(
  filters: readonly GoodsFilter[],
  state: GoodsListState,
  words: ListWords,
): ChosenFilter[] {
  return filters.flatMap((filter): ChosenFilter[] => {
    const { alias, title } = filter;
    const set = state.filters[alias];
    if (set === undefined) return [];
    if (!Array.isArray(set))
      return [
        {
          key: alias,
          label: `${title}: ${rangeLabel(filter, set, words)}`,
          without: withFilter(state, alias, undefined),
        },
      ];
    return set.map((value) => ({
      key: `${alias}.${value}`,
      label: `${title}: ${filter.options?.find((option) => option.value === value)?.title ?? value}`,
      without: toggled(state, alias, value),
    }));
  });
}

/** A filter that keeps the list empty, and how many goods there would be without it. */
export interface NearestList {
  readonly title: string;
  readonly count: number;
  readonly state: GoodsListState;
}

/** For a list that holds nothing: what it takes to give up a single filter, the most goods first. */
export const nearestLists = (filters: readonly GoodsFilter[], state: GoodsListState): NearestList[] =>
  filters
    .flatMap(({ alias, title, without = 0 }): NearestList[] =>
      state.filters[alias] !== undefined && without > 0
        ? [{ title, count: without, state: withFilter(state, alias, undefined) }]
        : [],
    )
    .toSorted((one, other) => other.count - one.count);

/** A number of a filter in its unit. */
export const inUnit = (
  value: number,
  unit: string | undefined,
  { locale, currency }: Pick<ListWords, 'locale' | 'currency'>,
): string =>
  unit === 'minor'
    ? formatMoney(Math.round(value), locale, currency)
    : `${formatNumber(value, locale)}${unit ? ` ${unit}` : ''}`;

function rangeLabel(
  { unit }: GoodsFilter,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
  words: ListWords,
): string {
  const ends = {
    from: from === undefined ? '' : inUnit(from, unit, words),
    to: to === undefined ? '' : inUnit(to, unit, words),
  };
  if (from === undefined) return words.t('goods-list.up-to', ends);
  return words.t(to === undefined ? 'goods-list.from-on' : 'goods-list.between', ends);
}

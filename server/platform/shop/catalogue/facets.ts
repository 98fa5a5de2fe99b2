import type { FilterOption, GoodsFilter } from '#schemas/goods-list.ts';
import type { ProductAttribute } from '#schemas/product-type.ts';
import type { AppliedFilter } from './goods-filter.ts';
import type { FactCount } from './goods-statements.ts';

/** Words of filters that are no attribute. */
export interface FilterWords {
  readonly price: string;
  readonly available: string;
  readonly yes: string;
  readonly no: string;
}

interface FacetsOf {
  readonly counts: readonly FactCount[];
  /** In the order they were counted with. */
  readonly filters: readonly AppliedFilter[];
  readonly attributes: ReadonlyMap<string, ProductAttribute>;
  readonly words: FilterWords;
}

/**
 * What a list can be narrowed by, of the counts of its facts: first the price, then attributes in the order of their types,
 * at last what can be had. A filter that tells nothing apart is left out, unless it is set.
 */
export function facetsOf({ counts, filters, attributes, words }: FacetsOf): GoodsFilter[] {
  /** Facts of goods that every other filter lets through. */
  const beside = (alias: string): readonly FactCount[] => {
    const own = filters.findIndex((filter) => filter.alias === alias) + 1;
    return counts.filter(({ failed }) => failed === 0 || failed === own);
  };
  const set = new Map(filters.map((filter) => [filter.alias, filter]));
  /** Each article has one price, so its facts count the goods themselves. */
  const without = (alias: string) =>
    set.has(alias) && {
      without: beside(alias).reduce((sum, { about, count }) => (about === 'price' ? sum + count : sum), 0),
    };
  const range = (alias: string, title: string, unit: string | undefined, about: 'number' | 'price') => {
    const own = beside(alias).filter(
      (fact) => fact.about === about && (about === 'price' || fact.name === alias),
    );
    const filter = set.get(alias);
    const selected = filter && 'range' in filter ? filter.range : undefined;
    const min = least(own);
    const max = most(own);
    if (selected === undefined && (min === null || min === max)) return [];
    return [
      {
        alias,
        title,
        kind: 'range' as const,
        ...(unit !== undefined && { unit }),
        ...(min !== null && max !== null && { min, max }),
        count: own.reduce((sum, { count }) => sum + count, 0),
        ...(selected !== undefined && { selected }),
        ...without(alias),
      },
    ];
  };
  const choice = (
    alias: string,
    title: string,
    {
      about,
      values,
    }: { about: 'choice' | 'available'; values: readonly { value: string; title: string; name: string }[] },
  ) => {
    const byName = new Map<string, number>();
    for (const fact of beside(alias))
      if (fact.about === about) byName.set(fact.name, (byName.get(fact.name) ?? 0) + fact.count);
    const filter = set.get(alias);
    const chosen = new Set(
      filter?.kind === 'choice' ? filter.values : filter?.kind === 'available' ? [String(filter.wanted)] : [],
    );
    const options = values
      .map((one): FilterOption => {
        const count = byName.get(one.name) ?? 0;
        return { value: one.value, title: one.title, count, selected: chosen.has(one.value) };
      })
      .filter(({ count, selected }) => count > 0 || selected);
    return options.length > 1 || chosen.size > 0
      ? [{ alias, title, kind: 'choice' as const, options, ...without(alias) }]
      : [];
  };
  return [
    ...range('price', words.price, 'minor', 'price'),
    ...[...attributes.values()].flatMap(({ alias, title, kind, unit, values = [] }): GoodsFilter[] =>
      kind === 'number'
        ? range(alias, title, unit, 'number')
        : choice(alias, title, {
            about: 'choice',
            values: values.map((one) => ({
              value: one.alias,
              title: one.title,
              name: `${alias}=${one.alias}`,
            })),
          }),
    ),
    ...choice('available', words.available, {
      about: 'available',
      values: [
        { value: 'true', title: words.yes, name: 'true' },
        { value: 'false', title: words.no, name: 'false' },
      ],
    }),
  ];
}

const least = (facts: readonly FactCount[]): number | null =>
  facts.reduce<number | null>((low, { min }) => (min === null ? low : Math.min(low ?? min, min)), null);
const most = (facts: readonly FactCount[]): number | null =>
  facts.reduce<number | null>((high, { max }) => (max === null ? high : Math.max(high ?? max, max)), null);

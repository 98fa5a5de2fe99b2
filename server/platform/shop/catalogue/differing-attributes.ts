import type { GoodAttribute, GoodSummary } from '#schemas/good.ts';

/** The same for the same value, in whatever order it was written. */
const saidBy = ({ values, number }: GoodAttribute): string =>
  JSON.stringify([values?.toSorted() ?? [], number ?? null]);

/** Aliases of the attributes that are not the same for all of these goods, in the order in which they are first named. */
export function differingAttributes(goods: readonly Pick<GoodSummary, 'attributes'>[]): ReadonlySet<string> {
  const named = new Set(goods.flatMap(({ attributes = [] }) => attributes.map(({ alias }) => alias)));
  const said = (alias: string, { attributes = [] }: Pick<GoodSummary, 'attributes'>) => {
    const own = attributes.find((attribute) => attribute.alias === alias);
    return own ? saidBy(own) : null;
  };
  return new Set([...named].filter((alias) => new Set(goods.map((good) => said(alias, good))).size > 1));
}

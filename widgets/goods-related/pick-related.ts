import type { GoodDetails, GoodSummary } from '#schemas/good.ts';

interface Around {
  /** Whose page it is; null elsewhere. */
  readonly article: Pick<GoodDetails, 'alias' | 'variants'> | null;
  readonly count: number;
}

/** Goods to offer beside an article: not itself, none of its variants, first what can be had, in the order they came. */
export function pickRelated(
  goods: readonly GoodSummary[],
  { article, count }: Around,
): readonly GoodSummary[] {
  const own = new Set(article ? [article.alias, ...article.variants.map(({ alias }) => alias)] : []);
  return goods
    .filter(({ alias }) => !own.has(alias))
    .toSorted((a, b) => Number(b.available) - Number(a.available))
    .slice(0, count);
}

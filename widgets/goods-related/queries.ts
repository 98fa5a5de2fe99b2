import type { QueryContext } from '#registry/widget.ts';
import type { GoodDetails, GoodSummary } from '#schemas/good.ts';
import { pickRelated } from './pick-related.ts';
import type { GoodsRelatedProps } from './props.ts';

/** The chosen goods, else goods of a category. The article of the address is never among them, nor another variant of it. */
export function queries(
  { goods: chosen, category, count }: GoodsRelatedProps,
  { content, locale, params }: QueryContext,
) {
  const own = params['good_id'];
  return {
    goods: {
      queryKey: ['goods-related', locale, own, chosen, category, count],
      queryFn: async (): Promise<readonly GoodSummary[]> => {
        const article = own === undefined ? null : await content.good(own);
        const from = category ?? article?.category;
        // Where some are passed over, there are still enough.
        const limit = count + 1 + (article?.variants.length ?? 0);
        const found =
          chosen.length > 0
            ? (await Promise.all(chosen.map((alias) => content.good(alias))))
                .filter((good) => good !== null)
                .map(summaryOf)
            : from === undefined
              ? []
              : await content.goods({ category: from, limit });
        return pickRelated(found, { article, count });
      },
    },
  };
}
export type GoodsRelatedQueries = ReturnType<typeof queries>;

function summaryOf(good: GoodDetails): GoodSummary {
  const {
    pictures: _p,
    description: _d,
    variants: _v,
    differs_in: _i,
    type: _t,
    variant_group: _g,
    ...rest
  } = good;
  return rest;
}

import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import { goodsParameter, readShared } from './shared-address.ts';

/** Whose list the page shows: the visitor’s own, which only the browser knows, or the one that its address names. */
export type WishlistShown =
  | { readonly kind: 'own' }
  | { readonly kind: 'shared'; readonly goods: readonly GoodSummary[] }
  /** Of an example, which has a list of its own and asks nobody. */
  | {
      readonly kind: 'sample';
      readonly goods: readonly GoodSummary[];
      readonly state: 'read' | 'reading' | 'failed';
    };

export const queries = (_props: unknown, { content, locale, parameter }: QueryContext) => {
  const named = readShared(parameter(goodsParameter));
  const shown: WidgetQuery<WishlistShown> = {
    queryKey: ['wishlist', locale, named],
    queryFn: async () => {
      if (named === null) return { kind: 'own' };
      const goods = await Promise.all(named.map((alias) => content.good(alias)));
      return { kind: 'shared', goods: goods.flatMap((good) => (good ? [cardOf(good)] : [])) };
    },
  };
  return { shown };
};
export type WishlistQueries = ReturnType<typeof queries>;

/** What of an article a card shows: the rest of it would only make the page heavy. */
function cardOf(good: GoodSummary): GoodSummary {
  const { id, alias, category, title, summary, image, price_minor, currency, available } = good;
  const { lowest_price_minor: lowest, old_price_minor: old, sale_conditions: conditions } = good;
  return {
    ...{ id, alias, category, title, summary, price_minor, currency, available },
    ...(image && { image }),
    ...(lowest !== undefined && { lowest_price_minor: lowest }),
    ...(old !== undefined && { old_price_minor: old }),
    ...(conditions && { sale_conditions: conditions }),
  };
}

import { type InstalmentOffer, instalmentOffer } from '#engine/credit/instalment-offer.ts';
import { formatNumber } from '#engine/format/number.ts';
import { readShopConfig } from '#engine/shop/read-shop-config.ts';
import type { QueryContext } from '#registry/widget.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import type { GoodSummary } from '#schemas/good.ts';
import { deliveryTitle } from '#schemas/shop-config.ts';
import { pathTo } from '#ui/shop/category-tree.ts';
import { conditionsOf } from '#ui/shop/conditions.ts';
import { goodsListHref, listCategoryParameter, listParameter } from '#ui/shop/good-href.ts';
import { type DeliveryTerms, shownGood } from './good-view-data.ts';
import type { GoodProps } from './props.ts';

/** The article of the address with everything its page decides by: what it costs, how it comes, what stands beside it. */
export function queries({ alias }: GoodProps, context: QueryContext) {
  const { content, locale, params, today, parameter } = context;
  const wanted = alias ?? params['good_id'] ?? '';
  const list = parameter(listParameter);
  const listCategory = parameter(listCategoryParameter);
  return {
    shown: {
      queryKey: ['good', locale, wanted],
      queryFn: async () => {
        const found = await content.good(wanted);
        return found && shownGood(found, (value) => formatNumber(value, locale));
      },
    },
    categories: {
      queryKey: ['good-path', locale, wanted],
      queryFn: async () => {
        const [found, all] = await Promise.all([content.good(wanted), content.goodCategories()]);
        const own = all.find((one) => one.alias === found?.category);
        return own ? pathTo(all, own).map((one) => ({ alias: one.alias, title: one.title })) : [];
      },
    },
    place: {
      queryKey: ['good-place', locale, wanted, listCategory, list],
      queryFn: async () => {
        const found = await content.good(wanted);
        if (!found) return null;
        const category = listCategory ?? found.category;
        const beside = await content.goodNeighbours({ alias: wanted, category, list: list ?? '' });
        return beside && { ...beside, category, list, href: goodsListHref(category, list) };
      },
    },
    delivery: {
      queryKey: ['shop-delivery', locale],
      queryFn: async (): Promise<DeliveryTerms | null> => {
        const config = await readShopConfig(content);
        return (
          config && {
            currency: config.currency,
            returnDays: config.return_days,
            ways: config.delivery.map((way) => ({
              alias: way.alias,
              title: deliveryTitle(way, locale),
              priceMinor: way.price_minor,
              freeFromMinor: way.free_from_minor,
              days: way.days,
            })),
          }
        );
      },
    },
    instalments: {
      queryKey: ['good-instalments', locale, wanted, today],
      queryFn: async () => {
        const [found, values, options] = await Promise.all([
          content.good(wanted),
          content.config(creditConfigCategory),
          // The configuration's terms stand in; the failed read is noted by the reader itself.
          content.calculatorOptions(today).catch(() => null),
        ]);
        return found
          ? offersOf(found, (priceMinor) =>
              instalmentOffer({ priceMinor, currency: found.currency }, { values, options, today, locale }),
            )
          : {};
      },
    },
  };
}
export type GoodQueries = ReturnType<typeof queries>;

/** The offer for each price the article can have, by that price. */
function offersOf(
  good: GoodSummary,
  offerOf: (priceMinor: number) => InstalmentOffer | null,
): Readonly<Record<string, InstalmentOffer | null>> {
  const prices = new Set(conditionsOf(good).map(({ priceMinor }) => priceMinor));
  return Object.fromEntries(
    [...prices].map((minor) => [String(minor), good.available ? offerOf(minor) : null]),
  );
}

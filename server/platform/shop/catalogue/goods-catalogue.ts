import type { SQL } from 'drizzle-orm';
import { limits } from '#schemas/constants.ts';
import type { Good, PriceHistory } from '#schemas/good.ts';
import type { GoodNeighbours, GoodsFilter, GoodsFilters } from '#schemas/goods-list.ts';
import { type GoodsOrder, goodsOrders } from '#schemas/goods-list-address.ts';
import type { Orm } from '../../base/database/database.ts';
import {
  type LiveContent,
  type LiveEntries,
  type LiveState,
  toEntries,
} from '../../content/live/live-content.ts';
import { liveRow } from '../../content/live/live-statements.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { categoryWithChildren } from './category-tree.ts';
import { facetsOf } from './facets.ts';
import { goodWithVariants, pricesWithin } from './good-statements.ts';
import { appliedFilters, attributesOf } from './goods-filter.ts';
import {
  factCountRow,
  factCounts,
  type GoodsSelection,
  goodNeighbours,
  goodsPage,
} from './goods-statements.ts';
import { filterWords, sorterTitle } from './goods-texts.ts';

/** Goods of a category and of those below it, narrowed; the whole catalogue without a category. */
export interface WantedGoods {
  readonly category: string | null;
  readonly productTypes?: readonly string[];
  readonly filters?: GoodsFilters;
}

/** An article with all of its group, itself among them. */
export interface GoodWithVariants {
  readonly good: Good;
  readonly variants: readonly Good[];
}

/** Within so many days before a reduction the lowest price counts (Directive 98/6/EC art. 6a). */
const historyDays = 30;

/** Goods and lists of them. */
export interface GoodsCatalogue {
  /** `data` is null when there is no such article. */
  good(alias: string, language: WantedLanguage): Promise<LiveState & { data: GoodWithVariants | null }>;
  /** `data` is null when there is no such article. */
  priceHistory(
    alias: string,
    condition: string,
    language: WantedLanguage,
  ): Promise<LiveState & { data: PriceHistory | null }>;
  /** @returns null when there is no such category */
  goods(
    wanted: WantedGoods,
    page: { readonly sort: GoodsOrder; readonly limit: number; readonly offset: number },
    language: WantedLanguage,
  ): Promise<LiveEntries<Good> | null>;
  /** @returns null when there is no such category */
  filters(
    wanted: WantedGoods,
    language: WantedLanguage,
  ): Promise<(LiveState & { data: GoodsFilter[] }) | null>;
  sorters(language: string): { alias: GoodsOrder; title: string }[];
  /** @returns null when there is no such category */
  neighbours(
    alias: string,
    list: { readonly wanted: WantedGoods; readonly sort: GoodsOrder },
    language: WantedLanguage,
  ): Promise<(LiveState & { data: GoodNeighbours }) | null>;
}

export function createGoodsCatalogue({ orm, live }: { orm: Orm; live: LiveContent }): GoodsCatalogue {
  const limit = limits.categories;
  /** What the database is asked for, with what was read to know it. */
  const select = async (
    { category, productTypes = [], filters = {} }: WantedGoods,
    language: WantedLanguage,
  ) => {
    const [types, categories] = await Promise.all([
      live.all('product-type', language, { limit }),
      category === null ? null : live.all('good-category', language, { limit }),
    ]);
    const aliases =
      categories && category !== null
        ? categoryWithChildren(
            categories.entries.map(({ data }) => data),
            category,
          )
        : null;
    if (aliases?.length === 0) return null;
    const attributes = attributesOf(types.entries.map(({ data }) => data));
    const selection: GoodsSelection = {
      categories: aliases,
      productTypes,
      filters: appliedFilters(filters, attributes),
    };
    return { selection, attributes };
  };
  /** The one row of a statement about an article, with the state of the very same moment. */
  const oneOf = async <T>(statement: SQL) => {
    const answer = toEntries<T>(await orm.select(liveRow).from(statement));
    const { token, locale, defaultLocale, entries } = answer;
    return { token, locale, defaultLocale, data: entries[0]?.data ?? null };
  };
  return {
    good: (alias, language) => oneOf<GoodWithVariants>(goodWithVariants(alias, language)),
    priceHistory: (alias, condition, language) =>
      oneOf<PriceHistory>(pricesWithin(alias, { condition, days: historyDays }, language)),
    goods: async (wanted, page, language) => {
      const asked = await select(wanted, language);
      if (asked === null) return null;
      return toEntries(await orm.select(liveRow).from(goodsPage(asked.selection, page, language)));
    },
    filters: async (wanted, language) => {
      const asked = await select(wanted, language);
      if (asked === null) return null;
      const counts = await orm.select(factCountRow).from(factCounts(asked.selection, language));
      const [row] = counts;
      if (!row) throw new Error('content_meta has no row');
      const { token, locale, defaultLocale } = row;
      const { filters } = asked.selection;
      const data = facetsOf({ counts, filters, attributes: asked.attributes, words: filterWords(locale) });
      return { token, locale, defaultLocale, data };
    },
    sorters: (language) => goodsOrders.map((alias) => ({ alias, title: sorterTitle(alias, language) })),
    neighbours: async (alias, { wanted, sort }, language) => {
      const asked = await select(wanted, language);
      if (asked === null) return null;
      const list = { selection: asked.selection, sort };
      const answer = toEntries<Omit<GoodNeighbours, 'total'>>(
        await orm.select(liveRow).from(goodNeighbours(alias, list, language)),
      );
      const { token, locale, defaultLocale, total, entries } = answer;
      const beside = entries[0]?.data ?? { previous: null, next: null, position: null };
      return { token, locale, defaultLocale, data: { ...beside, total } };
    },
  };
}

import {
  catalogCategories,
  catalogCategory,
  catalogFilters,
  catalogGood,
  catalogGoods,
  catalogNeighbours,
  catalogPriceHistory,
  catalogSorters,
} from '#schemas/calls/catalog.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { limits } from '#schemas/constants.ts';
import { readGoodsList } from '#schemas/goods-list-address.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { found, languageOf, putCounts, putState } from '../../content/routes/live-answer.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { differingAttributes } from './differing-attributes.ts';
import { summaryOf } from './good-summary.ts';
import type { GoodsCatalogue } from './goods-catalogue.ts';

interface Parts {
  readonly live: LiveContent;
  readonly goodsCatalogue: GoodsCatalogue;
}

const noCategory = (alias: string | null) => `category of goods ${alias}`;

/** Goods, their categories and what lists of them are narrowed by (specification 7). */
export function registerGoodsRoutes(app: PlatformApp, { live, goodsCatalogue }: Parts): void {
  serve(app, catalogCategories, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.categories);
    const answer = await live.all('good-category', languageOf(request), { limit });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, catalogCategory, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('good-category', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, noCategory(alias)) };
  });

  serve(app, catalogGoods, async (request, reply) => {
    const { alias } = request.params;
    const { sort = 'default', offset = 0, limit: asked = rowLimits.goods_page, ...body } = request.body ?? {};
    const limit = capLimit(asked, rowLimits.goods);
    const wanted = {
      category: alias,
      productTypes: body.product_type_aliases ?? [],
      filters: body.filters ?? {},
    };
    const language = languageOf(request);
    const answer = found(
      await goodsCatalogue.goods(wanted, { sort, limit, offset }, language),
      noCategory(alias),
    );
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => summaryOf(data)) };
  });

  serve(app, catalogGood, async (request, reply) => {
    const { alias } = request.params;
    const language = languageOf(request);
    const answer = await goodsCatalogue.good(alias, language);
    putState(reply, answer);
    const { good, variants } = found(answer.data, `article ${alias}`);
    const data = {
      ...good,
      variants: variants.map(summaryOf),
      differs_in: [...differingAttributes(variants)],
    };
    if (!request.query.with_product_type) return { data };
    const type =
      good.product_type === undefined ? null : await live.one('product-type', good.product_type, language);
    return { data: { ...data, type: type?.data ?? null } };
  });

  serve(app, catalogPriceHistory, async (request, reply) => {
    const { alias } = request.params;
    const answer = await goodsCatalogue.priceHistory(
      alias,
      request.query.condition ?? '',
      languageOf(request),
    );
    putState(reply, answer);
    return { data: found(answer.data, `article ${alias}`) };
  });

  serve(app, catalogFilters, async (request, reply) => {
    const { category = null, product_type_aliases: productTypes = [], filters = {} } = request.body ?? {};
    const wanted = { category, productTypes, filters };
    const answer = found(await goodsCatalogue.filters(wanted, languageOf(request)), noCategory(category));
    putState(reply, answer);
    return { data: answer.data };
  });

  serve(app, catalogSorters, async (request, reply) => {
    const state = await live.state(languageOf(request));
    putState(reply, state);
    return { data: goodsCatalogue.sorters(state.locale) };
  });

  serve(app, catalogNeighbours, async (request, reply) => {
    const { category = null, list = '' } = request.query;
    const { filters, sort } = readGoodsList(new URLSearchParams(list));
    const asked = { wanted: { category, filters }, sort };
    const answer = found(
      await goodsCatalogue.neighbours(request.params.alias, asked, languageOf(request)),
      noCategory(category),
    );
    putState(reply, answer);
    return { data: answer.data };
  });
}

import { catalogCategories, catalogCategory, catalogGood, catalogGoods } from '#schemas/calls/catalog.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { found, languageOf, putCounts, putState } from '../routes/live-answer.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** Goods and their categories (specification 7). */
export function registerGoodRoutes(app: PlatformApp, { live, catalogue }: CatalogueParts): void {
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
    return { data: found(answer.data, `category of goods ${alias}`) };
  });

  serve(app, catalogGoods, async (request, reply) => {
    const { alias } = request.params;
    const { sort = 'default', offset = 0, limit: asked = rowLimits.goods_page } = request.body ?? {};
    const language = languageOf(request);
    const limit = capLimit(asked, rowLimits.goods);
    found((await live.one('good-category', alias, language)).data, `category of goods ${alias}`);
    const answer = await catalogue.goods({ category: alias, sort, limit, offset }, language);
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, catalogGood, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('good', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `article ${alias}`) };
  });
}

import { Type } from 'typebox';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { Good, GoodCategory } from '#schemas/good.ts';
import { found, languageOf, putCounts, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { capLimit, failures, LanguageQuery, limitOf, Name, Offset } from '../http/request-schemas.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

const tags = ['Catalogue'];
const byAlias = Type.Object({ alias: Name });
/** The specification names no page size of the goods list; these are ours. */
const goodsPage = 24;
const mostGoods = 100;
const notYet = 'Cannot be filtered by yet: left out or empty.';

/**
 * What a list of goods is asked with. A filter that nobody applies would show goods that were not asked for, so one that
 * holds anything is refused; other fields mean nothing here and are passed over.
 */
const GoodsBody = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, description: `${goodsPage} when left out, at most ${mostGoods}.` }),
  ),
  offset: Offset,
  sort: Type.Optional(
    Type.Union(
      [Type.Literal('default'), Type.Literal('price-asc'), Type.Literal('price-desc'), Type.Literal('title')],
      { description: 'default: what is available first. Equals stand in the order of their aliases.' },
    ),
  ),
  product_type_aliases: Type.Optional(Type.Array(Type.String(), { maxItems: 0, description: notYet })),
  filters: Type.Optional(Type.Object({}, { maxProperties: 0, description: notYet })),
});

/** Goods and their categories (specification 7). */
export function registerGoodRoutes(app: PlatformApp, { live, catalogue }: CatalogueParts): void {
  app.get(
    '/v2/catalog/categories',
    {
      schema: {
        tags,
        summary: 'Categories of goods',
        querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.categories) }),
        response: { 200: Envelope(Type.Array(GoodCategory)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.categories);
      const answer = await live.all('good-category', languageOf(request), { limit });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/catalog/categories/:alias',
    {
      schema: {
        tags,
        summary: 'One category of goods',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(GoodCategory), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('good-category', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `category of goods ${alias}`) };
    },
  );

  app.post(
    '/v2/catalog/categories/:alias/goods',
    {
      schema: {
        tags,
        summary: 'Goods of a category',
        params: byAlias,
        querystring: LanguageQuery,
        body: Type.Union([GoodsBody, Type.Null()]),
        response: { 200: Envelope(Type.Array(Good)), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const { sort = 'default', offset = 0, limit: asked = goodsPage } = request.body ?? {};
      const language = languageOf(request);
      const limit = capLimit(asked, mostGoods);
      found((await live.one('good-category', alias, language)).data, `category of goods ${alias}`);
      const answer = await catalogue.goods({ category: alias, sort, limit, offset }, language);
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/catalog/goods/:alias',
    {
      schema: {
        tags,
        summary: 'One article of the catalogue',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(Good), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('good', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `article ${alias}`) };
    },
  );
}

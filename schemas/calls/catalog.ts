import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { Good, GoodCategory } from '../good.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf, Name, Offset } from './request-schemas.ts';
import { rowLimits } from './row-limits.ts';

const common = {
  area: 'shop',
  access: 'open',
  tags: ['Catalogue'],
  query: LanguageQuery,
  language: 'in-header',
} as const;
const byAlias = Type.Object({ alias: Name });
const notYet = 'Cannot be filtered by yet: left out or empty.';

/**
 * What a list of goods is asked with. A filter that nobody applies would show goods that were not asked for, so one that
 * holds anything is refused; other fields mean nothing here and are passed over.
 */
const GoodsBody = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `${rowLimits.goods_page} when left out, at most ${rowLimits.goods}.`,
    }),
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

export const catalogCategories = defineCall({
  ...common,
  id: 'catalog.categories',
  method: 'GET',
  path: '/v2/catalog/categories',
  summary: 'Categories of goods',
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.categories) }),
  answer: Envelope(Type.Array(GoodCategory)),
  failures: [400],
  sends: { limit: String(limits.categories) },
});

export const catalogCategory = defineCall({
  ...common,
  id: 'catalog.category',
  method: 'GET',
  path: '/v2/catalog/categories/{alias}',
  summary: 'One category of goods',
  params: byAlias,
  answer: Envelope(GoodCategory),
  failures: [400, 404],
});

export const catalogGoods = defineCall({
  ...common,
  id: 'catalog.goods',
  method: 'POST',
  path: '/v2/catalog/categories/{alias}/goods',
  summary: 'Goods of a category',
  params: byAlias,
  body: Type.Union([GoodsBody, Type.Null()]),
  answer: Envelope(Type.Array(Good)),
  failures: [400, 404],
});

export const catalogGood = defineCall({
  ...common,
  id: 'catalog.good',
  method: 'GET',
  path: '/v2/catalog/goods/{alias}',
  summary: 'One article of the catalogue',
  params: byAlias,
  answer: Envelope(Good),
  failures: [400, 404],
});

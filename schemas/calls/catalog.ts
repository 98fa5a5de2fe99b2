import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { GoodCategory, GoodDetails, GoodSummary, PriceHistory } from '../good.ts';
import { GoodNeighbours, GoodsFilter, GoodsFilters, GoodsOrder, GoodsSorter } from '../goods-list.ts';
import { Alias } from '../names.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf, Name, Offset } from './request-schemas.ts';
import { rowLimits } from './row-limits.ts';

const common = {
  area: 'shop',
  access: 'open',
  tags: ['Catalogue'],
  query: LanguageQuery,
  language: 'in-header',
} as const;
const byAlias = Type.Object({ alias: Name });

const narrowed = {
  product_type_aliases: Type.Optional(
    Type.Array(Alias, { maxItems: 100, description: 'Only goods of these product types; empty: of all.' }),
  ),
  filters: Type.Optional(GoodsFilters),
};

/** What a list of goods is asked with. Other fields mean nothing here and are passed over. */
const GoodsBody = Type.Object({
  ...narrowed,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `${rowLimits.goods_page} when left out, at most ${rowLimits.goods}.`,
    }),
  ),
  offset: Offset,
  sort: Type.Optional(GoodsOrder),
});

/** The list whose filters are wanted: of a category with all below it, else of the whole catalogue. */
const FiltersBody = Type.Object({
  ...narrowed,
  category: Type.Optional(Alias),
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
  summary: 'Goods of a category and of those below it, narrowed by filters',
  description:
    'Filters are those that `catalog.filters` names; one of another name is passed over, as addresses of pages carry more.',
  params: byAlias,
  body: Type.Union([GoodsBody, Type.Null()]),
  answer: Envelope(Type.Array(GoodSummary)),
  failures: [400, 404],
});

export const catalogGood = defineCall({
  ...common,
  id: 'catalog.good',
  method: 'GET',
  path: '/v2/catalog/goods/{alias}',
  summary: 'One article of the catalogue with its variants',
  params: byAlias,
  query: Type.Object({
    ...LanguageQuery.properties,
    with_product_type: Type.Optional(
      Type.Boolean({ description: 'Adds `type`: its product type, null where that is not there.' }),
    ),
  }),
  answer: Envelope(GoodDetails),
  failures: [400, 404],
});

export const catalogPriceHistory = defineCall({
  ...common,
  id: 'catalog.price-history',
  method: 'GET',
  path: '/v2/catalog/goods/{alias}/price-history',
  summary: 'What an article cost in the last 30 days',
  description:
    'Every change with the moment from which it held, as the platform noted it with each publication.',
  params: byAlias,
  query: Type.Object({
    ...LanguageQuery.properties,
    condition: Type.Optional(
      askable(60, 'Id of the sale condition whose price is wanted; left out: of the article’s own.'),
    ),
  }),
  answer: Envelope(PriceHistory),
  failures: [400, 404],
});

export const catalogFilters = defineCall({
  ...common,
  id: 'catalog.filters',
  method: 'POST',
  path: '/v2/catalog/filters',
  summary: 'What a list of goods can be narrowed by, with counts that stay right while filters are set',
  description:
    'An option counts the goods that there would be with it: those that every other filter lets through. Options without any goods are left out, unless they are chosen.',
  body: Type.Union([FiltersBody, Type.Null()]),
  answer: Envelope(Type.Array(GoodsFilter)),
  failures: [400, 404],
});

export const catalogSorters = defineCall({
  ...common,
  id: 'catalog.sorters',
  method: 'POST',
  path: '/v2/catalog/sorters',
  summary: 'Orders a list of goods can have',
  answer: Envelope(Type.Array(GoodsSorter)),
  failures: [400],
});

export const catalogNeighbours = defineCall({
  ...common,
  id: 'catalog.neighbours',
  method: 'GET',
  path: '/v2/catalog/products/neighbour-items/{alias}',
  summary: 'What stands beside an article in the list it was opened from',
  params: byAlias,
  query: Type.Object({
    ...LanguageQuery.properties,
    category: Type.Optional(Alias),
    list: Type.Optional(
      askable(
        2000,
        'The query of the list’s page, e.g. `kolor=czarny&sort=price-asc`; its page is passed over.',
      ),
    ),
  }),
  answer: Envelope(GoodNeighbours),
  failures: [400, 404],
});

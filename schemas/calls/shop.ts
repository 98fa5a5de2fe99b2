import type { Call } from './call.ts';

export const shopCalls = [
  { id: 'checkout', method: 'POST', path: '/v2/order/checkout', area: 'shop' },
  {
    id: 'favourite.list',
    method: 'GET',
    path: '/v2/favourite',
    area: 'shop',
    query: ['limit=10000', 'with_product_type', 'idOnly?'],
  },
  { id: 'favourite.add', method: 'POST', path: '/v2/favourite/add', area: 'shop' },
  { id: 'favourite.remove', method: 'POST', path: '/v2/favourite/remove', area: 'shop' },
  { id: 'cart.submit', method: 'POST', path: '/v2/cart', area: 'shop', body: '{goods:[{alias,item_cnt}]}' },
  {
    id: 'catalog.categories',
    method: 'GET',
    path: '/v2/catalog/categories',
    area: 'shop',
    query: ['limit=10000'],
  },
  { id: 'catalog.category', method: 'GET', path: '/v2/catalog/categories/{alias}', area: 'shop' },
  {
    id: 'catalog.goods',
    method: 'POST',
    path: '/v2/catalog/categories/{alias}/goods',
    area: 'shop',
    body: '{product_type_aliases, filters, sort, limit, offset}',
    headers: ['x-items-total'],
  },
  { id: 'catalog.filters', method: 'POST', path: '/v2/catalog/filters', area: 'shop' },
  { id: 'catalog.sorters', method: 'POST', path: '/v2/catalog/sorters', area: 'shop' },
  {
    id: 'catalog.good',
    method: 'GET',
    path: '/v2/catalog/goods/{alias}',
    area: 'shop',
    query: ['with_product_type'],
  },
  {
    id: 'catalog.neighbours',
    method: 'GET',
    path: '/v2/catalog/products/neighbour-items/{alias}',
    area: 'shop',
  },
] as const satisfies readonly Call[];

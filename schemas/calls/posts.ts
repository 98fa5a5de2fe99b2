import type { Call } from './call.ts';

export const postsCalls = [
  {
    id: 'post-categories',
    method: 'GET',
    path: '/v2/posts/categories',
    area: 'posts',
    query: ['limit=10000', 'language'],
  },
  { id: 'post-category', method: 'GET', path: '/v2/posts/categories/{alias}', area: 'posts' },
  {
    id: 'posts',
    method: 'GET',
    path: '/v2/posts/items',
    area: 'posts',
    query: ['category', 'limit', 'offset', 'language'],
    headers: ['x-items-count', 'x-items-total', 'x-items-limit'],
  },
  { id: 'post', method: 'GET', path: '/v2/posts/items/{alias}', area: 'posts' },
] as const satisfies readonly Call[];

import type { Call } from './call.ts';

export const commentsCalls = [
  {
    id: 'comments',
    method: 'GET',
    path: '/v2/posts/items/{alias}/comments',
    area: 'comments',
    query: ['limit', 'offset', 'sorting=all'],
    response: '{data:[...], config}',
    headers: ['x-items-count', 'x-items-total', 'x-items-limit'],
  },
  {
    id: 'answers',
    method: 'GET',
    path: '/v2/posts/items/{alias}/comments',
    area: 'comments',
    query: ['limit=10', 'offset', 'commentTopId'],
  },
  {
    id: 'comment.rate',
    method: 'POST',
    path: '/v2/posts/comments/rate',
    area: 'comments',
    auth: true,
    body: '{comment_id, action: like|dislike|nothing}',
  },
  {
    id: 'comment.create',
    method: 'POST',
    path: '/v2/posts/items/{alias}/comments',
    area: 'comments',
    auth: true,
    body: '{comment_top_id, parent_id, text}',
  },
  {
    id: 'comment.edit',
    method: 'PATCH',
    path: '/v2/posts/comments/{id}',
    area: 'comments',
    auth: true,
    body: '{text}',
  },
  {
    id: 'comment.delete',
    method: 'DELETE',
    path: '/v2/posts/comments/{id}',
    area: 'comments',
    auth: true,
    response: 'true',
  },
] as const satisfies readonly Call[];

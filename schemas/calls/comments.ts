import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const comments = defineCall({
  id: 'comments',
  method: 'GET',
  path: '/v2/posts/items/{alias}/comments',
  area: 'comments',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: Type.Object({
    limit: Type.Optional(Type.String()),
    offset: Type.Optional(Type.String()),
    sorting: Type.Optional(Type.String()),
  }),
  sends: { sorting: 'all' },
});

export const answers = defineCall({
  id: 'answers',
  method: 'GET',
  path: '/v2/posts/items/{alias}/comments',
  area: 'comments',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: Type.Object({
    limit: Type.Optional(Type.String()),
    offset: Type.Optional(Type.String()),
    commentTopId: Type.Optional(Type.String()),
  }),
  sends: { limit: '10' },
});

export const commentRate = defineCall({
  id: 'comment.rate',
  method: 'POST',
  path: '/v2/posts/comments/rate',
  area: 'comments',
  access: 'customer',
  tags: [],
  summary: '',
});

export const commentCreate = defineCall({
  id: 'comment.create',
  method: 'POST',
  path: '/v2/posts/items/{alias}/comments',
  area: 'comments',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
});

export const commentEdit = defineCall({
  id: 'comment.edit',
  method: 'PATCH',
  path: '/v2/posts/comments/{id}',
  area: 'comments',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ id: Type.String() }),
});

export const commentDelete = defineCall({
  id: 'comment.delete',
  method: 'DELETE',
  path: '/v2/posts/comments/{id}',
  area: 'comments',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ id: Type.String() }),
});

export const commentReport = defineCall({
  id: 'comment.report',
  method: 'POST',
  path: '/v2/posts/comments/{id}/report',
  area: 'comments',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ id: Type.String() }),
});

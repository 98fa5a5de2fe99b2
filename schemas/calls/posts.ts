import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const postCategories = defineCall({
  id: 'post-categories',
  method: 'GET',
  path: '/v2/posts/categories',
  area: 'posts',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ ...LanguageQuery.properties, limit: Type.Optional(Type.String()) }),
  sends: { limit: '10000' },
});

export const postCategory = defineCall({
  id: 'post-category',
  method: 'GET',
  path: '/v2/posts/categories/{alias}',
  area: 'posts',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
});

export const posts = defineCall({
  id: 'posts',
  method: 'GET',
  path: '/v2/posts/items',
  area: 'posts',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({
    ...LanguageQuery.properties,
    category: Type.Optional(Type.String()),
    limit: Type.Optional(Type.String()),
    offset: Type.Optional(Type.String()),
  }),
});

export const post = defineCall({
  id: 'post',
  method: 'GET',
  path: '/v2/posts/items/{alias}',
  area: 'posts',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
});

import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const customList = defineCall({
  id: 'custom.list',
  method: 'GET',
  path: '/v2/custom/{type}',
  area: 'custom',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ type: Type.String() }),
  query: Type.Object({ ...LanguageQuery.properties, limit: Type.Optional(Type.String()) }),
  sends: { limit: '100' },
});

export const customItem = defineCall({
  id: 'custom.item',
  method: 'GET',
  path: '/v2/custom/{type}/{id}',
  area: 'custom',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ type: Type.String(), id: Type.String() }),
  query: LanguageQuery,
});

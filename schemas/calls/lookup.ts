import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const lookupProduct = defineCall({
  id: 'lookup.product',
  method: 'GET',
  path: '/v2/{product}/lookup/{alias}',
  area: 'lookup',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: Type.Object({ ...LanguageQuery.properties, limit: Type.Optional(Type.String()) }),
  sends: { limit: '50' },
});

export const lookupSystem = defineCall({
  id: 'lookup.system',
  method: 'GET',
  path: '/v2/system/lookups/{alias}',
  area: 'lookup',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: Type.Object({ ...LanguageQuery.properties, limit: Type.Optional(Type.String()) }),
  sends: { limit: '50' },
  cache: 'lookups',
});

export const countries = defineCall({
  id: 'countries',
  method: 'GET',
  path: '/v2/locations/countries',
  area: 'lookup',
  access: 'open',
  tags: [],
  summary: '',
});

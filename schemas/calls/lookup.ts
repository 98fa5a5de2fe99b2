import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { Country, Lookup } from '../lookup.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf, Name } from './request-schemas.ts';

const common = { area: 'lookup', access: 'open', method: 'GET', tags: ['Lists'] } as const;
const values = {
  ...common,
  summary: 'Values of a lookup',
  params: Type.Object({ alias: Name }),
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.lookup) }),
  answer: Envelope(Lookup),
  failures: [400, 404],
  sends: { limit: String(limits.lookup) },
} as const;

export const lookupProduct = defineCall({
  ...values,
  id: 'lookup.product',
  path: '/v2/{product}/lookup/{alias}',
});

export const lookupSystem = defineCall({
  ...values,
  id: 'lookup.system',
  path: '/v2/system/lookups/{alias}',
  cache: 'lookups',
});

export const countries = defineCall({
  ...common,
  id: 'countries',
  path: '/v2/locations/countries',
  summary: 'Countries of ISO 3166 with their names in a language',
  query: LanguageQuery,
  answer: Envelope(Type.Array(Country)),
  failures: [400],
  language: 'in-header',
});

import type { Call } from './call.ts';

export const lookupCalls = [
  {
    id: 'lookup.product',
    method: 'GET',
    path: '/v2/{product}/lookup/{alias}',
    area: 'lookup',
    query: ['limit=50', 'language'],
    response: '{data:[...]}',
  },
  {
    id: 'lookup.system',
    method: 'GET',
    path: '/v2/system/lookups/{alias}',
    area: 'lookup',
    query: ['limit=50', 'language'],
    cache: 'lookups',
  },
  { id: 'countries', method: 'GET', path: '/v2/locations/countries', area: 'lookup' },
] as const satisfies readonly Call[];

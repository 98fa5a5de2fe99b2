import type { Call } from './call.ts';

export const addressCalls = [
  {
    id: 'address.correct',
    method: 'POST',
    path: '/v2/{product}/correct/address',
    area: 'address',
    auth: true,
  },
  {
    id: 'address.code',
    method: 'GET',
    path: '/v2/{product}/correct/address/code',
    area: 'address',
    query: ['q'],
  },
  {
    id: 'address.city',
    method: 'GET',
    path: '/v2/{product}/correct/address/city',
    area: 'address',
    query: ['q', 'code'],
  },
  {
    id: 'address.street',
    method: 'GET',
    path: '/v2/{product}/correct/address/street',
    area: 'address',
    query: ['q', 'code'],
  },
  {
    id: 'address-service',
    method: 'GET',
    path: '/v2/address-service',
    area: 'address',
    query: ['name', 'locale=pl'],
  },
  // Ours: the specification shows no call for signing, withdrawing, paying off, reading a document's bytes, or the partners.
  {
    id: 'address.self',
    method: 'GET',
    path: '/v2/{product}/correct/address',
    area: 'address',
    auth: true,
    response: '{data: address or null}',
  },
] as const satisfies readonly Call[];

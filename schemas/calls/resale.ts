import type { Call } from './call.ts';

export const resaleCalls = [
  {
    id: 'resale.init',
    method: 'POST',
    path: '/v2/{product}/resale/init',
    area: 'resale',
    auth: true,
    error: '{message}',
  },
  {
    id: 'resale.partner',
    method: 'POST',
    path: '/v2/{product}/resale/partner',
    area: 'resale',
    auth: true,
    error: '{message}',
  },
  {
    id: 'resale.decline',
    method: 'POST',
    path: '/v2/{product}/resale/decline',
    area: 'resale',
    auth: true,
    error: '{message}',
  },
  // Ours: the specification shows no call for signing, withdrawing, paying off, reading a document's bytes, or the partners.
  {
    id: 'resale.offers',
    method: 'GET',
    path: '/v2/{product}/resale/offers',
    area: 'resale',
    auth: true,
    query: ['language'],
    response: '{data}',
  },
] as const satisfies readonly Call[];

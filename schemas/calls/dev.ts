import type { Call } from './call.ts';

export const devCalls = [
  { id: 'dev.statuses', method: 'GET', path: '/v2/{product}/dev/statuses', area: 'dev' },
  { id: 'dev.decisions', method: 'POST', path: '/v2/{product}/dev/decisions', area: 'dev' },
  // Ours: the specification tells what these do, but names no call for it.
  {
    id: 'dev.social-token',
    method: 'GET',
    path: '/v2/{product}/dev/social-token',
    area: 'dev',
    query: ['email'],
    response: '{data:{token}}',
  },
  {
    id: 'dev.outbox',
    method: 'GET',
    path: '/v2/{product}/dev/outbox',
    area: 'dev',
    query: ['to', 'limit'],
    response: '{data:[...]}',
  },
] as const satisfies readonly Call[];

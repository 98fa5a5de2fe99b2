import type { Call } from './call.ts';

export const customCalls = [
  {
    id: 'custom.list',
    method: 'GET',
    path: '/v2/custom/{type}',
    area: 'custom',
    query: ['language', 'limit=100'],
  },
  { id: 'custom.item', method: 'GET', path: '/v2/custom/{type}/{id}', area: 'custom', query: ['language'] },
] as const satisfies readonly Call[];

import type { Call } from './call.ts';

export const proxyCalls = [
  { id: 'proxy', method: 'ANY', path: '/v2/*', area: 'proxy' },
] as const satisfies readonly Call[];

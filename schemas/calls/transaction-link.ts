import type { Call } from './call.ts';

export const transactionLinkCalls = [
  {
    id: 'transaction-link.account',
    method: 'GET',
    path: '/v2/{product}/transaction-link/account',
    area: 'transaction-link',
    auth: true,
  },
  {
    id: 'transaction-link.authorize',
    method: 'POST',
    path: '/v2/{product}/transaction-link/authorize',
    area: 'transaction-link',
    auth: true,
  },
  {
    id: 'transaction-link.status',
    method: 'POST',
    path: '/v2/{product}/transaction-link/status',
    area: 'transaction-link',
    auth: true,
  },
  {
    id: 'transaction-link.process',
    method: 'POST',
    path: '/v2/{product}/transaction-link/process',
    area: 'transaction-link',
    auth: true,
  },
] as const satisfies readonly Call[];

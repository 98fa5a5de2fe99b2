import type { Call } from './call.ts';

export const identificationCalls = [
  { id: 'pay.form', method: 'GET', path: '/v2/{product}/pay/form', area: 'identification', auth: true },
  {
    id: 'pay.bank',
    method: 'GET',
    path: '/v2/{product}/pay/bank',
    area: 'identification',
    auth: true,
    query: ['type=verification'],
  },
  {
    id: 'kontomatik.access',
    method: 'GET',
    path: '/v2/{product}/pay/kontomatik/access',
    area: 'identification',
    auth: true,
  },
  {
    id: 'kontomatik.account',
    method: 'GET',
    path: '/v2/{product}/pay/kontomatik/account',
    area: 'identification',
    auth: true,
  },
  {
    id: 'kontomatik.process',
    method: 'POST',
    path: '/v2/{product}/pay/kontomatik/process',
    area: 'identification',
    auth: true,
  },
  {
    id: 'kontomatik.status',
    method: 'POST',
    path: '/v2/{product}/pay/kontomatik/status',
    area: 'identification',
    auth: true,
  },
] as const satisfies readonly Call[];

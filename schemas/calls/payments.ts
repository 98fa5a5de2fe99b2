import type { Call } from './call.ts';

export const paymentsCalls = [
  {
    id: 'account.transfer-money',
    method: 'POST',
    path: '/v2/{product}/account/transfer-money',
    area: 'payments',
    auth: true,
  },
  {
    id: 'bank-account.list',
    method: 'GET',
    path: '/v2/{product}/bank/account/list',
    area: 'payments',
    auth: true,
    response: '{data:{data:[...]}}',
  },
  {
    id: 'blue-cash.repayment',
    method: 'POST',
    path: '/v2/{product}/blue-cash/repayment',
    area: 'payments',
    auth: true,
  },
  { id: 'pay.status', method: 'GET', path: '/v2/{product}/pay/status', area: 'payments', auth: true },
  {
    id: 'bank.repayment',
    method: 'GET',
    path: '/v2/{product}/bank',
    area: 'payments',
    query: ['type=repayment'],
    response: '{data:[...]}',
  },
  // Ours: the specification shows no call for signing, withdrawing, paying off, reading a document's bytes, or the partners.
  /** The gateway tells its notifications here; signed, without a session. */
  {
    id: 'blue-cash.notification',
    method: 'POST',
    path: '/v2/{product}/blue-cash/notification',
    area: 'payments',
    body: 'signed by the gateway',
  },
] as const satisfies readonly Call[];

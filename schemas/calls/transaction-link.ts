import { bankLinkCalls } from './bank-link-schemas.ts';
import { defineCall } from './define-call.ts';

const link = bankLinkCalls('transaction-link');

export const transactionLinkAccount = defineCall({
  ...link.account,
  id: 'transaction-link.account',
  method: 'GET',
  path: '/v2/{product}/transaction-link/account',
  area: 'transaction-link',
});

export const transactionLinkAuthorize = defineCall({
  ...link.access,
  id: 'transaction-link.authorize',
  method: 'POST',
  path: '/v2/{product}/transaction-link/authorize',
  area: 'transaction-link',
});

export const transactionLinkStatus = defineCall({
  ...link.status,
  id: 'transaction-link.status',
  method: 'POST',
  path: '/v2/{product}/transaction-link/status',
  area: 'transaction-link',
});

export const transactionLinkProcess = defineCall({
  ...link.process,
  id: 'transaction-link.process',
  method: 'POST',
  path: '/v2/{product}/transaction-link/process',
  area: 'transaction-link',
});

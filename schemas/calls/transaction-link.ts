import { defineCall } from './define-call.ts';

export const transactionLinkAccount = defineCall({
  id: 'transaction-link.account',
  method: 'GET',
  path: '/v2/{product}/transaction-link/account',
  area: 'transaction-link',
  access: 'customer',
  tags: [],
  summary: '',
});

export const transactionLinkAuthorize = defineCall({
  id: 'transaction-link.authorize',
  method: 'POST',
  path: '/v2/{product}/transaction-link/authorize',
  area: 'transaction-link',
  access: 'customer',
  tags: [],
  summary: '',
});

export const transactionLinkStatus = defineCall({
  id: 'transaction-link.status',
  method: 'POST',
  path: '/v2/{product}/transaction-link/status',
  area: 'transaction-link',
  access: 'customer',
  tags: [],
  summary: '',
});

export const transactionLinkProcess = defineCall({
  id: 'transaction-link.process',
  method: 'POST',
  path: '/v2/{product}/transaction-link/process',
  area: 'transaction-link',
  access: 'customer',
  tags: [],
  summary: '',
});

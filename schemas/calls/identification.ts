import { Envelope } from '../envelope.ts';
import { VerificationTransfer } from '../lending/bank-link.ts';
import { bankLinkCalls, identifying } from './bank-link-schemas.ts';
import { defineCall } from './define-call.ts';

export const payForm = defineCall({
  ...identifying,
  id: 'pay.form',
  method: 'GET',
  path: '/v2/{product}/pay/form',
  area: 'identification',
  summary: 'The transfer of one grosz that proves an account, and whether it has come',
  answer: Envelope(VerificationTransfer),
});

const link = bankLinkCalls('kontomatik');

export const kontomatikAccess = defineCall({
  ...link.access,
  id: 'kontomatik.access',
  method: 'GET',
  path: '/v2/{product}/pay/kontomatik/access',
  area: 'identification',
});

export const kontomatikAccount = defineCall({
  ...link.account,
  id: 'kontomatik.account',
  method: 'GET',
  path: '/v2/{product}/pay/kontomatik/account',
  area: 'identification',
});

export const kontomatikProcess = defineCall({
  ...link.process,
  id: 'kontomatik.process',
  method: 'POST',
  path: '/v2/{product}/pay/kontomatik/process',
  area: 'identification',
});

export const kontomatikStatus = defineCall({
  ...link.status,
  id: 'kontomatik.status',
  method: 'POST',
  path: '/v2/{product}/pay/kontomatik/status',
  area: 'identification',
});

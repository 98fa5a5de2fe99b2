import { defineCall } from './define-call.ts';

export const payForm = defineCall({
  id: 'pay.form',
  method: 'GET',
  path: '/v2/{product}/pay/form',
  area: 'identification',
  access: 'customer',
  tags: [],
  summary: '',
});

export const kontomatikAccess = defineCall({
  id: 'kontomatik.access',
  method: 'GET',
  path: '/v2/{product}/pay/kontomatik/access',
  area: 'identification',
  access: 'customer',
  tags: [],
  summary: '',
});

export const kontomatikAccount = defineCall({
  id: 'kontomatik.account',
  method: 'GET',
  path: '/v2/{product}/pay/kontomatik/account',
  area: 'identification',
  access: 'customer',
  tags: [],
  summary: '',
});

export const kontomatikProcess = defineCall({
  id: 'kontomatik.process',
  method: 'POST',
  path: '/v2/{product}/pay/kontomatik/process',
  area: 'identification',
  access: 'customer',
  tags: [],
  summary: '',
});

export const kontomatikStatus = defineCall({
  id: 'kontomatik.status',
  method: 'POST',
  path: '/v2/{product}/pay/kontomatik/status',
  area: 'identification',
  access: 'customer',
  tags: [],
  summary: '',
});

import { defineCall } from './define-call.ts';

export const proxy = defineCall({
  id: 'proxy',
  method: 'ANY',
  path: '/v2/*',
  area: 'proxy',
  access: 'open',
  tags: [],
  summary: '',
});

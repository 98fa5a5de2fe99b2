import { defineCall } from './define-call.ts';

export const feedback = defineCall({
  id: 'feedback',
  method: 'POST',
  path: '/v2/{product}/feedback',
  area: 'feedback',
  access: 'open',
  tags: [],
  summary: '',
});

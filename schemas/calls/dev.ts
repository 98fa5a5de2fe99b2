import { Type } from 'typebox';
import { defineCall } from './define-call.ts';

export const devStatuses = defineCall({
  id: 'dev.statuses',
  method: 'GET',
  path: '/v2/{product}/dev/statuses',
  area: 'dev',
  access: 'open',
  tags: [],
  summary: '',
});

export const devDecisions = defineCall({
  id: 'dev.decisions',
  method: 'POST',
  path: '/v2/{product}/dev/decisions',
  area: 'dev',
  access: 'open',
  tags: [],
  summary: '',
});

export const devSocialToken = defineCall({
  id: 'dev.social-token',
  method: 'GET',
  path: '/v2/{product}/dev/social-token',
  area: 'dev',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ email: Type.Optional(Type.String()) }),
});

export const devOutbox = defineCall({
  id: 'dev.outbox',
  method: 'GET',
  path: '/v2/{product}/dev/outbox',
  area: 'dev',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ to: Type.Optional(Type.String()), limit: Type.Optional(Type.String()) }),
});

import { Type } from 'typebox';
import { OutboxMessage, outboxLimit } from '../customer.ts';
import { Envelope } from '../envelope.ts';
import { Application } from '../lending/application.ts';
import { DevDecision } from '../lending/dev-decision.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf } from './request-schemas.ts';

/** A production has none of these ([sec 40]). */
const common = { area: 'dev', tags: ['Sandbox'] } as const;

const StatusRow = Type.Object({
  status: Type.String(),
  screen: Type.Union([Type.String(), Type.Null()]),
  companions: Type.Array(Type.String()),
  processing: Type.Boolean(),
  transitions: Type.Array(Type.Object({ event: Type.String(), to: Type.Array(Type.String()) })),
});

export const devStatuses = defineCall({
  ...common,
  id: 'dev.statuses',
  method: 'GET',
  path: '/v2/{product}/dev/statuses',
  access: 'open',
  summary: 'Every status: its screen, and what leads where',
  query: LanguageQuery,
  answer: Envelope(Type.Array(StatusRow)),
  failures: [400],
});

export const devDecisions = defineCall({
  ...common,
  id: 'dev.decisions',
  method: 'POST',
  path: '/v2/{product}/dev/decisions',
  access: 'customer',
  summary: 'Put the own application where it is wanted, or decide for somebody who is not there',
  query: LanguageQuery,
  body: DevDecision,
  answer: Envelope(Application),
  failures: [400, 401, 404, 409],
});

export const devSocialToken = defineCall({
  ...common,
  id: 'dev.social-token',
  method: 'GET',
  path: '/v2/{product}/dev/social-token',
  access: 'open',
  summary: 'A token of the sandbox network mozaika-id for an address; there is no such call in production',
  query: Type.Object({ ...LanguageQuery.properties, email: Type.String({ maxLength: 200 }) }),
  answer: Envelope(Type.Object({ token: Type.String() })),
  failures: [400],
});

export const devOutbox = defineCall({
  ...common,
  id: 'dev.outbox',
  method: 'GET',
  path: '/v2/{product}/dev/outbox',
  access: 'open',
  summary: 'Messages that left, newest first; in the sandbox only',
  query: Type.Object({
    ...LanguageQuery.properties,
    to: Type.Optional(askable(200, 'Only messages to this address or number.')),
    limit: limitOf(outboxLimit),
  }),
  answer: Envelope(Type.Array(OutboxMessage)),
  failures: [400],
});

import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { Feedback } from '../lending/feedback.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const feedback = defineCall({
  id: 'feedback',
  method: 'POST',
  path: '/v2/{product}/feedback',
  area: 'feedback',
  access: 'open',
  tags: ['Feedback'],
  summary: 'Keep what somebody thinks of the service',
  query: LanguageQuery,
  body: Feedback,
  answer: Envelope(Type.Object({ accepted: Type.Literal(true) })),
  failures: [400, 429],
});

import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import {
  LiftBlock,
  NoteCall,
  NoteResale,
  PersonDecision,
  SupportedApplication,
} from '../../lending/support.ts';
import {
  ApplicationNumber,
  Wait,
  WaitingApplication,
  WaitingCase,
} from '../../lending/waiting-application.ts';
import { support } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

/** What waits for staff (docs/lending.md). */
const common = { area: 'staff', access: support, tags: ['Support'] } as const;
/** What support says of an application that waits for a person; the handler writes it down, with the customer and the word. */
const answered = {
  ...common,
  method: 'POST',
  audited: false,
  description:
    'Needs the role agent or admin. Refused with `409` where it waits for something else by now, or has changed.',
  answer: Envelope(SupportedApplication),
  failures: [400, 401, 403, 404, 409],
} as const;

export const waitingList = defineCall({
  ...common,
  id: 'manage.applications',
  method: 'GET',
  path: '/v2/system/manage/applications',
  summary: 'Applications that wait for staff, the longest waiting first',
  description: 'Needs the role agent or admin. Names and contacts are masked.',
  query: Type.Object({
    waits_for: Type.Optional(Wait),
    q: Type.Optional(askable(30, 'Part of the number.')),
    limit: limitOf(rowLimits.applications),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(WaitingApplication)),
  failures: [400, 401, 403],
});

export const waitingCase = defineCall({
  ...common,
  id: 'manage.applications.case',
  method: 'GET',
  path: '/v2/system/manage/applications/case',
  summary: 'One of them, with what the work needs besides',
  description: 'Needs the role agent or admin. Personal data: every look is written down.',
  query: Type.Object({ number: ApplicationNumber }),
  answer: Envelope(WaitingCase),
  failures: [400, 401, 403, 404],
});

export const applicationUnblock = defineCall({
  ...answered,
  id: 'manage.applications.unblock',
  path: '/v2/system/manage/applications/unblock',
  summary: 'Lift the block of a customer: the application ends, and another one may be begun',
  body: LiftBlock,
});

export const applicationCall = defineCall({
  ...answered,
  id: 'manage.applications.call',
  path: '/v2/system/manage/applications/call',
  summary: 'Say how the adviser’s call to a customer went',
  body: NoteCall,
});

export const applicationResale = defineCall({
  ...answered,
  id: 'manage.applications.resale',
  path: '/v2/system/manage/applications/resale',
  summary: 'Say what the partner of a resale answered',
  body: NoteResale,
});

export const applicationDecision = defineCall({
  ...answered,
  id: 'manage.applications.decision',
  path: '/v2/system/manage/applications/decision',
  summary: 'Decide an application whose customer does not let a program decide',
  body: PersonDecision,
});

import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { OpenSession } from '../../open-session.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { Name } from '../request-schemas.ts';

const own = { area: 'staff', tags: ['Staff'], access: staff('agent') } as const;
const ofOthers = {
  area: 'staff',
  tags: ['Write: staff'],
  access: staff('admin'),
  description: 'Needs the role admin.',
} as const;
const Ended = Envelope(Type.Object({ ended: Type.Number() }));

export const staffSessions = defineCall({
  ...own,
  id: 'staff.sessions',
  method: 'GET',
  path: '/v2/system/staff/sessions',
  summary: 'Where one is signed in, used last first',
  answer: Envelope(Type.Array(OpenSession)),
  failures: [401],
});

export const staffSessionEnd = defineCall({
  ...own,
  id: 'staff.sessions.end',
  method: 'POST',
  path: '/v2/system/staff/sessions/{id}/end',
  summary: 'Sign out somewhere else',
  params: Type.Object({ id: Name }),
  answer: Ended,
  failures: [400, 401, 404],
});

export const staffSessionsOf = defineCall({
  ...ofOthers,
  id: 'manage.staff.sessions',
  method: 'GET',
  path: '/v2/system/manage/staff/{id}/sessions',
  summary: 'Where somebody is signed in, used last first',
  params: Type.Object({ id: Name }),
  answer: Envelope(Type.Array(OpenSession)),
  failures: [400, 401, 403, 404],
});

export const staffSessionsEndOf = defineCall({
  ...ofOthers,
  id: 'manage.staff.sessions.end',
  method: 'POST',
  path: '/v2/system/manage/staff/{id}/sessions/end',
  summary: 'Sign somebody out everywhere; the session that asks stays',
  params: Type.Object({ id: Name }),
  answer: Ended,
  failures: [400, 401, 403, 404],
});

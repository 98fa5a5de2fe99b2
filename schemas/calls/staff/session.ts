import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { StaffLogin, StaffToken } from '../../staff.ts';
import { StaffSelf } from '../../studio/staff-session.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';

const common = { area: 'staff', tags: ['Staff'] } as const;

export const staffLogin = defineCall({
  ...common,
  id: 'staff.login',
  method: 'POST',
  path: '/v2/system/staff/login',
  access: 'open',
  summary: 'Sign in; the token is good for 12 hours, and until it was not used for 15 minutes',
  description:
    'An account with an app for codes sends its code along; without it the token is good for the calls that finish the sign-in.',
  body: StaffLogin,
  answer: Envelope(StaffToken),
  failures: [400, 401, 422, 429],
});

export const staffSelf = defineCall({
  ...common,
  id: 'staff.self',
  method: 'GET',
  path: '/v2/system/staff/self',
  access: staff('agent'),
  duringSignIn: true,
  summary: 'Who is signed in, and what is missing until they are',
  answer: Envelope(StaffSelf),
  failures: [401],
});

export const staffLogout = defineCall({
  ...common,
  id: 'staff.logout',
  method: 'POST',
  path: '/v2/system/staff/logout',
  access: staff('agent'),
  duringSignIn: true,
  // Written down as what it is.
  audited: false,
  summary: 'Sign out; the token is good for nothing from now on',
  answer: Envelope(Type.Object({ signed_in: Type.Boolean() })),
  failures: [401],
});

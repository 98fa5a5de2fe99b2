import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { StaffToken } from '../../staff.ts';
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondFactorSecret,
} from '../../studio/second-factor.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { Name } from '../request-schemas.ts';

const common = { area: 'staff', tags: ['Staff'], access: staff('agent') } as const;

export const secondFactorRead = defineCall({
  ...common,
  id: 'staff.second-factor',
  method: 'GET',
  path: '/v2/system/staff/second-factor',
  duringSignIn: true,
  summary: 'How one’s own sign-in is guarded',
  answer: Envelope(SecondFactor),
  failures: [401],
});

export const secondFactorProve = defineCall({
  ...common,
  id: 'staff.second-factor.prove',
  method: 'POST',
  path: '/v2/system/staff/second-factor/prove',
  duringSignIn: true,
  // Written down as the sign-in it is.
  audited: false,
  summary:
    'Finish a sign-in with the code of the app or a recovery code; the token before it is good for nothing more',
  body: SecondFactorCode,
  answer: Envelope(StaffToken),
  failures: [400, 401, 409, 422, 429],
});

export const secondFactorEnrol = defineCall({
  ...common,
  id: 'staff.second-factor.enrol',
  method: 'POST',
  path: '/v2/system/staff/second-factor/enrol',
  duringSignIn: true,
  audited: false,
  summary: 'Begin with an app for codes; nothing changes before one of its codes is confirmed',
  description: 'Who is signed in says the password once more.',
  body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: Envelope(SecondFactorSecret),
  failures: [400, 401, 409, 422, 429],
});

export const secondFactorConfirm = defineCall({
  ...common,
  id: 'staff.second-factor.confirm',
  method: 'POST',
  path: '/v2/system/staff/second-factor/confirm',
  duringSignIn: true,
  audited: false,
  summary: 'Confirm the app with one of its codes; from now on every sign-in asks for one',
  body: SecondFactorCode,
  answer: Envelope(RecoveryCodes),
  failures: [400, 401, 409, 422, 429],
});

export const secondFactorRemove = defineCall({
  ...common,
  id: 'staff.second-factor.remove',
  method: 'POST',
  path: '/v2/system/staff/second-factor/remove',
  audited: false,
  summary: 'Do without the app, or begin with another one',
  body: SecondFactorCode,
  answer: Envelope(SecondFactor),
  failures: [400, 401, 409, 422, 429],
});

export const secondFactorReset = defineCall({
  area: 'staff',
  tags: ['Write: staff'],
  access: staff('admin'),
  id: 'manage.staff.second-factor.reset',
  method: 'POST',
  path: '/v2/system/manage/staff/{id}/second-factor/reset',
  audited: false,
  summary: 'Take the app of somebody else off their account, who lost it; their sessions end',
  description: 'Needs the role admin.',
  params: Type.Object({ id: Name }),
  answer: Envelope(Type.Object({ enrolled: Type.Boolean() })),
  failures: [400, 401, 403, 404, 409],
});

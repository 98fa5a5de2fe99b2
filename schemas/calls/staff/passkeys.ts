import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { NewPasskey, Passkey, PasskeyProof, PasskeyQuestion } from '../../passkey.ts';
import { StaffToken } from '../../staff.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';

const common = { area: 'staff', tags: ['Staff'] } as const;
const own = { ...common, access: staff('agent') } as const;

export const staffPasskeyQuestion = defineCall({
  ...common,
  id: 'staff.passkey.ask',
  method: 'POST',
  path: '/v2/system/staff/passkey/ask',
  access: 'open',
  summary: 'What a browser is asked for to sign in with a passkey; it names no account',
  answer: Envelope(PasskeyQuestion),
  failures: [400, 429],
});

export const staffPasskeyLogin = defineCall({
  ...common,
  id: 'staff.passkey.login',
  method: 'POST',
  path: '/v2/system/staff/passkey',
  access: 'open',
  summary: 'Sign in with what a passkey has signed: it stands for password and code together',
  body: PasskeyProof,
  answer: Envelope(StaffToken),
  failures: [400, 401, 429],
});

export const staffPasskeys = defineCall({
  ...own,
  id: 'staff.passkeys',
  method: 'GET',
  path: '/v2/system/staff/passkeys',
  summary: 'One’s own passkeys',
  answer: Envelope(Type.Array(Passkey)),
  failures: [401],
});

export const staffPasskeysAsk = defineCall({
  ...own,
  id: 'staff.passkeys.ask',
  method: 'POST',
  path: '/v2/system/staff/passkeys/ask',
  // Nothing changes by it.
  audited: false,
  summary: 'What a browser is asked for to make a passkey; needs the password',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  answer: Envelope(PasskeyQuestion),
  failures: [400, 401, 422, 429],
});

export const staffPasskeysAdd = defineCall({
  ...own,
  id: 'staff.passkeys.add',
  method: 'POST',
  path: '/v2/system/staff/passkeys',
  // Written down as what it is.
  audited: false,
  summary: 'Take the passkey that the browser made',
  body: NewPasskey,
  answer: Envelope(Passkey),
  failures: [400, 401, 422],
});

export const staffPasskeysRemove = defineCall({
  ...own,
  id: 'staff.passkeys.remove',
  method: 'DELETE',
  path: '/v2/system/staff/passkeys/{id}',
  audited: false,
  summary: 'Remove one of one’s own passkeys',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Envelope(Type.Object({ removed: Type.Literal(true) })),
  failures: [400, 401, 404],
});

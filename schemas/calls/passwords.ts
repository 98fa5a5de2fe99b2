import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { PasswordRules } from '../form.ts';
import { defineCall } from './define-call.ts';
import { FormAnswer, FormBody, formBodyLimit, GroupParams } from './form-schemas.ts';
import { LanguageQuery } from './request-schemas.ts';

const common = { area: 'account', query: LanguageQuery } as const;

export const userPasswordRules = defineCall({
  ...common,
  id: 'user.password-rules',
  method: 'GET',
  path: '/v2/{product}/user/password-rules',
  access: 'open',
  tags: ['Sign-in'],
  summary: 'Rules for passwords',
  language: 'in-header',
  answer: Type.Object({ password: PasswordRules }),
  failures: [400],
});

const Password = Type.String({ maxLength: 1024 });
const changing = { ...common, access: 'customer', tags: ['Account'] } as const;
const Changed = Envelope(Type.Object({ changed: Type.Literal(true) }));

export const passwordChange = defineCall({
  ...changing,
  id: 'password.change',
  method: 'POST',
  path: '/v2/{product}/password/change',
  summary: 'Set a new password; without the present one only while the account has to set one',
  body: Type.Object({
    password: Password,
    password_repeat: Password,
    current_password: Type.Optional(Password),
  }),
  answer: Changed,
  failures: [400, 401, 422, 429],
});

export const accountPasswordChangeGet = defineCall({
  ...changing,
  id: 'account.password-change.get',
  method: 'GET',
  path: '/v2/system/customers/account/password-change/{group}',
  summary: 'Form of the new password',
  params: GroupParams,
  answer: FormAnswer,
  failures: [400, 401, 404],
});

export const accountPasswordChangePost = defineCall({
  ...changing,
  id: 'account.password-change.post',
  method: 'POST',
  path: '/v2/system/customers/account/password-change/{group}',
  summary: 'Set a new password; the present one is needed, and the other sessions end',
  params: GroupParams,
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Changed,
  failures: [400, 401, 404, 422, 429],
});

// Getting back into an account: no answer tells whether there is one ([sec 10]).

const recovering = { ...common, access: 'open', tags: ['Lost password'] } as const;
const form = { ...recovering, method: 'GET', language: 'in-header', answer: FormAnswer } as const;
const sending = { ...recovering, method: 'POST', steady: true, failures: [400, 404, 422, 429] } as const;
const SentToAddress = Envelope(Type.Object({ contact: Type.String() }));

export const passwordReset = defineCall({
  ...sending,
  id: 'password.reset',
  path: '/v2/{product}/password/reset',
  summary: 'Send a link for a new password',
  body: Type.Object({ email: Type.String({ maxLength: 200 }) }),
  answer: SentToAddress,
});

export const passwordRestoreSettings = defineCall({
  ...form,
  id: 'password.restore.settings',
  path: '/v2/system/customers/password/restore/settings',
  summary: 'Form that asks for the address a code is sent to',
  failures: [400],
});

export const passwordRestore = defineCall({
  ...sending,
  id: 'password.restore',
  path: '/v2/system/customers/password/restore',
  summary: 'Send a code for a new password',
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: SentToAddress,
});

export const updateAccessGet = defineCall({
  ...form,
  id: 'update-access.get',
  path: '/v2/system/customers/password/update-access',
  summary: 'Form of the new password',
  failures: [400],
});

export const updateAccessPost = defineCall({
  ...sending,
  id: 'update-access.post',
  path: '/v2/system/customers/password/update-access',
  summary: 'Set a new password with a code; all sessions of the account end',
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Envelope(Type.Object({ updated: Type.Literal(true) })),
});

const identifying = {
  summary: 'Form that asks who somebody is',
  params: GroupParams,
  failures: [400, 404],
} as const;

export const identificationSettings = defineCall({
  ...form,
  ...identifying,
  id: 'identification.settings',
  path: '/v2/system/customers/password/identification/settings/{group}',
});

export const identificationGet = defineCall({
  ...form,
  ...identifying,
  id: 'identification.get',
  path: '/v2/system/customers/password/identification/{group}',
});

export const identificationPost = defineCall({
  ...sending,
  id: 'identification.post',
  path: '/v2/system/customers/password/identification/{group}',
  summary: "Send a code to the account's own address, whatever somebody knows of its owner",
  params: GroupParams,
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Envelope(Type.Object({ sent: Type.Literal(true) })),
});

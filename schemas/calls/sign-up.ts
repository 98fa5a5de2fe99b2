import { Type } from 'typebox';
import { Envelope } from '../envelope.ts';
import { WantedQuery } from '../lending/wanted-loan.ts';
import { Alias } from '../names.ts';
import { defineCall } from './define-call.ts';
import {
  FormAnswer,
  FormBody,
  formBodyLimit,
  GroupParams,
  RegistrationKey,
  SentTo,
  SubmitQuery,
} from './form-schemas.ts';
import { LanguageQuery } from './request-schemas.ts';

const common = { area: 'auth', access: 'open', tags: ['Sign-up'] } as const;
/** A code goes out, and the answer is the same whoever has an account. */
const asking = {
  ...common,
  method: 'POST',
  session: ['may-sign-in', 'sends-code'],
  steady: true,
  query: Type.Object({ ...SubmitQuery.properties, ...WantedQuery.properties }),
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Envelope(Type.Object({ ...SentTo.properties, registration_key: RegistrationKey })),
  failures: [400, 404, 422, 429],
} as const;

export const userRegister = defineCall({
  ...asking,
  id: 'user.register',
  path: '/v2/{product}/user/register',
  summary: 'Ask for an account on the way to a loan',
});

export const registrationSubmit = defineCall({
  ...asking,
  id: 'registration.submit',
  path: '/v2/system/customers/registration/{group}',
  summary: 'Ask for an account: a code is sent, and the answer is the same whoever has one',
  params: GroupParams,
});

export const registrationSettings = defineCall({
  ...common,
  id: 'registration.settings',
  method: 'GET',
  path: '/v2/system/customers/registration/settings',
  summary: 'Form of the sign-up, of an auth group where it has its own',
  query: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Alias) }),
  answer: FormAnswer,
  failures: [400],
});

export const userRegisterForm = defineCall({
  ...common,
  id: 'user.register-form',
  method: 'GET',
  path: '/v2/{product}/user/register-form',
  summary: 'Form of the sign-up on the way to a loan',
  query: LanguageQuery,
  answer: FormAnswer,
  failures: [400],
});

import { Type } from 'typebox';
import { LoginAnswer } from '../customer.ts';
import { Envelope } from '../envelope.ts';
import { StepUpRequest } from '../lending/step-up.ts';
import { defineCall } from './define-call.ts';
import { RegistrationKey, SentTo } from './form-schemas.ts';
import { LanguageQuery } from './request-schemas.ts';

const Code = Type.String({ maxLength: 40 });
const ContactText = Type.String({ maxLength: 200 });
const Purpose = Type.Union([
  Type.Literal('registration'),
  Type.Literal('contact'),
  Type.Literal('email-change'),
  Type.Literal('phone-change'),
  Type.Literal('phone-confirmation'),
  Type.Literal('restore'),
]);
const Verified = Envelope(Type.Union([LoginAnswer, Type.Object({ verified: Type.Literal(true) })]));

const common = {
  method: 'POST',
  tags: ['Contacts'],
  steady: true,
  query: LanguageQuery,
  failures: [400, 401, 404, 409, 422, 429],
} as const;

export const contactsInitVerification = defineCall({
  ...common,
  id: 'contacts.init-verification',
  path: '/v2/system/customers/contacts/init-verification',
  area: 'account',
  access: 'open',
  session: ['sends-code'],
  summary: 'Send a new code to a contact that waits for one; the answer is the same for every contact',
  body: Type.Object({ contact: ContactText }),
  answer: Envelope(SentTo),
});

export const contactsVerify = defineCall({
  ...common,
  id: 'contacts.verify',
  path: '/v2/system/customers/contacts/verify',
  area: 'account',
  access: 'open',
  session: ['may-sign-in', 'proves-contact'],
  summary: 'Prove a contact with its code; it opens the account of a registration and signs in',
  body: Type.Object({ contact: ContactText, code: Code, registration_key: Type.Optional(RegistrationKey) }),
  answer: Verified,
});

/** Who has to be signed in depends on the purpose. */
export const codeGenerate = defineCall({
  ...common,
  id: 'code.generate',
  path: '/v2/{product}/code/generate',
  area: 'auth',
  access: 'open',
  summary: 'Send a new code for a purpose; `contact` for those that need no sign-in, `action` for `step-up`',
  body: Type.Union([StepUpRequest, Type.Object({ purpose: Purpose, contact: Type.Optional(ContactText) })]),
  answer: Envelope(Type.Union([Type.Object({ sent: Type.Literal(true) }), SentTo])),
});

/** Who has to be signed in depends on the purpose. */
export const codeVerify = defineCall({
  ...common,
  id: 'code.verify',
  path: '/v2/{product}/code/verify',
  area: 'auth',
  access: 'open',
  summary: 'Prove what a code was sent for; `registration` signs in',
  body: Type.Object({
    purpose: Purpose,
    code: Code,
    contact: Type.Optional(ContactText),
    registration_key: Type.Optional(RegistrationKey),
  }),
  answer: Verified,
});

export const mobilePhoneUpdate = defineCall({
  ...common,
  id: 'mobile-phone-update',
  path: '/v2/{product}/mobile-phone-update',
  area: 'account',
  access: 'customer',
  summary: 'Ask for another phone number: a code goes to it, and `code.verify` sets it',
  body: Type.Object({ phone: ContactText, current_password: Type.String({ maxLength: 200 }) }),
  answer: Envelope(SentTo),
});

import { Type } from 'typebox';
import { CustomerSelf, maxKeyLength } from '../customer.ts';
import { Envelope } from '../envelope.ts';
import { FormFile } from '../form.ts';
import { Alias } from '../names.ts';
import { OpenSession } from '../open-session.ts';
import { OwnFile } from '../own-file.ts';
import { NewPasskey, Passkey, PasskeyQuestion } from '../passkey.ts';
import { defineCall } from './define-call.ts';
import { FormAnswer, FormBody, formBodyLimit, GroupParams, SentTo } from './form-schemas.ts';
import { LanguageQuery } from './request-schemas.ts';

const common = { area: 'account', access: 'customer', tags: ['Account'], query: LanguageQuery } as const;

export const accountSelf = defineCall({
  ...common,
  id: 'account.self',
  method: 'GET',
  path: '/v2/system/customers/account/self',
  session: ['tells-self'],
  summary: 'The signed-in customer',
  answer: Envelope(CustomerSelf),
  failures: [400, 401],
});

const ProfileData = Type.Object({
  name: Type.String(),
  surname: Type.String(),
  email: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
});

export const profileData = defineCall({
  ...common,
  id: 'profile.data',
  method: 'GET',
  path: '/v2/{product}/profile/data',
  summary: 'Name, contacts and profile of the signed-in customer',
  answer: Envelope(ProfileData),
  failures: [400, 401],
});

const ProfileUpdated = Type.Object({
  updated: Type.Literal(true),
  /** Contacts that replace the old ones when their codes are proved. */
  verify: Type.Array(Type.Object({ ...SentTo.properties, purpose: Type.String() })),
});

export const accountProfileUpdateGet = defineCall({
  ...common,
  id: 'account.profile-update.get',
  method: 'GET',
  path: '/v2/system/customers/account/profile-update/{group}',
  summary: 'Form of the profile, with what the account holds as default values',
  params: GroupParams,
  answer: FormAnswer,
  failures: [400, 401, 404],
});

export const accountProfileUpdatePost = defineCall({
  ...common,
  id: 'account.profile-update.post',
  method: 'POST',
  path: '/v2/system/customers/account/profile-update/{group}',
  summary: 'Store the profile; another e-mail address or phone needs the password, then a code',
  params: GroupParams,
  body: FormBody,
  bodyLimit: formBodyLimit,
  answer: Envelope(ProfileUpdated),
  failures: [400, 401, 404, 422, 429],
});

export const accountProfileUpdateFiles = defineCall({
  ...common,
  id: 'account.profile-update.files',
  method: 'POST',
  path: '/v2/system/customers/account/profile-update/{group}/files',
  session: ['takes-files'],
  summary: 'Upload one file for a field of the profile',
  description: 'Parts: `field` with the alias of the field, then `file`.',
  params: GroupParams,
  answer: Envelope(FormFile),
  failures: [400, 401, 404, 422, 429],
});

export const accountProfileUpdateFile = defineCall({
  ...common,
  id: 'account.profile-update.file',
  method: 'GET',
  path: '/v2/system/customers/account/profile-update/{group}/files/{id}',
  session: ['gives-file'],
  summary: 'A file of the profile, as an attachment, for its owner',
  params: Type.Object({ group: Alias, id: Type.String({ maxLength: 60 }) }),
  failures: [400, 401, 404],
});

const Removed = Envelope(Type.Object({ removed: Type.Literal(true) }));
const OwnedParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

// Files of the profile. Ours (issue 19).

export const accountFiles = defineCall({
  ...common,
  id: 'account.files.list',
  method: 'GET',
  path: '/v2/system/customers/account/files',
  summary: 'Files of the profile of the signed-in customer, newest first',
  answer: Envelope(Type.Array(OwnFile)),
  failures: [400, 401],
});

export const accountFilesRemove = defineCall({
  ...common,
  id: 'account.files.remove',
  method: 'DELETE',
  path: '/v2/system/customers/account/files/{id}',
  summary: 'Remove a file from the profile and delete it',
  params: OwnedParams,
  answer: Removed,
  failures: [400, 401, 404],
});

// Keys for the signature login. Ours (issue 4).

const Key = Type.Object({ id: Type.String(), fingerprint: Type.String(), created_at: Type.String() });

export const accountKeys = defineCall({
  ...common,
  id: 'account.keys',
  method: 'POST',
  path: '/v2/system/customers/account/keys',
  summary: 'Enrol a public RSA key (SubjectPublicKeyInfo, PEM or base64) for the signature login',
  body: Type.Object({
    public_key: Type.String({ maxLength: maxKeyLength }),
    password: Type.String({ maxLength: 200 }),
  }),
  answer: Envelope(Key),
  failures: [400, 401, 422, 429],
});

export const accountKeysList = defineCall({
  ...common,
  id: 'account.keys.list',
  method: 'GET',
  path: '/v2/system/customers/account/keys',
  summary: 'Keys of the signed-in customer',
  answer: Envelope(Type.Array(Key)),
  failures: [400, 401],
});

export const accountKeysRemove = defineCall({
  ...common,
  id: 'account.keys.remove',
  method: 'DELETE',
  path: '/v2/system/customers/account/keys/{id}',
  summary: 'Remove a key of the signed-in customer',
  params: OwnedParams,
  answer: Removed,
  failures: [400, 401, 404],
});

// Passkeys and devices. Ours (issue 19).

export const accountPasskeys = defineCall({
  ...common,
  id: 'account.passkeys.list',
  method: 'GET',
  path: '/v2/system/customers/account/passkeys',
  summary: 'Passkeys of the signed-in customer',
  answer: Envelope(Type.Array(Passkey)),
  failures: [400, 401],
});

export const accountPasskeysAsk = defineCall({
  ...common,
  id: 'account.passkeys.ask',
  method: 'POST',
  path: '/v2/system/customers/account/passkeys/ask',
  summary: 'What a browser is asked for to make a passkey; needs the password',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  answer: Envelope(PasskeyQuestion),
  failures: [400, 401, 422, 429],
});

export const accountPasskeysAdd = defineCall({
  ...common,
  id: 'account.passkeys.add',
  method: 'POST',
  path: '/v2/system/customers/account/passkeys',
  summary: 'Take the passkey that the browser made',
  body: NewPasskey,
  answer: Envelope(Passkey),
  failures: [400, 401, 422],
});

export const accountPasskeysRemove = defineCall({
  ...common,
  id: 'account.passkeys.remove',
  method: 'DELETE',
  path: '/v2/system/customers/account/passkeys/{id}',
  summary: 'Remove a passkey of the signed-in customer',
  params: OwnedParams,
  answer: Removed,
  failures: [400, 401, 404],
});

export const accountSessions = defineCall({
  ...common,
  id: 'account.sessions',
  method: 'GET',
  path: '/v2/system/customers/account/sessions',
  summary: 'Where the customer is signed in, used last first',
  answer: Envelope(Type.Array(OpenSession)),
  failures: [400, 401],
});

export const accountSessionsEnd = defineCall({
  ...common,
  id: 'account.sessions.end',
  method: 'POST',
  path: '/v2/system/customers/account/sessions/{id}/end',
  summary: 'Sign out somewhere else',
  params: OwnedParams,
  answer: Envelope(Type.Object({ ended: Type.Literal(true) })),
  failures: [400, 401, 404],
});

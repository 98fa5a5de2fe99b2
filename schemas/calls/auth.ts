import { Type } from 'typebox';
import { AuthGroup, LoginAnswer, RsaChallenge } from '../customer.ts';
import { Envelope } from '../envelope.ts';
import { PasskeyProof, PasskeyQuestion } from '../passkey.ts';
import { defineCall } from './define-call.ts';
import { FormAnswer } from './form-schemas.ts';
import { LanguageQuery, Name } from './request-schemas.ts';

const Email = Type.String({ maxLength: 200 });
const Credentials = Type.Object({ email: Email, password: Type.String({ maxLength: 200 }) });
const SignedIn = Envelope(LoginAnswer);

const common = { area: 'auth', tags: ['Sign-in'], query: LanguageQuery } as const;
const reading = { ...common, method: 'GET', access: 'open' } as const;
const signingIn = { ...common, method: 'POST', access: 'open', session: ['signs-in'] } as const;

export const userLogin = defineCall({
  ...signingIn,
  id: 'user.login',
  path: '/v2/{product}/user/login',
  summary: 'Sign in with an e-mail address and a password',
  body: Credentials,
  answer: SignedIn,
  failures: [400, 401, 429],
});

/** How this one call says what went wrong: the first entry is shown (specification 7, 8). */
const LinkErrors = Type.Object({ errors: Type.Array(Type.String(), { minItems: 1 }) });

export const userLoginByLink = defineCall({
  ...signingIn,
  id: 'user.login-by-link',
  path: '/v2/{product}/user/login-by-link',
  summary: 'Sign in with the token of a link; it is good once, for ten minutes',
  body: Type.Object({ token: Type.String({ maxLength: 200 }) }),
  answer: SignedIn,
  failures: [400],
  ownFailures: { 422: LinkErrors, 429: LinkErrors },
});

const SignatureQuestion = Type.Object({ email: Email });
const SignatureReply = Type.Object({
  challenge_id: Type.String({ format: 'uuid' }),
  /** base64url; 8192 bits at most. */
  signature: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 1400 }),
});

export const userLoginRsa = defineCall({
  ...signingIn,
  id: 'user.login-rsa',
  steady: true,
  path: '/v2/{product}/user/login-rsa',
  summary: 'Ask for a challenge by e-mail address, or sign in with its signature',
  body: Type.Union([SignatureReply, SignatureQuestion]),
  answer: Type.Union([Envelope(RsaChallenge), SignedIn]),
  failures: [400, 401, 429],
});

export const passkeyQuestion = defineCall({
  ...common,
  id: 'authorization.passkey.ask',
  method: 'POST',
  path: '/v2/system/customers/authorization/passkey/ask',
  access: 'open',
  summary: 'What a browser is asked for to sign in with a passkey; it names no account',
  answer: Envelope(PasskeyQuestion),
  failures: [400, 429],
});

export const passkeyLogin = defineCall({
  ...signingIn,
  id: 'authorization.passkey',
  path: '/v2/system/customers/authorization/passkey',
  summary: 'Sign in with what a passkey has signed',
  body: PasskeyProof,
  answer: SignedIn,
  failures: [400, 401, 429],
});

export const authorizationLogin = defineCall({
  ...signingIn,
  id: 'authorization.login',
  path: '/v2/system/customers/authorization/login/{group}',
  summary: 'Sign in as a customer of an auth group',
  params: Type.Object({ group: Name }),
  body: Credentials,
  answer: SignedIn,
  failures: [400, 401, 404, 429],
});

export const authorizationSocial = defineCall({
  ...signingIn,
  id: 'authorization.social',
  path: '/v2/system/customers/authorization/login/{group}/social-networks/{network}',
  summary: 'Sign in with the token of a social network',
  params: Type.Object({ group: Name, network: Name }),
  body: Type.Object({ token: Type.String({ maxLength: 4000 }) }),
  answer: SignedIn,
  failures: [400, 401, 404, 429],
});

export const userLoginLink = defineCall({
  ...common,
  id: 'user.login-link',
  method: 'POST',
  steady: true,
  path: '/v2/{product}/user/login-link',
  access: 'open',
  summary: 'Send a link that signs in; the answer is the same for every address',
  body: Type.Object({
    email: Email,
    next: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'Where the link leads on to: a path of this site; any other address counts as none',
      }),
    ),
  }),
  answer: Envelope(Type.Object({ sent: Type.Literal(true) })),
  failures: [400, 422, 429],
});

export const authorizationSettings = defineCall({
  ...reading,
  id: 'authorization.settings',
  path: '/v2/system/customers/authorization/login/settings',
  summary:
    'The sign-in form: that of the group where it has one, else the common one, else the one the code ships',
  query: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Name) }),
  answer: FormAnswer,
  failures: [400],
});

export const authGroups = defineCall({
  ...reading,
  id: 'auth-groups',
  path: '/v2/system/customers/groups',
  summary: 'Auth groups; exactly one is the default',
  answer: Envelope(Type.Array(AuthGroup)),
  failures: [400],
});

export const authorizationRefresh = defineCall({
  ...common,
  id: 'authorization.refresh',
  method: 'POST',
  path: '/v2/system/customers/authorization/refresh',
  access: 'edge',
  summary: 'Take a refresh token for new tokens of the same session; each is good once',
  body: Type.Object({ refresh_token: Type.String({ maxLength: 200 }) }),
  answer: SignedIn,
  failures: [400, 401],
});

export const authorizationLogout = defineCall({
  ...common,
  id: 'authorization.logout',
  method: 'POST',
  path: '/v2/system/customers/authorization/logout',
  access: 'edge-customer',
  summary: 'Sign out here, or on all devices',
  body: Type.Union([Type.Object({ everywhere: Type.Optional(Type.Boolean()) }), Type.Null()]),
  answer: Envelope(Type.Object({ signed_out: Type.Literal(true) })),
  failures: [400, 401],
});

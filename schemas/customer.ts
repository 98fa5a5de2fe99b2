import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';

/** A group of accounts with forms of its own (specification 6; call `auth-groups`). */
export const AuthGroup = Type.Object({
  alias: Alias,
  title: Type.String(),
  is_default: Type.Boolean(),
});
export type AuthGroup = Static<typeof AuthGroup>;

/** What a successful sign-in answers on the platform's wire (specification 7, `user.login`). Browsers never see it. */
export const LoginAnswer = Type.Object({
  token: Type.String(),
  refresh_token: Type.String(),
  bearer_token: Type.String(),
  signature: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

/** What the edge makes of it for the browser ([sec 1]). */
export const SignedIn = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
});
export type SignedIn = Static<typeof SignedIn>;

/** The signed-in customer (call `account.self`). */
export const CustomerSelf = Type.Object({
  id: Type.String(),
  email: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  firstname: Type.String(),
  lastname: Type.String(),
  group: Alias,
  is_email_verified: Type.Boolean(),
  is_phone_verified: Type.Boolean(),
  need_change_password: Type.Boolean(),
  /** Values of the profile form by field alias; nothing secret. */
  profile: Type.Record(Type.String(), Type.Unknown()),
});
export type CustomerSelf = Static<typeof CustomerSelf>;

/** A way to sign in without a password kept by us: a challenge the account's key signs (call `user.login-rsa`). */
export const RsaChallenge = Type.Object({
  challenge_id: Type.String(),
  /** base64url; sign these bytes with RSASSA-PSS, SHA-256, salt of 32 bytes. */
  challenge: Type.String(),
});
export type RsaChallenge = Static<typeof RsaChallenge>;

/** Longest key that is read at all: 8192 bits as PEM, with room. */
export const maxKeyLength = 4000;

/** Messages of the outbox that are answered at once. */
export const outboxLimit = 50;

/** A message that left for somebody; in the sandbox it lands in the outbox. */
export const OutboxMessage = Type.Object({
  id: Type.String(),
  sent_at: Type.String(),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  /** The code or the link of the message, when it has one. */
  code: Type.Optional(Type.String()),
  link: Type.Optional(Type.String()),
});
export type OutboxMessage = Static<typeof OutboxMessage>;

import { createHash, randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { defaultAuthGroup } from '#schemas/form-source.ts';
import { contactLimit } from '../../base/codes/code-limits.ts';
import { readPhone } from './contacts.ts';

/** A form somebody sent to open an account. Nothing of it is an account yet (specification 8). */
const SignUpForm = Type.Object({
  /** argon2id */
  passwordHash: Type.String(),
  group: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  profile: Type.Record(Type.String(), Type.Unknown()),
  consents: Type.Array(
    Type.Object({
      form: Type.String(),
      field: Type.String(),
      text: Type.String(),
      document: Type.Union([Type.String(), Type.Null()]),
      locale: Type.String(),
    }),
  ),
  marketing: Type.Record(Type.String(), Type.String()),
  wantedSum: Type.Union([Type.Integer(), Type.Null()]),
  wantedTerm: Type.Union([Type.Integer(), Type.Null()]),
  /** When the form was sent, which is when the consents were given. */
  at: Type.Integer(),
  /** Digest of the registration key that only the sender of the form was given. */
  keyDigest: Type.Optional(Type.String()),
});
export type SignUpForm = Static<typeof SignUpForm>;

/** What waits for the code of a mailbox: the newest form, and those that were sent before it. */
export const PendingRegistration = Type.Object({
  ...SignUpForm.properties,
  /** Client address the newest form came from. Only the version before, which may run beside this one, decides by it. */
  address: Type.String(),
  /** More than one form was sent, so that the code alone does not tell whose is meant: all codes go to the same mailbox. */
  contested: Type.Boolean(),
  /** The oldest first. */
  earlier: Type.Optional(Type.Array(SignUpForm)),
});
export type PendingRegistration = Static<typeof PendingRegistration>;

const schema = compileSchema(PendingRegistration);

/** @returns null for the payload of a code that opens no account */
export const readPending = (payload: unknown): PendingRegistration | null =>
  schema.Check(payload) ? payload : null;

/** Forms that wait at most: as many as one mailbox gets messages in the time. An older one counts no more, but contests. */
export const mostForms = contactLimit.attempts;

/** 256 bits. */
export const newRegistrationKey = (): string => randomBytes(32).toString('base64url');
/** What is stored of a key: 256 random bits need no secret. */
export const registrationKeyDigest = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/** What waits once another form was sent for the same mailbox. Nothing that waited is lost by it: either may be a stranger's. */
export function addForm(
  waiting: PendingRegistration | null,
  { address, ...form }: SignUpForm & Pick<PendingRegistration, 'address'>,
): PendingRegistration {
  if (waiting === null) return { ...form, address, contested: false };
  return { ...form, address, contested: true, earlier: formsOf(waiting).slice(1 - mostForms) };
}

/**
 * The form that the account is made of. A key picks the form it was given for. Without one the code is all there is, and it says
 * nothing where several forms wait.
 * @param key what the sender of a form was given; undefined where the mail is read on another device, or by an older client
 * @returns null where nobody can tell whose form is meant
 */
export function chooseForm(pending: PendingRegistration, key: string | undefined): SignUpForm | null {
  if (key === undefined) return pending.contested ? null : pending;
  const digest = registrationKeyDigest(key);
  return formsOf(pending).find(({ keyDigest }) => keyDigest === digest) ?? null;
}

/** The group the account belongs to where no form counts: the one that all forms name. */
export function commonGroup(pending: PendingRegistration): string {
  const groups = new Set(formsOf(pending).map(({ group }) => group));
  return groups.size === 1 ? pending.group : defaultAuthGroup;
}

/** All forms that wait, the oldest first. */
const formsOf = ({
  earlier = [],
  address: _a,
  contested: _c,
  ...newest
}: PendingRegistration): SignUpForm[] => [...earlier, newest];

/** Fields of a form that have a place of their own in the account. */
const ownFields: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'firstname',
  'lastname',
  'password',
  'password_repeat',
  'current_password',
  'code',
  // A tick that opens the fields of a contact: it says nothing about anybody, and is not to be ticked the next time.
  'change_contact',
]);

/** What of a submission belongs into the account, and what into its profile. Nothing secret gets into the profile. */
export function splitValues(
  values: Readonly<Record<string, unknown>>,
  isProfileField: (alias: string) => boolean = () => true,
) {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const rest = Object.entries(values).filter(([name]) => !ownFields.has(name) && isProfileField(name));
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    phone: readPhone(values['phone']),
    profile: Object.fromEntries(rest),
  };
}

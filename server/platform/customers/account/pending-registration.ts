import { type Static, Type } from 'typebox';
import { compileSchema } from '#schemas/compile-schema.ts';
import { readPhone } from './contacts.ts';

/** An account that waits for its code. Nothing of it is an account yet (specification 8). */
export const PendingRegistration = Type.Object({
  /** argon2id; null where the customer has to set a password after the code (see `contested`). */
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
  /** Client address it came from. */
  address: Type.String(),
  /**
   * Somebody else, from another address, waits or waited for a code to the same mailbox. Whoever reads the mailbox cannot
   * tell the codes apart, so the password of the form does not count: it may be a stranger's.
   */
  contested: Type.Boolean(),
});
export type PendingRegistration = Static<typeof PendingRegistration>;

const schema = compileSchema(PendingRegistration);

/** @returns null for the payload of a code that opens no account */
export const readPending = (payload: unknown): PendingRegistration | null =>
  schema.Check(payload) ? payload : null;

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

import { type Static, Type } from 'typebox';
import { oneLinePattern } from '../contact-patterns.ts';
import { StaffRole } from '../staff.ts';

/** An account of the staff as an admin sees it. */
export const StaffAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: StaffRole,
  /** Whether it may sign in. */
  active: Type.Boolean(),
  /** Whether its sign-in asks for a code of an app. */
  second_factor: Type.Boolean(),
  created_at: Type.String(),
  last_seen_at: Type.Union([Type.String(), Type.Null()]),
});
export type StaffAccount = Static<typeof StaffAccount>;

/** Characters a password of the staff has at least: NIST SP 800-63B-4 asks for 15 where it is the only factor. */
export const leastStaffPassword = 15;
const password = Type.String({ minLength: leastStaffPassword, maxLength: 200 });
const name = Type.String({ minLength: 1, maxLength: 100, pattern: oneLinePattern });

export const NewStaffAccount = Type.Object({
  email: Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\u0000\\s]+$' }),
  name,
  role: StaffRole,
  password,
});
export const StaffAccountChange = Type.Object({
  name: Type.Optional(name),
  role: Type.Optional(StaffRole),
  active: Type.Optional(Type.Boolean()),
  password: Type.Optional(password),
});
export type StaffAccountChange = Static<typeof StaffAccountChange>;

/** One row of the audit log as the Studio shows it. */
export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  kind: Type.String(),
  /** Address of the member of staff; null for what customers and the system did. */
  staff: Type.Union([Type.String(), Type.Null()]),
  customer_id: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;

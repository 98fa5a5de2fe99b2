import { type Static, Type } from 'typebox';

/** What a member of staff may do; each role includes those before it. Agents talk to customers and touch no content. */
export const StaffRole = Type.Union([
  Type.Literal('agent'),
  Type.Literal('author'),
  Type.Literal('publisher'),
  Type.Literal('admin'),
]);
export type StaffRole = Static<typeof StaffRole>;
/** All roles, from the least. */
export const staffRoles: readonly StaffRole[] = StaffRole.anyOf.map(({ const: role }) => role);

/**
 * Whether a role works for customers: support and the admin. Who edits content has no business with people's loans, so the
 * roles' order does not count here.
 */
export const isSupport = (role: StaffRole): boolean => role === 'agent' || role === 'admin';

export const StaffLogin = Type.Object({
  email: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
  /** Of an account with a second factor: the code of its app, or a recovery code. */
  code: Type.Optional(Type.String({ maxLength: 40 })),
});
export type StaffLogin = Static<typeof StaffLogin>;

export const StaffToken = Type.Object({ token: Type.String() });

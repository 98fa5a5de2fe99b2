import { type Static, Type } from 'typebox';

/** What a member of staff may do with content; each role includes those before it. */
export const StaffRole = Type.Union([
  Type.Literal('author'),
  Type.Literal('publisher'),
  Type.Literal('admin'),
]);
export type StaffRole = Static<typeof StaffRole>;

export const StaffLogin = Type.Object({
  email: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
});
export type StaffLogin = Static<typeof StaffLogin>;

export const StaffToken = Type.Object({ token: Type.String() });

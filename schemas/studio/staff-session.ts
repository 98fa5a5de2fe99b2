import { type Static, Type } from 'typebox';
import { StaffRole } from '../staff.ts';
import { SignInStep } from './second-factor.ts';

/**
 * Cookie of the Studio's session. Its name has not the prefix of the customers' cookies, so that pages of staff come
 * from the shared cache, too.
 */
export const staffCookie = { name: '__Host-studio', seconds: 12 * 60 * 60 } as const;

/** Address of the edge's calls about the Studio's session: GET who it is, POST sign in, PUT the code of a second factor, DELETE sign out. */
export const studioSessionPath = '/studio/session';

/** Who is signed in to the Studio. */
export const StaffSelf = Type.Object({
  email: Type.String(),
  name: Type.String(),
  role: StaffRole,
  /** What is missing until they are in; left out for who is. */
  step: Type.Optional(SignInStep),
});
export type StaffSelf = Static<typeof StaffSelf>;

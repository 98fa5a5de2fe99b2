import { type Static, Type } from 'typebox';
import { StaffRole } from '../staff.ts';

/**
 * Cookie of the Studio's session. Its name has not the prefix of the customers' cookies, so that pages of staff come
 * from the shared cache, too.
 */
export const staffCookie = { name: '__Host-studio', seconds: 12 * 60 * 60 } as const;

/** Address of the edge's calls about the Studio's session: GET who it is, POST sign in, DELETE sign out. */
export const studioSessionPath = '/studio/session';

/** Who is signed in to the Studio. */
export const StaffSelf = Type.Object({
  email: Type.String(),
  name: Type.String(),
  role: StaffRole,
});
export type StaffSelf = Static<typeof StaffSelf>;

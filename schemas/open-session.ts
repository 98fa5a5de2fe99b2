import { type Static, Type } from 'typebox';

/** Somewhere a customer or a member of staff is signed in, as a list of one's devices shows it: nothing of it lets anybody in. */
export const OpenSession = Type.Object({
  id: Type.String(),
  created_at: Type.String(),
  last_used_at: Type.String(),
  /** Client it was begun from; null where that was not written down. */
  address: Type.Union([Type.String(), Type.Null()]),
  /** What the browser said of itself. */
  agent: Type.Union([Type.String(), Type.Null()]),
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;

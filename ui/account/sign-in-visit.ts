import { ownAddress } from '#schemas/own-address.ts';
import { endedSession, signInParameters } from '#schemas/sign-in-address.ts';

/** What the address of a sign-in says of the visit. */
export interface SignInVisit {
  /** Address of this site to go on to; goes along to the other ways in. */
  readonly next: string | null;
  /** The visitor was at work, and the session is over. */
  readonly ended: boolean;
}

/** Reads it; an address of another site is none. */
export const signInVisit = (parameter: (name: string) => string | null): SignInVisit => ({
  next: ownAddress(parameter(signInParameters.next)),
  ended: parameter(signInParameters.session) === endedSession,
});

/** What a link to another way in carries along. */
export const carriedNext = (next: string | null): Readonly<Record<string, string>> =>
  next === null ? {} : { [signInParameters.next]: next };

import { type Static, Type } from 'typebox';

/**
 * What is missing until a member of staff is in: the code of their app, or an app at all, where the role needs one. Until
 * then the session may do that and nothing else.
 */
export const SignInStep = Type.Union([Type.Literal('code'), Type.Literal('enrol')]);
export type SignInStep = Static<typeof SignInStep>;

/** Six digits of the app, or one of the codes for the day it is lost. */
export const SecondFactorCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** How somebody's sign-in is guarded. */
export const SecondFactor = Type.Object({
  enrolled: Type.Boolean(),
  /** Whether the role cannot do without. */
  required: Type.Boolean(),
  /** How many recovery codes are unused. */
  recovery_left: Type.Number(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** What an app is given, once: as an address for its camera, and to type. */
export const SecondFactorSecret = Type.Object({ secret: Type.String(), uri: Type.String() });
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** Each is good once; they are told once. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

import { type Static, Type } from 'typebox';

/**
 * Body of `dev.decisions` (sandbox only): what happens next to the signed-in customer's own application. `status` puts it
 * where it is wanted with believable data behind it; the others decide for somebody or something that is not there.
 */
export const devDecisions = [
  'approve',
  'counter-offer',
  'reject',
  'resale',
  'refinance',
  'block',
  'call-done',
  'call-missed',
  'transfer-received',
  'partner-accepts',
  'partner-declines',
  'restart',
] as const;
export type DevDecisionWord = (typeof devDecisions)[number];
export const DevDecision = Type.Object({
  status: Type.Optional(Type.String({ maxLength: 60 })),
  /** Kept for the next decision of the scoring, or done at once where the status waits for it. */
  decision: Type.Optional(Type.Unsafe<DevDecisionWord>({ type: 'string', enum: [...devDecisions] })),
  /** Moves the contract's days: so many days pass. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })),
});
export type DevDecision = Static<typeof DevDecision>;

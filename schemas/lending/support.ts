import { type Static, Type } from 'typebox';

/** Number of an application, e.g. `W/2026/000123`; the customer reads it on the screen that waits. */
const ApplicationNumber = Type.String({ pattern: '^W/\\d{4}/\\d{6,}$', maxLength: 30 });

/** Why a block was lifted, in words of ours: free text would put what people said about a customer into the audit. */
export const liftReasons = ['identity-checked', 'our-mistake', 'other'] as const;
export type LiftReason = (typeof liftReasons)[number];

/** Body of `POST /v2/system/manage/applications/unblock`. */
export const LiftBlock = Type.Object({
  number: ApplicationNumber,
  reason: Type.Unsafe<LiftReason>({ type: 'string', enum: [...liftReasons] }),
});
export type LiftBlock = Static<typeof LiftBlock>;

/** Body of `POST /v2/system/manage/applications/call`: how an adviser's call went. */
export const NoteCall = Type.Object({
  number: ApplicationNumber,
  outcome: Type.Union([Type.Literal('done'), Type.Literal('missed')]),
});
export type NoteCall = Static<typeof NoteCall>;

/** Body of `POST /v2/system/manage/applications/resale`: what the partner answered. */
export const NoteResale = Type.Object({
  number: ApplicationNumber,
  outcome: Type.Union([Type.Literal('accepted'), Type.Literal('declined')]),
});
export type NoteResale = Static<typeof NoteResale>;

/** Body of `POST /v2/system/manage/applications/decision`: a person's decision, as the rules propose or against a loan. */
export const PersonDecision = Type.Object({
  number: ApplicationNumber,
  outcome: Type.Union([Type.Literal('as-proposed'), Type.Literal('reject')]),
});
export type PersonDecision = Static<typeof PersonDecision>;

/** Answer of all of them: where the application stands now. */
export const SupportedApplication = Type.Object({ number: Type.String(), status: Type.String() });

import { type Static, Type } from 'typebox';
import { ApplicationNumber, VerdictKind } from './waiting-application.ts';

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
  /** Calls tried before this one, as the caller sees them: refused where a colleague has noted one meanwhile. */
  attempts: Type.Optional(Type.Integer({ minimum: 0 })),
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
  /** What the person saw proposed: refused where the rules propose something else by now. */
  proposal: Type.Optional(VerdictKind),
});
export type PersonDecision = Static<typeof PersonDecision>;

/** Answer of all of them: where the application stands now. */
export const SupportedApplication = Type.Object({ number: Type.String(), status: Type.String() });

import { type Static, Type } from 'typebox';

/** Why a block was lifted, in words of ours: free text would put what people said about a customer into the audit. */
export const liftReasons = ['identity-checked', 'our-mistake', 'other'] as const;
export type LiftReason = (typeof liftReasons)[number];

/** Body of `POST /v2/system/manage/applications/unblock`. */
export const LiftBlock = Type.Object({
  /** Number of the application, e.g. `W/2026/000123`; the customer reads it on the screen that says so. */
  number: Type.String({ pattern: '^W/\\d{4}/\\d{6,}$', maxLength: 30 }),
  reason: Type.Unsafe<LiftReason>({ type: 'string', enum: [...liftReasons] }),
});
export type LiftBlock = Static<typeof LiftBlock>;

/** Its answer: the application, over now. */
export const LiftedBlock = Type.Object({ number: Type.String(), status: Type.String() });

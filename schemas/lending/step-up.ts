import { type Static, Type } from 'typebox';

/**
 * Actions that ask for a fresh code ([sec 13]; Directive (EU) 2015/2366 art. 97). The code is bound to the action and to
 * what it is done with: another amount or payee makes it worthless (dynamic linking, Regulation (EU) 2018/389 art. 5).
 */
export const stepUpActions = [
  'card.change-pin',
  'card.card-block',
  'card.remind-pin',
  'card.card-details',
  'account.transfer-money',
  'contract.sign',
] as const;
export type StepUpAction = (typeof stepUpActions)[number];

/** Body of `code.generate` with `purpose: 'step-up'`. The message names the action and what it is done with. */
export const StepUpRequest = Type.Object({
  purpose: Type.Literal('step-up'),
  action: Type.Unsafe<StepUpAction>({ type: 'string', enum: [...stepUpActions] }),
  /** What the code is bound to: the body of the action's call without its code and without secrets (no PIN). */
  details: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer(), Type.Boolean()])),
  ),
});
export type StepUpRequest = Static<typeof StepUpRequest>;
export type StepUpDetails = NonNullable<StepUpRequest['details']>;

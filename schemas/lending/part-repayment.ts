import { type Static, Type } from 'typebox';
import { Day, Minor } from './figures.ts';

/** What money ahead of time does to the instalments after the next one: fewer of the same, or as many, lower. */
export const partEffects = ['shorter-term', 'lower-instalment'] as const;
export type PartEffect = (typeof partEffects)[number];
export const PartEffect = Type.Unsafe<PartEffect>({ type: 'string', enum: [...partEffects] });

const plan = {
  /** The next instalment that is open. */
  instalment_minor: Minor,
  /** Instalments that are open. */
  instalments: Type.Integer(),
  ends_on: Day,
  /** All that is to be paid by plan. */
  left_minor: Minor,
};

/** Answer of `contract.part-repayment`: what a payment today would make of the schedule. */
export const PartRepayment = Type.Object({
  amount_minor: Minor,
  on: Day,
  /** Without the payment. */
  now: Type.Object(plan),
  /** One for each effect; none where the payment leaves nothing to choose: it only pays what is next, or all there is. */
  outcomes: Type.Array(
    Type.Object({
      effect: PartEffect,
      ...plan,
      /** Interest and fee that fall away (art. 49 of the consumer credit act). */
      saved_minor: Minor,
    }),
  ),
});
export type PartRepayment = Static<typeof PartRepayment>;

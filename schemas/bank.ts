import { type Static, Type } from 'typebox';
import { Picture } from './picture.ts';

/** What a customer can do with a bank here: values of `type` in the bank list calls (specification 7). */
export const BankUse = Type.Union([Type.Literal('repayment'), Type.Literal('verification')]);
export type BankUse = Static<typeof BankUse>;

/** A bank of the banks list (specification 3); fields are ours. */
export const Bank = Type.Object({
  id: Type.String(),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  logo: Type.Optional(Picture),
  uses: Type.Array(BankUse),
  /** When transfers to us are booked, in words. */
  note: Type.Optional(Type.String({ maxLength: 200 })),
});
export type Bank = Static<typeof Bank>;

import { type Static, Type } from 'typebox';
import { Day, LoanFigures, Minor } from './figures.ts';

/**
 * Answer of `calculator.options`: the product as the platform lends it on a day. Whoever shows a price from it shows the
 * representative example with it (Polish consumer credit act art. 7).
 */
export const CalculatorOptions = Type.Object({
  /** Day the answer is of. */
  on: Day,
  /** From when the terms are in force. */
  from: Day,
  currency: Type.String(),
  annual_rate_percent: Type.Number(),
  fee_percent: Type.Number(),
  amount: Type.Object({ min_minor: Minor, max_minor: Minor, step_minor: Minor }),
  months: Type.Object({ min: Type.Integer(), max: Type.Integer(), step: Type.Integer() }),
  /** The representative example, with every figure. */
  example: LoanFigures,
});
export type CalculatorOptions = Static<typeof CalculatorOptions>;

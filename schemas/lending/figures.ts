import { type Static, Type } from 'typebox';

/** Whole minor units of the currency; money is never a float. */
export const Minor = Type.Integer({ description: 'Whole minor units (grosz)' });
/** `YYYY-MM-DD` */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** RFC 3339, in UTC. */
export const Moment = Type.String({ description: 'RFC 3339 date and time' });
export const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/**
 * A loan with every figure the law wants beside its price: rate, fee, total, instalment, RRSO (Polish consumer credit act
 * art. 7, 13 and 30). Reckoned in one place, `money/plan-loan.ts`; whoever shows a cost shows all of it.
 */
export const LoanFigures = Type.Object({
  currency: Type.String(),
  amount_minor: Minor,
  months: Type.Integer(),
  /** Fixed nominal yearly rate, per cent. */
  annual_rate_percent: Type.Number(),
  /** One-off fee as a share of the amount, per cent. */
  fee_percent: Type.Number(),
  fee_minor: Minor,
  interest_minor: Minor,
  instalment_minor: Minor,
  /** The last one takes up what rounding left. */
  last_instalment_minor: Minor,
  total_cost_minor: Minor,
  total_payable_minor: Minor,
  /** RRSO, two decimals. */
  apr_percent: Type.Number(),
});
export type LoanFigures = Static<typeof LoanFigures>;

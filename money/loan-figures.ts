import type { LoanPlan, LoanTerms } from './plan-loan.ts';

/** What a loan is asked for with. */
export interface AskedLoan extends LoanTerms {
  /** ISO 4217. */
  readonly currency: string;
  /** Whole minor units of the currency. */
  readonly amountMinor: number;
  readonly months: number;
}

/**
 * The figures that are said together wherever a cost is said (Polish consumer credit act art. 7, 13 and 30), under the
 * names they have on the wire (`LoanFigures`).
 * @param plan of the same loan
 */
export const loanFigures = (asked: AskedLoan, plan: LoanPlan) => ({
  currency: asked.currency,
  amount_minor: asked.amountMinor,
  months: asked.months,
  annual_rate_percent: asked.annualRatePercent,
  fee_percent: asked.feePercent,
  fee_minor: plan.feeMinor,
  interest_minor: plan.interestMinor,
  instalment_minor: plan.instalmentMinor,
  last_instalment_minor: plan.lastInstalmentMinor,
  total_cost_minor: plan.totalCostMinor,
  total_payable_minor: plan.totalPayableMinor,
  apr_percent: plan.aprPercent,
});

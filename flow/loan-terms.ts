import { type LoanTerms as Price, planLoan } from '#money/plan-loan.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';

/** What a loan is reckoned with before there is an offer: the product's terms in force, as plain data for the browser. */
export interface LoanTerms extends Omit<CreditTerms, 'from' | 'example'> {
  /** Day the reckoning is of, `YYYY-MM-DD`. */
  readonly on: string;
}

/** Whether the product is offered in this amount and for this term. */
export const isOffered = (terms: LoanTerms, amountMinor: number, months: number): boolean =>
  Number.isSafeInteger(amountMinor) &&
  Number.isInteger(months) &&
  amountMinor >= terms.min_amount_minor &&
  amountMinor <= terms.max_amount_minor &&
  months >= terms.min_months &&
  months <= terms.max_months;

/**
 * All figures of a loan that is asked for, reckoned where the calculator's are (`money/plan-loan.ts`).
 * @returns null when the product is not offered like this
 */
export function loanOf(terms: LoanTerms, amountMinor: number, months: number): LoanFigures | null {
  if (!isOffered(terms, amountMinor, months)) return null;
  const price: Price = { annualRatePercent: terms.annual_rate_percent, feePercent: terms.fee_percent };
  const plan = planLoan(price, amountMinor, months, terms.on);
  return {
    currency: terms.currency,
    amount_minor: amountMinor,
    months,
    annual_rate_percent: terms.annual_rate_percent,
    fee_percent: terms.fee_percent,
    fee_minor: plan.feeMinor,
    interest_minor: plan.interestMinor,
    instalment_minor: plan.instalmentMinor,
    last_instalment_minor: plan.lastInstalmentMinor,
    total_cost_minor: plan.totalCostMinor,
    total_payable_minor: plan.totalPayableMinor,
    apr_percent: plan.aprPercent,
  };
}

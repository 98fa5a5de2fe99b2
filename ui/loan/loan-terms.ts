import type { LoanTerms } from '#engine/credit/read-loan-terms.ts';
import { loanFigures } from '#money/loan-figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';

/** Whether the product is offered in this amount and for this term. */
export const isOffered = (terms: LoanTerms, amountMinor: number, months: number): boolean =>
  Number.isSafeInteger(amountMinor) &&
  Number.isInteger(months) &&
  amountMinor >= terms.min_amount_minor &&
  amountMinor <= terms.max_amount_minor &&
  months >= terms.min_months &&
  months <= terms.max_months;

/**
 * All figures of a loan that is asked for, calculated where the calculator's are (`money/plan-loan.ts`).
 * @returns null when the product is not offered like this
 */
export function loanOf(terms: LoanTerms, amountMinor: number, months: number): LoanFigures | null {
  if (!isOffered(terms, amountMinor, months)) return null;
  const asked = {
    annualRatePercent: terms.annual_rate_percent,
    feePercent: terms.fee_percent,
    currency: terms.currency,
    amountMinor,
    months,
  };
  return loanFigures(asked, planLoan(asked, { amountMinor, months, startDate: terms.on }));
}

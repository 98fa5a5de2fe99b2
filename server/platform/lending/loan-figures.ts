import type { IsoDate } from '#money/calendar.ts';
import { loanFigures } from '#money/loan-figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';

/**
 * A loan with all figures the law wants beside its price.
 * @param amountMinor minor units of the terms' currency
 * @param today day of the payout
 * @throws RangeError for an amount or a term that is no loan
 */
export function figuresOf(
  terms: CreditTerms,
  amountMinor: number,
  months: number,
  today: IsoDate,
): LoanFigures {
  const { annual_rate_percent, fee_percent, currency } = terms;
  const asked = {
    annualRatePercent: annual_rate_percent,
    feePercent: fee_percent,
    currency,
    amountMinor,
    months,
  };
  return loanFigures(asked, planLoan(asked, { amountMinor, months, startDate: today }));
}

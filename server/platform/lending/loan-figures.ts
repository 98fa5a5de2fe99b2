import type { IsoDate } from '#money/calendar.ts';
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
  const plan = planLoan(
    { annualRatePercent: annual_rate_percent, feePercent: fee_percent },
    amountMinor,
    months,
    today,
  );
  return {
    currency,
    amount_minor: amountMinor,
    months,
    annual_rate_percent,
    fee_percent,
    fee_minor: plan.feeMinor,
    interest_minor: plan.interestMinor,
    instalment_minor: plan.instalmentMinor,
    last_instalment_minor: plan.lastInstalmentMinor,
    total_cost_minor: plan.totalCostMinor,
    total_payable_minor: plan.totalPayableMinor,
    apr_percent: plan.aprPercent,
  };
}

import type { IsoDate } from '#money/calendar.ts';
import { type LoanTerms, planLoan } from '#money/plan-loan.ts';

/** What a loan is priced with, and since when. */
export interface Price extends LoanTerms {
  /** ISO 4217 code of a currency with two decimals. */
  readonly currency: string;
  /** Day from which the price is in force, which is the day the example is of. */
  readonly asOf: IsoDate;
}

/**
 * What the representative example of credit advertising says: Polish consumer credit act art. 7 and 8, Directive (EU)
 * 2023/2225 art. 8(3) to (5). Minor units. Plain data: made on the server, shown anywhere.
 */
export interface RepresentativeExample {
  readonly currency: string;
  readonly asOf: IsoDate;
  readonly annualRatePercent: number;
  /** Total amount of credit: what is paid out, without costs. */
  readonly amountMinor: number;
  readonly months: number;
  /** How many instalments are equal; the last one may differ. */
  readonly equalInstalments: number;
  readonly instalmentMinor: number;
  readonly lastInstalmentMinor: number;
  readonly feeMinor: number;
  readonly interestMinor: number;
  readonly totalCostMinor: number;
  readonly totalPayableMinor: number;
  /** RRSO, two decimals. */
  readonly aprPercent: number;
}

/**
 * The example of a loan. The one place its figures come from; the schedule is `planLoan`'s.
 * @throws RangeError as `planLoan` does
 */
export function representativeExample(
  price: Price,
  amountMinor: number,
  months: number,
): RepresentativeExample {
  const plan = planLoan(price, { amountMinor, months, startDate: price.asOf });
  return {
    currency: price.currency,
    asOf: price.asOf,
    annualRatePercent: price.annualRatePercent,
    amountMinor,
    months,
    equalInstalments: plan.lastInstalmentMinor === plan.instalmentMinor ? months : months - 1,
    instalmentMinor: plan.instalmentMinor,
    lastInstalmentMinor: plan.lastInstalmentMinor,
    feeMinor: plan.feeMinor,
    interestMinor: plan.interestMinor,
    totalCostMinor: plan.totalCostMinor,
    totalPayableMinor: plan.totalPayableMinor,
    aprPercent: plan.aprPercent,
  };
}

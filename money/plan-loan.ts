import { annuityInstalment, monthlyRate } from './annuity.ts';
import { annualPercentageRate } from './apr.ts';
import { addMonths, type IsoDate } from './calendar.ts';
import { divideHalfUp, percentOf, roundHalfUp } from './exact.ts';

/** What a lender asks for a loan. */
export interface LoanTerms {
  /** Fixed nominal yearly rate, e.g. 14.5; interest runs on the money paid out only, never on the fee. */
  readonly annualRatePercent: number;
  /** One-off fee as a share of the amount, collected in equal parts with the instalments. */
  readonly feePercent: number;
}

/** One row of the repayment schedule. Minor units. */
export interface Instalment {
  readonly number: number;
  readonly dueOn: IsoDate;
  readonly instalmentMinor: number;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly feeMinor: number;
  /** Principal still owed after this row. */
  readonly balanceMinor: number;
}

/** A loan with everything the law wants a consumer to know of it. Minor units. */
export interface LoanPlan {
  /** What each instalment but the last is. */
  readonly instalmentMinor: number;
  /** The last one takes up what rounding left. */
  readonly lastInstalmentMinor: number;
  readonly totalPayableMinor: number;
  readonly totalCostMinor: number;
  readonly interestMinor: number;
  readonly feeMinor: number;
  /** RRSO, half up to two decimals. */
  readonly aprPercent: number;
  readonly schedule: readonly Instalment[];
}

const longestMonths = 600;

/**
 * Plans a loan repaid in equal monthly instalments. The schedule sums to the grosz: principal to the amount, fee to the
 * fee; the last instalment takes up the differences of rounding.
 * @param amountMinor money paid out, whole minor units, positive
 * @param months number of instalments, 1 to 600
 * @param startDate day of the payout; it sets the due dates only, because whole months count as twelfths of a year
 * @throws RangeError when an argument is out of its bounds
 */
export function planLoan(
  terms: LoanTerms,
  {
    amountMinor,
    months,
    startDate,
  }: { readonly amountMinor: number; readonly months: number; readonly startDate: IsoDate },
): LoanPlan {
  check(terms, amountMinor, months);
  const feeMinor = percentOf(amountMinor, terms.feePercent);
  const schedule = repaymentSchedule(terms, { amountMinor, feeMinor, months, startDate });
  const interestMinor = schedule.reduce((sum, row) => sum + row.interestMinor, 0);
  const totalCostMinor = interestMinor + feeMinor;
  const apr = annualPercentageRate(
    [[0, amountMinor]],
    schedule.map((row) => [row.number / 12, row.instalmentMinor] as const),
  );
  return {
    instalmentMinor: schedule[0]?.instalmentMinor ?? 0,
    lastInstalmentMinor: schedule.at(-1)?.instalmentMinor ?? 0,
    totalPayableMinor: amountMinor + totalCostMinor,
    totalCostMinor,
    interestMinor,
    feeMinor,
    // Ten decimals first, so that the solver's noise cannot push a half below itself.
    aprPercent: roundHalfUp(apr.toFixed(10), 2),
    schedule,
  };
}

function repaymentSchedule(
  terms: LoanTerms,
  {
    amountMinor,
    feeMinor,
    months,
    startDate,
  }: {
    readonly amountMinor: number;
    readonly feeMinor: number;
    readonly months: number;
    readonly startDate: IsoDate;
  },
): Instalment[] {
  const rate = monthlyRate(terms.annualRatePercent);
  const regular = annuityInstalment(amountMinor, terms.annualRatePercent, months);
  // Rounded down: half up could collect more than the fee before the last row.
  const regularFee = Math.floor(feeMinor / months);
  let balance = amountMinor;
  return Array.from({ length: months }, (_, index): Instalment => {
    const last = index === months - 1;
    const interest = Number(divideHalfUp(BigInt(balance) * rate.numerator, rate.denominator));
    const principal = last ? balance : Math.min(regular - interest, balance);
    const fee = last ? feeMinor - regularFee * (months - 1) : regularFee;
    balance -= principal;
    return {
      number: index + 1,
      dueOn: addMonths(startDate, index + 1),
      instalmentMinor: principal + interest + fee,
      principalMinor: principal,
      interestMinor: interest,
      feeMinor: fee,
      balanceMinor: balance,
    };
  });
}

function check(terms: LoanTerms, amountMinor: number, months: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1)
    throw new RangeError(`A loan of ${amountMinor} is not a positive whole number of minor units.`);
  if (!Number.isInteger(months) || months < 1 || months > longestMonths)
    throw new RangeError(`A term of ${months} months is not a whole number from 1 to ${longestMonths}.`);
  for (const percent of [terms.annualRatePercent, terms.feePercent])
    if (!Number.isFinite(percent) || percent < 0)
      throw new RangeError(`A rate or fee of ${percent} % is not 0 or more.`);
}

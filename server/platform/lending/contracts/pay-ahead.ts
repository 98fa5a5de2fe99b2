import { monthlyRate } from '#money/annuity.ts';
import type { IsoDate } from '#money/calendar.ts';
import type { PartEffect } from '#schemas/lending/part-repayment.ts';
import { loweredRows, shortenedRows } from './later-rows.ts';
import {
  type AgreedLoan,
  feeLeft,
  interestLeft,
  isOpen,
  type LiveRow,
  principalLeft,
  sum,
  unusedMonths,
} from './loan-state.ts';

/**
 * Takes money before it is due; nothing that is due is open. It counts as the next instalment first, so that who pays a few
 * days early has paid. Principal that comes back early costs no interest for the days it is not used (art. 49 section 2), so a
 * little more of the money is principal. What is more than that instalment lowers the balance, and the customer chooses what
 * that does: instalments stay as they are and the loan ends earlier, with fewer rows, their interest and their parts of the
 * fee ({@link shortenedRows}); or the loan ends as agreed, with lower instalments ({@link loweredRows}).
 * @param money less than what would pay the loan off
 */
export function payAhead(
  loan: AgreedLoan,
  rows: readonly LiveRow[],
  money: number,
  { day, annuityMinor, effect }: AheadTerms,
): { readonly rows: readonly LiveRow[]; readonly annuityMinor: number } {
  const next = rows.find(isOpen);
  if (!next || money === 0) return { rows, annuityMinor };
  const fee = Math.min(money, feeLeft(next));
  const rest = money - fee;
  const balance = sum(rows.map(principalLeft));
  const principal = Math.min(balance, principalIn(loan, { rows, row: next, money: rest, day }));
  // The last grosz of rounding pays interest, so that nothing is lost.
  const interest = rest - principal;
  const open = principal > 0 ? 0 : interestLeft(next) - interest;
  const paid: LiveRow = {
    ...next,
    principalMinor: Math.max(next.principalMinor, next.paidPrincipalMinor + principal),
    interestMinor: next.paidInterestMinor + interest + open,
    paidFeeMinor: next.paidFeeMinor + fee,
    paidInterestMinor: next.paidInterestMinor + interest,
    paidPrincipalMinor: next.paidPrincipalMinor + principal,
  };
  const kept = rows.filter(({ number }) => number < next.number);
  // A row that is paid in part leaves the rows after it as they were.
  const later = rows.filter(({ number }) => number > next.number);
  if (paid.paidPrincipalMinor <= next.principalMinor)
    return { rows: [...kept, paid, ...later], annuityMinor };
  const left = balance - principal;
  if (effect === 'shorter-term')
    return { rows: [...kept, paid, ...shortenedRows(loan, later, left, annuityMinor)], annuityMinor };
  const lowered = loweredRows(loan, later, left, annuityMinor);
  return { rows: [...kept, paid, ...lowered.rows], annuityMinor: lowered.annuityMinor };
}

interface AheadTerms {
  readonly day: IsoDate;
  /** Principal and interest of an ordinary instalment until now. */
  readonly annuityMinor: number;
  readonly effect: PartEffect;
}

/**
 * How much of the money is principal: x, where x and the interest of the row, less that of the days x is not used, are the
 * money. Half the money stands for itself even at absurd rates.
 */
function principalIn(
  loan: AgreedLoan,
  paid: {
    readonly rows: readonly LiveRow[];
    readonly row: LiveRow;
    readonly money: number;
    readonly day: IsoDate;
  },
): number {
  const { rows, row, money, day } = paid;
  const above = money - interestLeft(row);
  if (above <= 0) return 0;
  const rate = monthlyRate(loan.annualRatePercent);
  const unused = unusedMonths(loan, row, day);
  const saved = rate.numerator * unused.numerator;
  const whole = rate.denominator * unused.denominator;
  const cost = 2n * saved > whole ? whole / 2n : whole - saved;
  // Interest that was paid for those days, with whatever row, comes back as principal, but never more than was paid.
  const paidInterest = sum(rows.map(({ paidInterestMinor }) => paidInterestMinor));
  return Math.min(money + paidInterest, Number((BigInt(above) * whole) / cost));
}

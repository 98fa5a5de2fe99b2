import { monthlyRate } from '#money/annuity.ts';
import type { IsoDate } from '#money/calendar.ts';
import { divideHalfUp } from '#money/exact.ts';
import {
  type AgreedLoan,
  feeLeft,
  interestLeft,
  isDue,
  isOpen,
  type LiveRow,
  type LoanState,
  lateMinor,
  outstanding,
  passDays,
  principalLeft,
  rowLeft,
  sum,
  unusedMonths,
  unusedOwnTime,
} from './loan-state.ts';

/** What pays a loan off, minor units. */
export interface Payoff {
  readonly principalMinor: number;
  /** For the time that was used; below nothing where more was paid than was used. */
  readonly interestMinor: number;
  readonly feeMinor: number;
  readonly lateMinor: number;
  readonly totalMinor: number;
  /** Against paying every row on its day. */
  readonly savedMinor: number;
}

/**
 * What pays the loan off on the state's day (art. 48 and 49 of the consumer credit act; C-383/18 Lexitor): all principal, all
 * that is due, and of the row that runs the interest and the fee of the days used. Rows after it cost nothing: every cost,
 * the fee too, goes down in proportion to the time the loan is shortened by.
 */
export function calculatePayoff(loan: AgreedLoan, state: LoanState): Payoff {
  const due = state.rows.filter((row) => isDue(row, state.day));
  const ahead = state.rows.filter((row) => !isDue(row, state.day) && isOpen(row));
  const running = ahead[0];
  const used = running
    ? costOfUsedTime(loan, state, running, sum(ahead.map(principalLeft)))
    : { interestMinor: 0, feeMinor: 0 };
  const principalMinor = outstanding(state);
  const interestMinor = sum(due.map(interestLeft)) + used.interestMinor;
  const feeMinor = sum(due.map(feeLeft)) + used.feeMinor;
  const late = lateMinor(state);
  const totalMinor = principalMinor + interestMinor + feeMinor + late;
  const planned = sum(state.rows.map(rowLeft)) + late;
  return {
    principalMinor,
    interestMinor,
    feeMinor,
    lateMinor: late,
    totalMinor,
    savedMinor: planned - totalMinor,
  };
}

/**
 * Interest and fee for the part of the time that is over, less what was paid of them. Never gives back more than was paid. On
 * the day of signing no time was used: whatever was paid of them comes back to the grosz.
 */
function costOfUsedTime(loan: AgreedLoan, { rows, day }: LoanState, row: LiveRow, balanceMinor: number) {
  const paidInterest = sum(rows.map(({ paidInterestMinor }) => paidInterestMinor));
  const paidFee = sum(rows.map(({ paidFeeMinor }) => paidFeeMinor));
  if (day <= loan.startsOn) return { interestMinor: 0 - paidInterest, feeMinor: 0 - paidFee };
  const unused = unusedMonths(loan, row, day);
  const rate = monthlyRate(loan.annualRatePercent);
  const interestUnused = divideHalfUp(
    BigInt(balanceMinor) * rate.numerator * unused.numerator,
    rate.denominator * unused.denominator,
  );
  return {
    interestMinor: Math.max(-paidInterest, interestLeft(row) - Number(interestUnused)),
    feeMinor: Math.max(-paidFee, feeLeft(row) - unusedFee(loan, rows, row, day)),
  };
}

/** What of the fee stands for time that is not used: of the row that runs, and of those before it that were paid ahead. */
function unusedFee(loan: AgreedLoan, rows: readonly LiveRow[], running: LiveRow, day: IsoDate): number {
  return sum(
    rows
      .filter(({ number, dueOn }) => number <= running.number && dueOn > day)
      .map((row) => {
        const { numerator, denominator } = unusedOwnTime(loan, row, day);
        return Number(divideHalfUp(BigInt(row.feeMinor) * numerator, denominator));
      }),
  );
}

/**
 * What pays the loan off on a day to come. Rows that fall due between today and that day are taken to be paid on their days;
 * what is late today is not.
 */
export function calculatePayoffOn(loan: AgreedLoan, today: LoanState, on: IsoDate): Payoff {
  const isPaidByThen = (row: LiveRow) => row.dueOn > today.day && row.dueOn < on;
  const rows = today.rows.map((row) => (isPaidByThen(row) ? paidOff(row) : row));
  return calculatePayoff(loan, passDays(loan, { ...today, rows }, on));
}

/** The row with everything it asks for paid. */
export const paidOff = (row: LiveRow): LiveRow => ({
  ...row,
  paidPrincipalMinor: row.principalMinor,
  paidInterestMinor: row.interestMinor,
  paidFeeMinor: row.feeMinor,
});

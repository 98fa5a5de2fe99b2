import type { IsoDate } from '#money/calendar.ts';
import { daysBetween } from '#money/calendar.ts';
import { type DatedRate, dailyInterest, toMinor } from '#money/daily-interest.ts';
import type { Fraction } from '#money/exact.ts';
import type { Instalment } from '#money/plan-loan.ts';

/** What was agreed when a loan was signed; never changes. Minor units. */
export interface AgreedLoan {
  readonly startsOn: IsoDate;
  readonly annualRatePercent: number;
  /** Principal and interest of an ordinary instalment, without its part of the fee. */
  readonly annuityMinor: number;
  readonly rows: readonly Pick<
    Instalment,
    'number' | 'dueOn' | 'principalMinor' | 'interestMinor' | 'feeMinor'
  >[];
  /** Interest for delay, no higher than the law's highest. */
  readonly lateRates: readonly DatedRate[];
}

/** A row of the schedule as it stands: what it asks for, and what was paid of it. */
export interface LiveRow {
  readonly number: number;
  readonly dueOn: IsoDate;
  readonly principalMinor: number;
  readonly interestMinor: number;
  readonly feeMinor: number;
  readonly paidPrincipalMinor: number;
  readonly paidInterestMinor: number;
  readonly paidFeeMinor: number;
}

/** Where a loan stands on a day. */
export interface LoanState {
  readonly day: IsoDate;
  readonly rows: readonly LiveRow[];
  /** Principal and interest of an ordinary instalment now: as agreed, until a payment ahead of time lowered it. */
  readonly annuityMinor: number;
  /** Interest for delay that ran up to the day and is not paid: exact ({@link dailyInterest}). */
  readonly late: bigint;
  /** Paid more than was owed. */
  readonly surplusMinor: number;
}

/** Shares of a payment, minor units. Interest and fee below nothing give back what was paid for time not used (art. 49). */
export interface Parts {
  readonly lateMinor: number;
  readonly feeMinor: number;
  readonly interestMinor: number;
  readonly principalMinor: number;
  readonly surplusMinor: number;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const principalLeft = (row: LiveRow): number => row.principalMinor - row.paidPrincipalMinor;
export const interestLeft = (row: LiveRow): number => row.interestMinor - row.paidInterestMinor;
export const feeLeft = (row: LiveRow): number => row.feeMinor - row.paidFeeMinor;
/** What is to be paid of a row yet. */
export const rowLeft = (row: LiveRow): number => principalLeft(row) + interestLeft(row) + feeLeft(row);
export const rowPaid = (row: LiveRow): number =>
  row.paidPrincipalMinor + row.paidInterestMinor + row.paidFeeMinor;

export const isDue = (row: LiveRow, day: IsoDate): boolean => row.dueOn <= day;
export const isOpen = (row: LiveRow): boolean => rowLeft(row) !== 0;

export const lateMinor = (state: LoanState): number => toMinor(state.late);
/** Principal that is owed, due or not. */
export const outstanding = (state: LoanState): number => sum(state.rows.map(principalLeft));
/** Nothing is owed any more. */
export const isRepaid = (state: LoanState): boolean => !state.rows.some(isOpen) && lateMinor(state) === 0;

/** The loan on the day of signing. */
export function openLoan({ startsOn, annuityMinor, rows }: AgreedLoan): LoanState {
  const unpaid = { paidPrincipalMinor: 0, paidInterestMinor: 0, paidFeeMinor: 0 };
  return {
    day: startsOn,
    rows: rows.map((row) => ({ ...row, ...unpaid })),
    annuityMinor,
    late: 0n,
    surplusMinor: 0,
  };
}

/**
 * Days pass: interest for delay runs on principal that is overdue, from the day after it was due (art. 481 of the civil
 * code). A day in the past changes nothing.
 */
export function passDays(loan: AgreedLoan, state: LoanState, day: IsoDate): LoanState {
  if (day <= state.day) return state;
  const run = state.rows
    .filter((row) => row.dueOn < day && principalLeft(row) > 0)
    .map((row) => {
      const from = row.dueOn > state.day ? row.dueOn : state.day;
      return dailyInterest(principalLeft(row), loan.lateRates, { from, to: day });
    });
  return { ...state, day, late: run.reduce((total, exact) => total + exact, state.late) };
}

/** The share of a row's own time that is not used yet on a day: 1 before its first day, 0 on its due day. */
export function unusedOwnTime(
  loan: AgreedLoan,
  row: Pick<LiveRow, 'number' | 'dueOn'>,
  day: IsoDate,
): Fraction {
  const before = loan.rows.find(({ number }) => number === row.number - 1);
  const whole = daysBetween(before?.dueOn ?? loan.startsOn, row.dueOn);
  const left = Math.min(Math.max(daysBetween(day, row.dueOn), 0), whole);
  return { numerator: BigInt(left), denominator: BigInt(whole) };
}

/**
 * Months of the schedule that are not used yet on a day, up to a row's due day: more than 1 when rows before it were paid
 * ahead and their time is not over either. Each month counts in its own days, because a row's interest is that of a twelfth
 * of a year, however long the month.
 */
export function unusedMonths(loan: AgreedLoan, row: LiveRow, day: IsoDate): Fraction {
  const open = loan.rows.filter(({ number, dueOn }) => number <= row.number && dueOn > day);
  const [running, ...later] = open;
  if (!running) return { numerator: 0n, denominator: 1n };
  const { numerator, denominator } = unusedOwnTime(loan, running, day);
  return { numerator: numerator + BigInt(later.length) * denominator, denominator };
}

import type { IsoDate } from '#money/calendar.ts';
import { toExact } from '#money/daily-interest.ts';
import type { PartEffect } from '#schemas/lending/part-repayment.ts';
import {
  type AgreedLoan,
  feeLeft,
  interestLeft,
  isDue,
  isOpen,
  type LiveRow,
  type LoanState,
  lateMinor,
  type Parts,
  passDays,
  principalLeft,
  sum,
} from './loan-state.ts';
import { payAhead } from './pay-ahead.ts';
import { calculatePayoff, type Payoff, paidOff } from './payoff.ts';

export interface Payment {
  readonly day: IsoDate;
  readonly amountMinor: number;
  /** Interest for delay as it was booked; calculated where the payment is new. */
  readonly lateMinor?: number;
  /** What money ahead of time does; a shorter term where nothing was chosen. */
  readonly effect?: PartEffect | null | undefined;
}

/** What a payment did. */
export interface Taken {
  readonly state: LoanState;
  readonly parts: Parts;
  /** Costs that fall away because principal came back early; they were claims and are none any more. */
  readonly waived: { readonly interestMinor: number; readonly feeMinor: number };
}

/**
 * Takes a payment, in the order of art. 451 of the civil code, for the customer's good:
 * 1. interest for delay;
 * 2. rows that are due, the oldest first, and in each the fee, the interest, then the principal;
 * 3. the rest ahead of time ({@link payAhead}); a payment that pays the loan off does so with reduced costs ({@link calculatePayoff});
 * 4. what is more than is owed stays the customer's.
 */
export function takePayment(loan: AgreedLoan, before: LoanState, payment: Payment): Taken {
  const state = passDays(loan, before, payment.day);
  const late = payment.lateMinor ?? Math.min(payment.amountMinor, lateMinor(state));
  const onTime = { ...state, late: state.late - toExact(late) };
  const rest = payment.amountMinor - late;
  const payoff = calculatePayoff(loan, { ...onTime, late: 0n });
  const { rows, annuityMinor } =
    rest >= payoff.totalMinor
      ? { rows: payOff(state, payoff), annuityMinor: state.annuityMinor }
      : payAhead(loan, ...payDue(state.rows, rest, state.day), {
          day: state.day,
          annuityMinor: state.annuityMinor,
          effect: payment.effect ?? 'shorter-term',
        });
  const shares = sharesOf(state.rows, rows);
  const surplus = rest - shares.feeMinor - shares.interestMinor - shares.principalMinor;
  return {
    state: { ...onTime, rows, annuityMinor, surplusMinor: state.surplusMinor + surplus },
    parts: { lateMinor: late, ...shares, surplusMinor: surplus },
    waived: {
      interestMinor: claimOf(state.rows, interestLeft) - claimOf(rows, interestLeft) - shares.interestMinor,
      feeMinor: claimOf(state.rows, feeLeft) - claimOf(rows, feeLeft) - shares.feeMinor,
    },
  };
}

const claimOf = (rows: readonly LiveRow[], left: (row: LiveRow) => number): number => sum(rows.map(left));

/** What came to the rows between two states. */
function sharesOf(before: readonly LiveRow[], after: readonly LiveRow[]) {
  const more = (paid: (row: LiveRow) => number) => sum(after.map(paid)) - sum(before.map(paid));
  return {
    feeMinor: more((row) => row.paidFeeMinor),
    interestMinor: more((row) => row.paidInterestMinor),
    principalMinor: more((row) => row.paidPrincipalMinor),
  };
}

/** Pays due rows, the oldest first. @returns the rows, and what is left of the money */
function payDue(rows: readonly LiveRow[], money: number, day: IsoDate): [readonly LiveRow[], number] {
  let rest = money;
  const take = (left: number): number => {
    const part = Math.min(rest, left);
    rest -= part;
    return part;
  };
  const paid = rows.map((row) => {
    if (!isDue(row, day) || !isOpen(row)) return row;
    return {
      ...row,
      paidFeeMinor: row.paidFeeMinor + take(feeLeft(row)),
      paidInterestMinor: row.paidInterestMinor + take(interestLeft(row)),
      paidPrincipalMinor: row.paidPrincipalMinor + take(principalLeft(row)),
    };
  });
  return [paid, rest];
}

/** The loan is over: due rows are paid, the one that runs takes all principal at its reduced costs, and rows after it fall away. */
function payOff({ rows, day }: LoanState, payoff: Payoff): readonly LiveRow[] {
  const due = rows.filter((row) => isDue(row, day) || !isOpen(row));
  const running = rows.find((row) => !isDue(row, day) && isOpen(row));
  const dueOpen = due.filter(isOpen);
  if (!running) return due.map(paidOff);
  const last: LiveRow = {
    ...running,
    principalMinor: running.paidPrincipalMinor + payoff.principalMinor - sum(dueOpen.map(principalLeft)),
    interestMinor: running.paidInterestMinor + payoff.interestMinor - sum(dueOpen.map(interestLeft)),
    feeMinor: running.paidFeeMinor + payoff.feeMinor - sum(dueOpen.map(feeLeft)),
  };
  return [...due, last].map(paidOff);
}

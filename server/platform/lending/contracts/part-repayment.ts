import type { IsoDate } from '#money/calendar.ts';
import { type PartRepayment, partEffects } from '#schemas/lending/part-repayment.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LoanContract } from './contract-books.ts';
import { readStanding } from './contract-rows.ts';
import { type AgreedLoan, isOpen, type LiveRow, type LoanState, rowLeft, sum } from './loan-state.ts';
import { takePayment } from './take-payment.ts';

/** The answer of `contract.part-repayment`. */
export async function partRepaymentOf(
  orm: Orm,
  contract: LoanContract,
  today: IsoDate,
  amountMinor: number,
): Promise<PartRepayment> {
  const { loan, state } = await readStanding(orm, contract, today);
  return calculatePartRepayment(loan, state, amountMinor);
}

/**
 * What a payment on the state's day would make of the schedule: the very thing booking it does, so that what is shown before is
 * what is there afterwards.
 */
export function calculatePartRepayment(
  loan: AgreedLoan,
  state: LoanState,
  amountMinor: number,
): PartRepayment {
  const taken = partEffects.map((effect) => ({
    effect,
    ...takePayment(loan, state, { day: state.day, amountMinor, effect }),
  }));
  const ends = taken.map(({ state: after }) => after.rows);
  const [one, other] = ends.map((rows) => JSON.stringify(rows));
  const isChoice = one !== other && ends.every((rows) => rows.some(isOpen));
  return {
    amount_minor: amountMinor,
    on: state.day,
    now: planOf(state.rows),
    outcomes: isChoice
      ? taken.map(({ effect, state: after, waived }) => ({
          effect,
          ...planOf(after.rows),
          saved_minor: waived.interestMinor + waived.feeMinor,
        }))
      : [],
  };
}

function planOf(rows: readonly LiveRow[]): PartRepayment['now'] {
  const open = rows.filter(isOpen);
  const [next] = open;
  return {
    instalment_minor: next ? next.principalMinor + next.interestMinor + next.feeMinor : 0,
    instalments: open.length,
    ends_on: (rows.at(-1) ?? emptySchedule()).dueOn,
    left_minor: sum(open.map(rowLeft)),
  };
}

const emptySchedule = (): never => {
  throw new Error('a contract has no schedule');
};

import type { IsoDate } from '#money/calendar.ts';
import { daysBetween } from '#money/calendar.ts';
import type { Contract, ContractState, ScheduleRow, Settlement } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LoanContract } from './contract-books.ts';
import { readStanding } from './contract-rows.ts';
import { receiptOf } from './contract-withdrawal.ts';
import { balancesOf } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import { payoutOf } from './loan-payout.ts';
import {
  feeLeft,
  interestLeft,
  isDue,
  isOpen,
  type LiveRow,
  type LoanState,
  lateMinor,
  outstanding,
  rowLeft,
  rowPaid,
  sum,
} from './loan-state.ts';
import { calculatePayoffOn, type Payoff } from './payoff.ts';
import { refundsOf, surplusOf } from './surplus.ts';

/** The answer of `contract.data`. @param recipient who repayments go to */
export async function viewContract(
  orm: Orm,
  contract: LoanContract,
  today: IsoDate,
  recipient: string,
): Promise<Contract> {
  const { state, paidMinor } = await readStanding(orm, contract, today);
  const isOver = contract.endedAt !== null;
  const refunds = isOver ? await refundsOf(orm, contract.id) : [];
  const common = {
    id: contract.id,
    number: contract.number,
    state: stateOf(contract),
    figures: contract.figures,
    signed_at: contract.signedAt?.toISOString() ?? null,
    withdraw_until: contract.withdrawUntil,
    paid_minor: paidMinor,
    repayment_account: {
      iban: contract.repaymentIban,
      recipient,
      title: `Spłata pożyczki ${contract.number}`,
    },
    payout: await payoutOf(orm, contract),
    ended_at: contract.endedAt?.toISOString() ?? null,
    withdrawal: await receiptOf(orm, contract, refunds),
    refunds,
  };
  if (contract.state === 'withdrawn') return { ...common, ...(await viewWithdrawn(orm, contract)) };
  const next = state.rows.find((row) => isOpen(row) && row.dueOn >= today);
  const late = state.rows.find((row) => isOpen(row) && row.dueOn < today);
  return {
    ...common,
    schedule: scheduleOf(state, today, contract.figures.amount_minor),
    owed: {
      principal_minor: outstanding(state),
      interest_minor: sum(state.rows.map(interestLeft)),
      fee_minor: sum(state.rows.map(feeLeft)),
      late_interest_minor: lateMinor(state),
      due_now_minor: sum(state.rows.filter((row) => isDue(row, today)).map(rowLeft)) + lateMinor(state),
      overdue_days: late ? daysBetween(late.dueOn, today) : 0,
      // What was sent back, or transferred, is overpaid no more.
      overpaid_minor: isOver ? await surplusOf(orm, contract.id) : state.surplusMinor,
    },
    next: next ? { due_on: next.dueOn, amount_minor: rowLeft(next) } : null,
  };
}

/** After a withdrawal there is no schedule: what is to be returned is in the ledger. */
async function viewWithdrawn(
  orm: Orm,
  { id }: LoanContract,
): Promise<Pick<Contract, 'schedule' | 'owed' | 'next'>> {
  const balances = await balancesOf(orm, id);
  const principal = balances.get(accounts.principal) ?? 0;
  const interest = balances.get(accounts.interest) ?? 0;
  return {
    schedule: [],
    owed: {
      principal_minor: principal,
      interest_minor: interest,
      fee_minor: 0,
      late_interest_minor: 0,
      due_now_minor: principal + interest,
      overdue_days: 0,
      overpaid_minor: 0 - (balances.get(accounts.surplus) ?? 0),
    },
    next: null,
  };
}

function scheduleOf(state: LoanState, today: IsoDate, amountMinor: number): ScheduleRow[] {
  let balance = amountMinor;
  return state.rows.map((row) => {
    balance -= row.principalMinor;
    return {
      number: row.number,
      due_on: row.dueOn,
      instalment_minor: row.principalMinor + row.interestMinor + row.feeMinor,
      principal_minor: row.principalMinor,
      interest_minor: row.interestMinor,
      fee_minor: row.feeMinor,
      balance_minor: balance,
      paid_minor: rowPaid(row),
      state: rowState(row, today),
    };
  });
}

/** Lateness is told before anything else: a row paid in part is late too. */
function rowState(row: LiveRow, today: IsoDate): ScheduleRow['state'] {
  if (!isOpen(row)) return 'paid';
  if (row.dueOn < today) return 'late';
  if (rowPaid(row) > 0) return 'part';
  return row.dueOn === today ? 'due' : 'planned';
}

/** The answer of `contract.settlement`. */
export async function settlementOf(
  orm: Orm,
  contract: LoanContract,
  today: IsoDate,
  on: IsoDate,
): Promise<Settlement> {
  const { loan, state } = await readStanding(orm, contract, today);
  return toSettlement(calculatePayoffOn(loan, state, on), on);
}

const toSettlement = (payoff: Payoff, on: IsoDate): Settlement => ({
  on,
  principal_minor: payoff.principalMinor,
  interest_minor: payoff.interestMinor,
  fee_minor: payoff.feeMinor,
  late_interest_minor: payoff.lateMinor,
  // When more was paid for time not used than principal is left, nothing is to be paid, and the rest comes back.
  refund_minor: Math.max(0, -payoff.totalMinor),
  total_minor: Math.max(0, payoff.totalMinor),
  saved_minor: payoff.savedMinor,
});

function stateOf({ state }: LoanContract): ContractState {
  if (state === 'offered' || state === 'active' || state === 'settled' || state === 'withdrawn') return state;
  throw new Error(`a contract has the unknown state ${state}`);
}

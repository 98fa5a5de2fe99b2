import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { annuityInstalment } from '#money/annuity.ts';
import type { IsoDate } from '#money/calendar.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { Orm } from '../../base/database/database.ts';
import { readLendingTerms } from '../lending-terms.ts';
import type { LoanContract } from './contract-books.ts';
import { clockAt } from './contract-clock.ts';
import { lateRatesOf } from './late-rates.ts';
import { movementsOf } from './ledger.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { type AgreedLoan, type LoanState, openLoan, passDays } from './loan-state.ts';
import { loanContract, loanInstalment } from './tables.ts';
import { takePayment } from './take-payment.ts';

/** The contract that is offered or active; else the newest that ended. */
export async function currentContract(orm: Orm, customerId: string): Promise<LoanContract | null> {
  const [running] = await orm.select().from(loanContract).where(isRunning(customerId));
  if (running) return running;
  const mine = eq(loanContract.customerId, customerId);
  const [ended] = await orm
    .select()
    .from(loanContract)
    .where(and(mine, isOver))
    .orderBy(desc(loanContract.endedAt), desc(loanContract.number))
    .limit(1);
  return ended ?? null;
}

const isOver = inArray(loanContract.state, ['settled', 'withdrawn']);

/** Whether a customer has a contract that is over. */
export async function hasEndedContract(orm: Orm, customerId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: loanContract.id })
    .from(loanContract)
    .where(and(eq(loanContract.customerId, customerId), isOver))
    .limit(1);
  return rows.length > 0;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A contract of a customer; null for none, or another's. */
export async function ownContractOf(orm: Orm, customerId: string, id: string): Promise<LoanContract | null> {
  if (!uuid.test(id)) return null;
  const [row] = await orm
    .select()
    .from(loanContract)
    .where(and(eq(loanContract.id, id), eq(loanContract.customerId, customerId)));
  return row ?? null;
}

/*
 * The order of locks around a loan, for every transaction: the contract, then the application, then what hangs on them
 * (orders of repayments, cards, codes). A row that refers to a contract locks it, too, in part (a foreign key does), and two
 * transactions that have it in part and then want it whole wait for each other for ever: first the lock, then the rows.
 */

/** A contract for the rest of the transaction: whoever moves its money waits for this one. @throws Error for no such contract */
export async function lockContract(tx: Orm, id: string): Promise<LoanContract> {
  const [row] = await tx.select().from(loanContract).where(eq(loanContract.id, id)).for('update');
  if (!row) throw new Error('there is no such contract');
  return row;
}

/** The customer's contract that is offered or active, for the rest of the transaction, as it is once it is locked. */
export async function lockRunningContract(tx: Orm, customerId: string): Promise<LoanContract | null> {
  const [row] = await tx.select().from(loanContract).where(isRunning(customerId)).for('update');
  return row ?? null;
}

const isRunning = (customerId: string) =>
  and(eq(loanContract.customerId, customerId), inArray(loanContract.state, ['offered', 'active']));

/** The schedule of a loan that starts on a day. */
export function planOf(figures: LoanFigures, startsOn: IsoDate) {
  const { amount_minor, months, annual_rate_percent, fee_percent } = figures;
  const terms = { annualRatePercent: annual_rate_percent, feePercent: fee_percent };
  return planLoan(terms, { amountMinor: amount_minor, months, startDate: startsOn });
}

/** What was agreed. An offer is calculated as if it were signed on `today`, or on the day `signing` gave it. */
export async function readAgreed(orm: Orm, contract: LoanContract, today: IsoDate): Promise<AgreedLoan> {
  const { figures } = contract;
  const startsOn = contract.startsOn ?? today;
  const { config } = await readLendingTerms(orm, today);
  const stored =
    contract.startsOn === null
      ? []
      : await orm
          .select()
          .from(loanInstalment)
          .where(eq(loanInstalment.contractId, contract.id))
          .orderBy(asc(loanInstalment.number));
  const rows = stored.length > 0 ? stored : planOf(figures, startsOn).schedule;
  return {
    startsOn,
    annualRatePercent: figures.annual_rate_percent,
    annuityMinor: annuityInstalment(figures.amount_minor, figures.annual_rate_percent, figures.months),
    rows,
    lateRates: lateRatesOf(config.late_interest),
  };
}

export interface Standing {
  readonly loan: AgreedLoan;
  readonly state: LoanState;
  /** Everything that was paid in, minor units. */
  readonly paidMinor: number;
}

/** Where a contract stands on a day: what was agreed, and every payment in the order it was booked. */
export async function readStanding(orm: Orm, contract: LoanContract, today: IsoDate): Promise<Standing> {
  const loan = await readAgreed(orm, contract, today);
  const payments = await movementsOf(orm, contract.id, ['repayment']);
  const state = payments.reduce((before, movement) => {
    const { state: after } = takePayment(loan, before, {
      day: clockAt(movement.at).today,
      amountMinor: movement.amount(ledgerAccounts.cash),
      lateMinor: -movement.amount(ledgerAccounts.lateIncome),
      effect: movement.effect,
    });
    return after;
  }, openLoan(loan));
  const paidMinor = payments.reduce((total, movement) => total + movement.amount(ledgerAccounts.cash), 0);
  return { loan, state: passDays(loan, state, today), paidMinor };
}

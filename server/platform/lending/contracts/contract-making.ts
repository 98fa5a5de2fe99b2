import { and, eq } from 'drizzle-orm';
import { addDays } from '#money/calendar.ts';
import type { AccountRange } from '#schemas/lending/account-range.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { Orm } from '../../base/database/database.ts';
import { nextNumber } from '../running-number.ts';
import { loanApplication } from '../tables.ts';
import type { LoanContract } from './contract-books.ts';
import type { ContractClock } from './contract-clock.ts';
import { lockContract, planOf } from './contract-rows.ts';
import { assertLawful } from './lawful-terms.ts';
import { post } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import { type PayoutOrder, sendLoanOn } from './loan-payout.ts';
import { loanContract, loanInstalment } from './tables.ts';
import { NoRepaymentAccounts, virtualAccount } from './virtual-account.ts';

/** Days in which a contract can be withdrawn from (art. 53 of the consumer credit act). */
export const withdrawalDays = 14;

/** What a contract is offered on. */
interface OfferTerms {
  readonly figures: LoanFigures;
  readonly clock: ContractClock;
  /** Range its account for repayments is of; null where the installation has none. */
  readonly accounts: AccountRange | null;
}

/**
 * Offers a contract for an application: the same application has one. Its figures are calculated once more, so that what is
 * offered is what its schedule will be.
 * @throws NoRepaymentAccounts; UnlawfulTerms, RangeError for figures that are no loan's
 */
export async function offerContract(
  tx: Orm,
  application: { readonly id: string; readonly customerId: string },
  { figures, clock, accounts }: OfferTerms,
): Promise<LoanContract> {
  const { at, today } = clock;
  if (accounts === null) throw new NoRepaymentAccounts();
  assertLawful(figures, today);
  const plan = planOf(figures, today);
  if (plan.totalPayableMinor !== figures.total_payable_minor || plan.aprPercent !== figures.apr_percent)
    throw new RangeError('the figures of the offer are not those of its terms');
  // Two at once would both take a number; one of them waits here and then finds the other's contract.
  await tx
    .select({ id: loanApplication.id })
    .from(loanApplication)
    .where(eq(loanApplication.id, application.id))
    .for('update');
  const known = eq(loanContract.applicationId, application.id);
  const [offered] = await tx.select().from(loanContract).where(known);
  if (offered) return offered;
  const again = await offerAgain(tx, application, figures, at);
  if (again !== null) return again;
  const number = await nextNumber(tx, 'U', at);
  const [made] = await tx
    .insert(loanContract)
    .values({
      customerId: application.customerId,
      applicationId: application.id,
      number,
      state: 'offered',
      figures,
      repaymentIban: virtualAccount(number, accounts),
      createdAt: at,
    })
    .returning();
  if (!made) throw new Error('the contract was not stored');
  return made;
}

/**
 * An offer nobody signed makes way for the next application's: it keeps its number, so that numbers have no holes, and gets
 * documents of its own.
 */
async function offerAgain(
  tx: Orm,
  { id, customerId }: { readonly id: string; readonly customerId: string },
  figures: LoanFigures,
  at: Date,
): Promise<LoanContract | null> {
  const [again] = await tx
    .update(loanContract)
    .set({ applicationId: id, figures, createdAt: at })
    .where(and(eq(loanContract.customerId, customerId), eq(loanContract.state, 'offered')))
    .returning();
  return again ?? null;
}

/** An offered contract as its row is from the moment it is signed. */
export const asSigned = (offered: LoanContract, { at, today }: ContractClock): LoanContract => ({
  ...offered,
  state: 'active',
  signedAt: at,
  startsOn: today,
  withdrawUntil: addDays(today, withdrawalDays),
});

/**
 * Signs an offered contract: due dates count from today, the loan is paid out to the card's account, and what it costs is
 * owed. Signing it again changes nothing.
 * @param sendOn where the money goes on to in the same moment; it stays on the card's account where null
 * @throws UnlawfulTerms when the law's caps were lowered since the offer
 */
export async function signContract(
  tx: Orm,
  { id }: LoanContract,
  { at, today }: ContractClock,
  sendOn: PayoutOrder | null = null,
): Promise<LoanContract> {
  const contract = await lockContract(tx, id);
  if (contract.state !== 'offered') return contract;
  const { figures } = contract;
  assertLawful(figures, today);
  const { state, signedAt, startsOn, withdrawUntil } = asSigned(contract, { at, today });
  const { schedule } = planOf(figures, today);
  await tx
    .insert(loanInstalment)
    .values(schedule.map(({ instalmentMinor: _whole, ...row }) => ({ contractId: id, ...row })));
  const { amount_minor: amount, interest_minor: interest, fee_minor: fee } = figures;
  await post(tx, contract, {
    kind: 'payout',
    reference: `payout:${id}`,
    at,
    sides: { [accounts.principal]: amount, [accounts.card]: -amount },
  });
  if (sendOn !== null) await sendLoanOn(tx, contract, sendOn, at);
  await post(tx, contract, {
    kind: 'costs',
    reference: `costs:${id}`,
    at,
    sides: {
      [accounts.interest]: interest,
      [accounts.interestIncome]: -interest,
      [accounts.fee]: fee,
      [accounts.feeIncome]: -fee,
    },
  });
  const [signed] = await tx
    .update(loanContract)
    .set({ state, signedAt, startsOn, withdrawUntil })
    .where(eq(loanContract.id, id))
    .returning();
  if (!signed) throw new Error('the contract was not stored');
  return signed;
}

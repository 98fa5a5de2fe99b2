import { eq } from 'drizzle-orm';
import { addDays } from '#money/calendar.ts';
import { dailyInterest, toMinor } from '#money/daily-interest.ts';
import type {
  Contract,
  WithdrawalTerms as ShownTerms,
  WithdrawalReceipt,
} from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import { type LoanContract, TooLateToWithdraw, type WithdrawalTerms } from './contract-books.ts';
import { type ContractClock, clockAt } from './contract-clock.ts';
import type { ClockOf } from './contract-money.ts';
import { lockContract } from './contract-rows.ts';
import { balancesOf, movementsOf, post } from './ledger.ts';
import { ledgerAccounts as accounts, type LedgerAccount } from './ledger-accounts.ts';
import { lastProvedAccount, showAccount } from './loan-payout.ts';
import { returnSurplus } from './surplus.ts';
import { contractWithdrawal, loanContract } from './tables.ts';

/** Days the customer has to give the money back (art. 54 of the consumer credit act). */
export const returnDays = 30;

/**
 * What a withdrawal today comes to. Interest ends today, though the law lets it run until the money is back: nobody should
 * pay for the days in which a transfer travels. @throws TooLateToWithdraw
 */
export async function calculateWithdrawal(
  tx: Orm,
  contract: LoanContract,
  { at, today }: ContractClock,
): Promise<WithdrawalTerms> {
  const { startsOn, withdrawUntil, figures } = contract;
  if (contract.state !== 'active' || startsOn === null || withdrawUntil === null || today > withdrawUntil)
    throw new TooLateToWithdraw('the contract cannot be withdrawn from');
  const payments = await movementsOf(tx, contract.id, ['repayment']);
  const balances = await balancesOf(tx, contract.id);
  const rates = [{ from: startsOn, annualRatePercent: figures.annual_rate_percent }];
  // What came back in the meantime cost nothing from that day on.
  const saved = payments.reduce((exact, movement) => {
    const { today: day } = clockAt(movement.at);
    return (
      exact +
      dailyInterest(movement.amount(accounts.cash), rates, { from: day > today ? today : day, to: today })
    );
  }, 0n);
  const interestMinor = toMinor(
    dailyInterest(figures.amount_minor, rates, { from: startsOn, to: today }) - saved,
  );
  const paid = payments.reduce((total, movement) => total + movement.amount(accounts.cash), 0);
  const onCard = 0 - (balances.get(accounts.card) ?? 0);
  const rest = figures.amount_minor + interestMinor - paid - onCard;
  const surplusMinor = Math.max(0, -rest);
  return {
    at,
    today,
    amountMinor: figures.amount_minor,
    interestMinor,
    paidMinor: paid,
    cardMinor: onCard,
    toReturnMinor: Math.max(0, rest),
    surplusMinor,
    refundAccount: surplusMinor > 0 ? await lastProvedAccount(tx, contract.customerId) : null,
    returnBy: addDays(today, returnDays),
  };
}

const sumsOf = (terms: WithdrawalTerms) => ({
  interest_minor: terms.interestMinor,
  to_return_minor: terms.toReturnMinor,
  return_by: terms.returnBy,
  refund_minor: terms.surplusMinor,
  refund_account: terms.refundAccount && showAccount(terms.refundAccount),
});

/** The answer of `contract.withdrawal-terms`. */
export const showWithdrawal = (terms: WithdrawalTerms): ShownTerms => ({
  on: terms.today,
  amount_minor: terms.amountMinor,
  paid_minor: terms.paidMinor,
  card_minor: terms.cardMinor,
  ...sumsOf(terms),
});

/** Ends a contract within its 14 days: costs fall away, and what is on the card's account is taken back at once. */
export async function withdrawContract(
  tx: Orm,
  { id }: LoanContract,
  documentId: string,
  clockOf: ClockOf,
): Promise<WithdrawalReceipt> {
  const contract = await lockContract(tx, id);
  const terms = await calculateWithdrawal(tx, contract, clockOf(contract));
  const { at, interestMinor, toReturnMinor, surplusMinor, returnBy } = terms;
  const interestOpen = Math.min(interestMinor, toReturnMinor);
  const wanted: Readonly<Partial<Record<LedgerAccount, number>>> = {
    [accounts.principal]: toReturnMinor - interestOpen,
    [accounts.interest]: interestOpen,
    [accounts.fee]: 0,
    [accounts.card]: 0,
    [accounts.surplus]: -surplusMinor,
    [accounts.interestIncome]: -interestMinor,
    [accounts.feeIncome]: 0,
    [accounts.lateIncome]: 0,
  };
  const balances = await balancesOf(tx, id);
  const sides = Object.fromEntries(
    Object.entries(wanted).map(([account, amount]) => [account, amount - (balances.get(account) ?? 0)]),
  );
  await post(tx, contract, { kind: 'withdrawal', reference: `withdrawal:${id}`, at, sides });
  await tx.insert(contractWithdrawal).values({ contractId: id, at, toReturnMinor, returnBy, documentId });
  await tx.update(loanContract).set({ state: 'withdrawn', endedAt: at }).where(eq(loanContract.id, id));
  await returnSurplus(tx, contract, at);
  return { at: at.toISOString(), document_id: documentId, ...sumsOf(terms) };
}

/** The receipt of a contract that was withdrawn from, read from what was booked; null for any other. */
export async function receiptOf(
  orm: Orm,
  { id, state }: LoanContract,
  refunds: Contract['refunds'],
): Promise<WithdrawalReceipt | null> {
  if (state !== 'withdrawn') return null;
  const [row] = await orm.select().from(contractWithdrawal).where(eq(contractWithdrawal.contractId, id));
  if (!row) return null;
  const [booked] = await movementsOf(orm, id, ['withdrawal']);
  const balances = await balancesOf(orm, id);
  const at = row.at.toISOString();
  return {
    at,
    document_id: row.documentId,
    // All interest but that of the days used was taken back with the withdrawal, and none is earned after it.
    interest_minor: 0 - (balances.get(accounts.interestIncome) ?? 0),
    to_return_minor: row.toReturnMinor,
    return_by: row.returnBy,
    refund_minor: 0 - (booked?.amount(accounts.surplus) ?? 0),
    refund_account: refunds.find((refund) => refund.at === at)?.account ?? null,
  };
}

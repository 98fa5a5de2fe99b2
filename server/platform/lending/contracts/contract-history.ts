import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HistoryAccount, HistoryKind, HistoryRow } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import type { HistoryPage, LoanContract } from './contract-books.ts';
import { ledgerAccounts as accounts, type LedgerAccount } from './ledger-accounts.ts';
import { ledgerPosting, ledgerTransaction } from './tables.ts';

/**
 * The account on which a customer sees a movement. Its side with the sign turned is the customer's: what is booked to our
 * cash left the customer, what is booked off the card's account left it.
 */
const seenOn: Readonly<Record<HistoryKind, LedgerAccount>> = {
  payout: accounts.card,
  repayment: accounts.cash,
  transfer: accounts.card,
  fee: accounts.fee,
  'late-interest': accounts.lateIncome,
  withdrawal: accounts.card,
  refund: accounts.cash,
};
/** Where a movement is told: the payout and a withdrawal are what joins the two. */
const accountsOfKind: Readonly<Record<HistoryKind, readonly HistoryAccount[]>> = {
  payout: ['loan', 'card'],
  repayment: ['loan'],
  transfer: ['card'],
  fee: ['loan'],
  'late-interest': ['loan'],
  withdrawal: ['loan', 'card'],
  refund: ['loan'],
};
const isSeen = (kind: string): kind is HistoryKind => Object.hasOwn(seenOn, kind);
const kindsOn = (account?: HistoryAccount): string[] =>
  Object.entries(accountsOfKind).flatMap(([kind, on]) =>
    account === undefined || on.includes(account) ? [kind] : [],
  );

/** Money that moved, newest first; bookings of ours that moved none are left out. */
export async function historyOf(
  orm: Orm,
  contract: LoanContract,
  { limit, offset, account }: HistoryPage,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number }> {
  const mine = and(
    eq(ledgerTransaction.contractId, contract.id),
    inArray(ledgerTransaction.kind, kindsOn(account)),
  );
  const [[counted], movements] = await Promise.all([
    orm.select({ total: count() }).from(ledgerTransaction).where(mine),
    orm
      .select()
      .from(ledgerTransaction)
      .where(mine)
      .orderBy(desc(ledgerTransaction.at), desc(ledgerTransaction.sequence))
      .limit(limit)
      .offset(offset),
  ]);
  const ids = movements.map(({ id }) => id);
  const sides =
    ids.length === 0
      ? []
      : await orm
          .select({
            id: ledgerPosting.transactionId,
            account: ledgerPosting.account,
            amount: sql<string>`sum(${ledgerPosting.amountMinor})`,
          })
          .from(ledgerPosting)
          .where(inArray(ledgerPosting.transactionId, ids))
          .groupBy(ledgerPosting.transactionId, ledgerPosting.account);
  const amounts = new Map(sides.map(({ id, account, amount }) => [`${id} ${account}`, Number(amount)]));
  const rows = movements.flatMap(({ id, at, kind, note }) => {
    if (!isSeen(kind)) return [];
    const amount_minor = 0 - (amounts.get(`${id} ${seenOn[kind]}`) ?? 0);
    return [{ id, at: at.toISOString(), kind, amount_minor, note }];
  });
  return { rows, total: counted?.total ?? 0 };
}

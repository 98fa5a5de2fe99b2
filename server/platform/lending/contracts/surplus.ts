import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Contract } from '#schemas/lending/contract.ts';
import { maskIban } from '#schemas/masked-contact.ts';
import type { Orm } from '../../base/database/database.ts';
import { bankAccount, payout } from '../payments/tables.ts';
import { contractTexts } from './contract-texts.ts';
import { balancesOf, post } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import { lastProvedAccount, showAccount } from './loan-payout.ts';
import { ledgerTransaction, type loanContract } from './tables.ts';

/*
 * What a customer paid above all that is owed is the customer's. It is sent back to the account they proved last, at once and
 * without being asked for. Who has proved none finds it on the card's account, and can transfer it as soon as there is one.
 */

type Owner = Pick<typeof loanContract.$inferSelect, 'id' | 'customerId'>;

/** Reference of the movement that sends money back; the payout has the same id. */
const refundPrefix = 'refund:';

/** Whether a payout sends back what was overpaid: it is ours, and no transfer the customer ordered. */
export const isRefund = sql`exists (select 1 from ${ledgerTransaction} where ${ledgerTransaction.reference} = ${refundPrefix} || ${payout.id}::text)`;

/** Paid above what is owed, and not given back yet. Minor units. */
export const surplusOf = async (orm: Orm, contractId: string): Promise<number> =>
  0 - ((await balancesOf(orm, contractId)).get(accounts.surplus) ?? 0);

/** Sends back what is overpaid, in the transaction that made it so. Nothing happens where no account is proved. */
export async function returnSurplus(tx: Orm, contract: Owner, at: Date): Promise<void> {
  const amountMinor = await surplusOf(tx, contract.id);
  if (amountMinor <= 0) return;
  const account = await lastProvedAccount(tx, contract.customerId);
  if (account === null) return;
  const id = randomUUID();
  const { customerId } = contract;
  await tx
    .insert(payout)
    .values({ id, customerId, contractId: contract.id, accountId: account.id, amountMinor, at });
  await post(tx, contract, {
    kind: 'refund',
    reference: `${refundPrefix}${id}`,
    note: contractTexts.in('pl').refundNote.replace('{account}', maskIban(account.iban)),
    at,
    sides: { [accounts.surplus]: amountMinor, [accounts.cash]: -amountMinor },
  });
}

/** Moves what is overpaid to the card's account, from which transfers go out. @param reference of the transfer it is moved for */
export async function surplusToCard(tx: Orm, contract: Owner, reference: string, at: Date): Promise<void> {
  const amountMinor = await surplusOf(tx, contract.id);
  if (amountMinor <= 0) return;
  await post(tx, contract, {
    kind: 'transfer',
    reference: `surplus:${reference}`,
    note: contractTexts.in('pl').surplusNote,
    at,
    sides: { [accounts.surplus]: amountMinor, [accounts.card]: -amountMinor },
  });
}

/** What was sent back of a contract, oldest first. */
export async function refundsOf(orm: Orm, contractId: string): Promise<Contract['refunds']> {
  const rows = await orm
    .select({
      at: payout.at,
      amountMinor: payout.amountMinor,
      iban: bankAccount.iban,
      bank: bankAccount.bank,
    })
    .from(payout)
    .innerJoin(bankAccount, eq(bankAccount.id, payout.accountId))
    .where(sql`${payout.contractId} = ${contractId} and ${isRefund}`)
    .orderBy(asc(payout.at), asc(payout.id));
  return rows.map(({ at, amountMinor, ...account }) => ({
    at: at.toISOString(),
    amount_minor: amountMinor,
    account: showAccount(account),
  }));
}

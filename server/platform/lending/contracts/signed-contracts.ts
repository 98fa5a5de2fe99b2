import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { SignedContract } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LoanContract } from './contract-books.ts';
import { cardBalanceOf } from './contract-money.ts';
import { balancesOf } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import { contractWithdrawal, loanContract } from './tables.ts';

/** The answer of `contract.list`. */
export async function signedContracts(orm: Orm, customerId: string): Promise<readonly SignedContract[]> {
  const rows = await orm
    .select()
    .from(loanContract)
    .where(and(eq(loanContract.customerId, customerId), isNotNull(loanContract.signedAt)))
    .orderBy(desc(loanContract.signedAt), desc(loanContract.number));
  return Promise.all(rows.map((row) => toSigned(orm, row)));
}

async function toSigned(orm: Orm, row: LoanContract): Promise<SignedContract> {
  const { id, number, state, figures, signedAt, endedAt } = row;
  if (signedAt === null || (state !== 'active' && state !== 'settled' && state !== 'withdrawn'))
    throw new Error(`contract ${id} is not signed, or has the unknown state ${state}`);
  return {
    id,
    number,
    state,
    amount_minor: figures.amount_minor,
    currency: figures.currency,
    signed_at: signedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    held_minor: await cardBalanceOf(orm, id),
    to_return: state === 'withdrawn' ? await toReturn(orm, id) : null,
  };
}

async function toReturn(orm: Orm, id: string): Promise<SignedContract['to_return']> {
  const balances = await balancesOf(orm, id);
  const amount = (balances.get(accounts.principal) ?? 0) + (balances.get(accounts.interest) ?? 0);
  if (amount <= 0) return null;
  const [row] = await orm.select().from(contractWithdrawal).where(eq(contractWithdrawal.contractId, id));
  return row ? { amount_minor: amount, by: row.returnBy } : null;
}

import { addMonths } from '#money/calendar.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LoanApplication } from '../lifecycle.ts';
import type { LoanContract } from './contract-books.ts';
import { clockAt } from './contract-clock.ts';
import { offerContract, signContract } from './contract-making.ts';
import { receiveMoney } from './contract-money.ts';
import { readAgreed } from './contract-rows.ts';
import { demoRange } from './virtual-account.ts';

export interface SeedOptions {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** How long ago it was signed; nothing signed where left out. */
  readonly monthsAgo?: number;
  /** How many rows were paid, each on its due day. Rows that are due and not paid are late. */
  readonly paidRows?: number;
}

const noon = (day: string) => clockAt(new Date(`${day}T11:00:00Z`));

/**
 * Sandbox: a contract with a past. Its documents are written when `contract.get` asks for them, so that filling an empty
 * database stays quick. Statuses of the application are the caller's.
 * @throws Error for an application without an offer
 */
export async function seedContract(
  tx: Orm,
  application: Pick<LoanApplication, 'id' | 'customerId' | 'offer'>,
  { now, monthsAgo, paidRows = 0 }: SeedOptions,
): Promise<LoanContract> {
  if (application.offer === null) throw new Error('there is no offer to make a contract of');
  const today = clockAt(new Date(now));
  const then = monthsAgo === undefined ? today : noon(addMonths(today.today, -monthsAgo));
  const offered = await offerContract(tx, application, {
    figures: application.offer,
    clock: then,
    accounts: demoRange,
  });
  if (monthsAgo === undefined) return offered;
  const signed = await signContract(tx, offered, then);
  const { rows } = await readAgreed(tx, signed, then.today);
  const paid = rows.slice(0, paidRows);
  await paid.reduce(async (before, row) => {
    await before;
    const money = {
      kind: 'repayment',
      reference: `seed:${signed.id}:${row.number}`,
      amountMinor: row.principalMinor + row.interestMinor + row.feeMinor,
      note: '',
    } as const;
    await receiveMoney(tx, signed.id, money, () => noon(row.dueOn));
  }, Promise.resolve());
  return signed;
}

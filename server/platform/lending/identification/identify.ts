import type { Orm } from '../../base/database/database.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { bankAccount } from '../payments/tables.ts';
import type { ProvedAccount } from './bank-link-provider.ts';
import { isSamePerson } from './same-person.ts';

export interface Proof {
  readonly method: 'kontomatik' | 'transaction-link' | 'transfer';
  readonly account: ProvedAccount;
  readonly at: Date;
}

/**
 * Compares whose account it is with the customer, and lets the application hear of it: the account is kept and the
 * application goes on, or the try counts as a mismatch (the third one blocks). In the caller's transaction.
 * @returns whether it is the customer's own account
 * @throws WrongStatus when the application waits for no identification any more
 */
export async function identify(
  tx: Orm,
  lifecycle: Pick<Lifecycle, 'applyEvent'>,
  customer: Customer,
  { method, account, at }: Proof,
): Promise<boolean> {
  if (!isSamePerson(customer, account.owner)) {
    await lifecycle.applyEvent(tx, customer.id, { kind: 'identification-failed', failure: 'name-mismatch' });
    return false;
  }
  const proved = { bank: account.bank, owner: account.owner, provedBy: method, provedAt: at };
  await tx
    .insert(bankAccount)
    .values({ customerId: customer.id, iban: spellIban(account.iban), ...proved })
    .onConflictDoUpdate({ target: [bankAccount.customerId, bankAccount.iban], set: proved });
  await lifecycle.applyEvent(tx, customer.id, { kind: 'identified', method });
  return true;
}

/** One account is one row, with and without spaces. */
const spellIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

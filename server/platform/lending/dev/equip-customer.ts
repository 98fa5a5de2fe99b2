import { eq } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import { customer as customerTable } from '../../customers/tables.ts';
import type { CardIssuer } from '../cards/card-issuer.ts';
import type { LoanContract } from '../contracts/contract-books.ts';
import { bankAccount } from '../payments/tables.ts';

/** An account at an invented bank; the bank's number does not exist. */
const iban = 'PL71000000010000900000004216';
const bank = 'Bank Most';

/**
 * Sandbox: what a customer with an offered or signed contract has from the steps that were skipped: the bank account
 * that was proved, and the card of a signed contract.
 * @param signed null while the contract is only offered
 */
export async function equipCustomer(
  tx: Orm,
  customerId: string,
  signed: LoanContract | null,
  { cards, now }: { readonly cards: CardIssuer; readonly now: number },
): Promise<void> {
  const [person] = await tx.select().from(customerTable).where(eq(customerTable.id, customerId));
  if (!person) return;
  const owner = `${person.firstname} ${person.lastname}`.trim();
  await tx
    .insert(bankAccount)
    .values({ customerId, iban, bank, owner, provedBy: 'kontomatik', provedAt: new Date(now) })
    .onConflictDoNothing();
  if (signed !== null) await cards.issueCard(tx, person, signed);
}

import { inArray } from 'drizzle-orm';
import type { CardIssuer } from '../../cards/card-issuer.ts';
import { createContractBooks } from '../../contracts/create-contract-books.ts';
import { loanInstalment } from '../../contracts/tables.ts';
import { sandboxCustomers } from '../../customers/sandbox-customers.ts';
import { customer } from '../../customers/tables.ts';
import type { Orm } from '../../database/database.ts';
import { siteDay } from '../../forms/site-day.ts';
import { readLendingTerms } from '../lending-terms.ts';
import { loanApplication } from '../tables.ts';
import { type Placing, placeApplication } from './place-application.ts';

const dayMs = 86_400_000;
/** The running contract of the sandbox is so old … */
const contractAgeDays = 100;
/** … and these instalments of it are paid. */
const paidInstalments = 3;

/**
 * Gives every customer of the sandbox who never had an application the believable data of its status.
 * @returns how many got one
 */
export async function seedApplications(orm: Orm, cards: CardIssuer, now: number): Promise<number> {
  const wanted = new Map(sandboxCustomers.map(({ email, status }) => [email, status]));
  const people = await orm
    .select({ id: customer.id, email: customer.email })
    .from(customer)
    .where(inArray(customer.email, [...wanted.keys()]));
  const had = await orm
    .selectDistinct({ id: loanApplication.customerId })
    .from(loanApplication)
    .where(
      inArray(
        loanApplication.customerId,
        people.map(({ id }) => id),
      ),
    );
  const known = new Set(had.map(({ id }) => id));
  const missing = people.flatMap(({ id, email }) => {
    const status = wanted.get(email) ?? 'nothing';
    return known.has(id) || status === 'nothing' || status === 'change-password' ? [] : [{ id, status }];
  });
  if (missing.length === 0) return 0;
  const lending = await readLendingTerms(orm, siteDay(now));
  await orm.transaction(async (tx) => {
    for (const { id, status } of missing) {
      const then = status === 'contract' ? now - contractAgeDays * dayMs : now;
      const books = createContractBooks(tx, () => then);
      const placing: Placing = { books, cards, lending, now: then, goesOn: false };
      // One connection, one after the other: together they would only wait for each other.
      await placeApplication(tx, id, status, placing);
      if (status === 'contract') await payInstalments(tx, id, placing);
    }
  });
  return missing.length;
}

/** Pays the first instalments, each on its day. */
async function payInstalments(tx: Orm, customerId: string, { books }: Placing): Promise<void> {
  const contract = await books.current(customerId, tx);
  if (contract === null) return;
  const rows = await tx.select().from(loanInstalment);
  const first = rows
    .filter(({ contractId }) => contractId === contract.id)
    .toSorted((a, b) => a.number - b.number)
    .slice(0, paidInstalments);
  for (const row of first) {
    // Noon at the site's place, whatever the season.
    const onDay = createContractBooks(tx, () => Date.parse(`${row.dueOn}T11:00:00Z`));
    await onDay.receive(tx, contract.id, {
      reference: `sandbox-${contract.id}-${row.number}`,
      amountMinor: row.principalMinor + row.interestMinor + row.feeMinor,
      kind: 'repayment',
      note: '',
    });
  }
}

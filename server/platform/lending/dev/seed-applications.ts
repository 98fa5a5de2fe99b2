import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../../base/database/database.ts';
import { legalDay } from '../../base/legal-day.ts';
import { sandboxCustomers } from '../../customers/sandbox-customers.ts';
import { customer } from '../../customers/tables.ts';
import type { CardIssuer } from '../cards/card-issuer.ts';
import { createContractBooks } from '../contracts/create-contract-books.ts';
import { loanInstalment } from '../contracts/tables.ts';
import { readLendingTerms } from '../lending-terms.ts';
import { loanApplication } from '../tables.ts';
import { type Placing, placeApplication } from './place-application.ts';

const dayMs = 86_400_000;
/** The running contract of the sandbox is so old … */
const contractAgeDays = 100;
/** … and these instalments of it are paid. */
const paidInstalments = 3;

const seedLock = 7_205_133;

/**
 * Gives every customer of the sandbox who never had an application the believable data of its status. Nodes that start
 * together share one seeding.
 * @returns how many got one
 */
export function seedApplications(orm: Orm, cards: CardIssuer, now: number): Promise<number> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(seedLock))})`);
    const missing = await withoutApplication(tx);
    if (missing.length === 0) return 0;
    const lending = await readLendingTerms(tx, legalDay(now));
    for (const { id, status } of missing) {
      const then = status === 'contract' ? now - contractAgeDays * dayMs : now;
      const books = createContractBooks(tx, () => then);
      const placing: Placing = { books, cards, lending, now: then, goesOn: false };
      // One connection, one after the other: together they would only wait for each other.
      await placeApplication(tx, id, status, placing);
      if (status === 'contract') await payInstalments(tx, id, placing);
    }
    return missing.length;
  });
}

/** Customers of the sandbox whose status needs an application, and who never had one. */
async function withoutApplication(
  tx: Orm,
): Promise<{ readonly id: string; readonly status: ApplicationStatus }[]> {
  const wanted = new Map(sandboxCustomers.map(({ email, status }) => [email, status]));
  const people = await tx
    .select({ id: customer.id, email: customer.email })
    .from(customer)
    .leftJoin(loanApplication, eq(loanApplication.customerId, customer.id))
    .where(and(inArray(customer.email, [...wanted.keys()]), isNull(loanApplication.id)));
  return people.flatMap(({ id, email }) => {
    const status = wanted.get(email) ?? 'nothing';
    return status === 'nothing' || status === 'change-password' ? [] : [{ id, status }];
  });
}

/** Pays the first instalments, each on its day. */
async function payInstalments(tx: Orm, customerId: string, { books }: Placing): Promise<void> {
  const contract = await books.current(customerId, tx);
  if (contract === null) return;
  const first = await tx
    .select()
    .from(loanInstalment)
    .where(eq(loanInstalment.contractId, contract.id))
    .orderBy(asc(loanInstalment.number))
    .limit(paidInstalments);
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

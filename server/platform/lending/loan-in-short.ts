import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import type { Customer } from '../customers/customer-store.ts';
import { loanContract } from './contracts/tables.ts';
import type { Lifecycle } from './lifecycle.ts';

/** How far a customer is: status, and the numbers they know their application and running contract by. */
export async function loanInShort(
  orm: Orm,
  lifecycle: Pick<Lifecycle, 'statusOf' | 'open'>,
  customer: Customer,
): Promise<{ status: string; application: string | null; contract: string | null }> {
  const running = and(eq(loanContract.customerId, customer.id), eq(loanContract.state, 'active'));
  const [status, application, [contract]] = await Promise.all([
    lifecycle.statusOf(customer),
    lifecycle.open(customer.id),
    orm
      .select({ number: loanContract.number })
      .from(loanContract)
      .where(running)
      .orderBy(desc(loanContract.createdAt))
      .limit(1),
  ]);
  return { status, application: application?.number ?? null, contract: contract?.number ?? null };
}

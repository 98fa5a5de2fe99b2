import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { lockRunningContract } from './contracts/contract-rows.ts';
import type { LoanApplication } from './lifecycle.ts';
import { loanApplication } from './tables.ts';

/** The open application of a customer. @param locked for the rest of the transaction, after the contract if one runs */
export async function openApplication(
  orm: Orm,
  customerId: string,
  locked = false,
): Promise<LoanApplication | null> {
  if (locked) await lockRunningContract(orm, customerId);
  const query = orm
    .select()
    .from(loanApplication)
    .where(and(eq(loanApplication.customerId, customerId), isNull(loanApplication.endedAt)));
  const [row] = locked ? await query.for('update') : await query;
  return row ?? null;
}

/** The newest application of a customer that is over. */
export async function newestEnded(orm: Orm, customerId: string): Promise<LoanApplication | null> {
  const [row] = await orm
    .select()
    .from(loanApplication)
    .where(and(eq(loanApplication.customerId, customerId), isNotNull(loanApplication.endedAt)))
    .orderBy(desc(loanApplication.endedAt), desc(loanApplication.number))
    .limit(1);
  return row ?? null;
}

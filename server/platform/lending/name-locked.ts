import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ApplicationStatus } from '#schemas/statuses.ts';
import type { Orm } from '../base/database/database.ts';
import { loanContract } from './contracts/tables.ts';
import { loanApplication } from './tables.ts';

/** From the bank's confirmation on the name is a proved one: it goes into the contract as it is. */
const identified: readonly ApplicationStatus[] = ['external-data-request', 'processing', 'show-contract'];

/** Whether the name is somebody's in a contract, or proved for one: then it changes by a document only. */
export async function isNameLocked(orm: Orm, customerId: string): Promise<boolean> {
  const contracts = await orm
    .select({ id: loanContract.id })
    .from(loanContract)
    .where(eq(loanContract.customerId, customerId))
    .limit(1);
  if (contracts.length > 0) return true;
  const applications = await orm
    .select({ id: loanApplication.id })
    .from(loanApplication)
    .where(
      and(
        eq(loanApplication.customerId, customerId),
        isNull(loanApplication.endedAt),
        inArray(loanApplication.status, [...identified]),
      ),
    )
    .limit(1);
  return applications.length > 0;
}

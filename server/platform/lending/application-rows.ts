import { and, desc, eq, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { lookupOf } from '../base/database/lookup-of.ts';
import { lockRunningContract } from './contracts/contract-rows.ts';
import type { LoanApplication } from './lifecycle.ts';
import { loanApplication } from './tables.ts';

/** The open application of a customer. @param locked for the rest of the transaction, after the contract if one runs */
export async function openApplication(
  orm: Orm,
  customerId: string,
  locked = false,
): Promise<LoanApplication | null> {
  if (!locked) {
    const [row] = await openStatement(orm).execute({ customerId });
    return row ?? null;
  }
  await lockRunningContract(orm, customerId);
  const [row] = await orm.select().from(loanApplication).where(isOpenOf(customerId)).for('update');
  return row ?? null;
}

const isOpenOf = (customerId: string | Placeholder) =>
  and(eq(loanApplication.customerId, customerId), isNull(loanApplication.endedAt));
const ofCustomer = sql.placeholder('customerId');
const openStatement = lookupOf('open-application', (orm, name) =>
  orm.select().from(loanApplication).where(isOpenOf(ofCustomer)).prepare(name),
);
const lastStatement = lookupOf('last-application', (orm, name) =>
  orm
    .select()
    .from(loanApplication)
    .where(eq(loanApplication.customerId, ofCustomer))
    // PostgreSQL puts what has no end yet first.
    .orderBy(desc(loanApplication.endedAt), desc(loanApplication.number))
    .limit(1)
    .prepare(name),
);
const endedStatement = lookupOf('ended-application', (orm, name) =>
  orm
    .select()
    .from(loanApplication)
    .where(and(eq(loanApplication.customerId, ofCustomer), isNotNull(loanApplication.endedAt)))
    .orderBy(desc(loanApplication.endedAt), desc(loanApplication.number))
    .limit(1)
    .prepare(name),
);

/** The application of a customer that is open, else the newest that is over. */
export async function lastApplication(orm: Orm, customerId: string): Promise<LoanApplication | null> {
  const [row] = await lastStatement(orm).execute({ customerId });
  return row ?? null;
}

/** The newest application of a customer that is over. */
export async function newestEnded(orm: Orm, customerId: string): Promise<LoanApplication | null> {
  const [row] = await endedStatement(orm).execute({ customerId });
  return row ?? null;
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { LinkFailure, LinkState, LinkStatus } from '#schemas/lending/bank-link.ts';
import type { Orm } from '../../base/database/database.ts';
import type { LinkMethod } from './bank-link-provider.ts';
import { bankLink } from './tables.ts';

/** A row of the table. Its accounts are personal data. */
export type BankLinkRow = typeof bankLink.$inferSelect;

/** States in which something can still happen. */
const unfinished: readonly LinkState[] = ['started', 'authorised', 'account-chosen', 'importing'];

/** Tries of an application by one method, newest first. */
export const linksOf = (orm: Orm, applicationId: string, method: LinkMethod): Promise<BankLinkRow[]> =>
  orm
    .select()
    .from(bankLink)
    .where(and(eq(bankLink.applicationId, applicationId), eq(bankLink.method, method)))
    .orderBy(desc(bankLink.createdAt));

/** Writes a try down; one that is written already stays as it is. */
export async function addLink(
  orm: Orm,
  values: typeof bankLink.$inferInsert & { readonly id: string },
): Promise<BankLinkRow> {
  await orm.insert(bankLink).values(values).onConflictDoNothing();
  const [row] = await orm.select().from(bankLink).where(eq(bankLink.id, values.id));
  if (!row) throw new Error('the bank link was not stored');
  return row;
}

/**
 * Changes an unfinished try. Of two at a time that would finish it, one does.
 * @returns null when it was over already
 */
export async function changeLink(
  orm: Orm,
  id: string,
  changes: Partial<Pick<BankLinkRow, 'failure' | 'accounts' | 'finishedAt'>> & { readonly state: LinkState },
): Promise<BankLinkRow | null> {
  const [row] = await orm
    .update(bankLink)
    .set(changes)
    .where(and(eq(bankLink.id, id), inArray(bankLink.state, [...unfinished])))
    .returning();
  return row ?? null;
}

/** A try whose account turned out to be somebody else's, in the transaction that finished it. */
export async function failDone(tx: Orm, { id }: Pick<BankLinkRow, 'id'>): Promise<BankLinkRow> {
  const [row] = await tx
    .update(bankLink)
    .set({ state: 'failed', failure: 'name-mismatch' })
    .where(eq(bankLink.id, id))
    .returning();
  if (!row) throw new Error('the bank link is gone');
  return row;
}

/** The row as its owner sees it. */
export const statusOfLink = ({ id, state, failure }: BankLinkRow): LinkStatus => ({
  link_id: id,
  // Written by this module only, from the same lists.
  state: state as LinkState,
  failure: failure as LinkFailure | null,
});

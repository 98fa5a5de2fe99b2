import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import { presenceSeconds } from '#schemas/studio/presence.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { contentPresence } from './tables.ts';

/** Windows whose last sign of life is older are gone. */
export const lastSign = (at: Date): Date => new Date(at.getTime() - presenceSeconds.gone * 1000);

/** Picks the windows that have an entry open. */
export const hasOpen = ({ kind, key, locale }: EntryId) =>
  and(eq(contentPresence.kind, kind), eq(contentPresence.key, key), eq(contentPresence.locale, locale));

/** One after the other for each entry, until the transaction ends: whoever moves its pen, or writes with it. */
export const lockPen = (tx: Orm, id: EntryId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(id)}, 0))`);

/**
 * Lets a window write unless another one has the pen: once somebody took over, what the other window still sends would
 * change the draft under their hands.
 * @throws PlatformError taken_over
 */
export async function assertPen(tx: Orm, id: EntryId, windowId: string, at: Date): Promise<void> {
  await lockPen(tx, id);
  const [holder] = await tx
    .select({ windowId: contentPresence.windowId })
    .from(contentPresence)
    .where(
      and(
        hasOpen(id),
        gte(contentPresence.seenAt, lastSign(at)),
        isNotNull(contentPresence.heldSince),
        ne(contentPresence.windowId, windowId),
      ),
    );
  if (holder) throw new PlatformError('taken_over', refuse('pen.taken'));
}

import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { Static } from 'typebox';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PresenceAnswer, PresenceBeat, Present } from '#schemas/studio/presence.ts';
import type { Orm } from '../../base/database/database.ts';
import { staff } from '../../base/staff/tables.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { StaffMember } from '../../http/staff-member.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { readRows } from '../entries/read-entries.ts';
import { hasOpen, lastSign, lockPen } from './pen.ts';
import { contentPresence } from './tables.ts';

type Beat = Omit<Static<typeof PresenceBeat>, 'kind' | 'key' | 'locale'>;

/** Who has what open, and who has the pen. */
export interface Presence {
  /** @throws PlatformError already_exists when the window is somebody else's */
  beat(id: EntryId, beat: Beat, member: StaffMember): Promise<PresenceAnswer>;
}

/** @param now milliseconds since the epoch */
export function createPresence(orm: Orm, now: () => number): Presence {
  return {
    beat: (id, beat, member) =>
      orm.transaction(async (tx) => {
        const at = new Date(now());
        // Two windows that come at once do not both get the pen.
        await lockPen(tx, id);
        await tx.delete(contentPresence).where(lt(contentPresence.seenAt, lastSign(at)));
        if (beat.leave === true) await leave(tx, beat.window_id, member);
        else await stay(tx, id, { beat, member, at });
        const [present, [row]] = [await readPresent(tx, id, at), await readRows(tx, [id])];
        return { present, version: row?.version ?? null, updated_by: row?.updatedBy ?? null };
      }),
  };
}

async function leave(tx: Orm, windowId: string, { id }: StaffMember): Promise<void> {
  await tx
    .delete(contentPresence)
    .where(and(eq(contentPresence.windowId, windowId), eq(contentPresence.staffId, id)));
}

/** Whoever comes first has the pen, and whoever stays when it is put down. */
async function stay(
  tx: Orm,
  id: EntryId,
  { beat, member, at }: { readonly beat: Beat; readonly member: StaffMember; readonly at: Date },
): Promise<void> {
  const present = await tx.select().from(contentPresence).where(hasOpen(id));
  const own = present.find(({ windowId }) => windowId === beat.window_id);
  const free = present.every(({ heldSince }) => heldSince === null);
  const takes = beat.take_over === true || free;
  const heldSince = takes ? at : (own?.heldSince ?? null);
  const place = { ...id, seenAt: at, heldSince };
  const rows = await tx
    .insert(contentPresence)
    .values({ ...place, windowId: beat.window_id, staffId: member.id, since: at })
    .onConflictDoUpdate({
      target: contentPresence.windowId,
      // A window that went on to another entry begins there anew.
      set: { ...place, since: own?.since ?? at },
      setWhere: eq(contentPresence.staffId, member.id),
    })
    .returning();
  if (rows.length === 0) throw new PlatformError('already_exists', refuse('window.taken'));
  // The pen is one: who had it puts it down, or it would come back when the new holder leaves for a moment.
  if (takes) {
    await tx
      .update(contentPresence)
      .set({ heldSince: null })
      .where(and(hasOpen(id), ne(contentPresence.windowId, beat.window_id)));
  }
}

async function readPresent(tx: Orm, id: EntryId, at: Date): Promise<Present[]> {
  const rows = await tx
    .select({
      windowId: contentPresence.windowId,
      since: contentPresence.since,
      heldSince: contentPresence.heldSince,
      email: staff.email,
      name: staff.name,
    })
    .from(contentPresence)
    .innerJoin(staff, eq(staff.id, contentPresence.staffId))
    .where(and(hasOpen(id), gte(contentPresence.seenAt, lastSign(at))))
    .orderBy(contentPresence.since, contentPresence.windowId);
  return rows.map(({ windowId, since, heldSince, email, name }) => ({
    window_id: windowId,
    email,
    name,
    since: since.toISOString(),
    holds: heldSince !== null,
  }));
}

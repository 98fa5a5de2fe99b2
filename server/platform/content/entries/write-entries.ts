import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Orm } from '../../database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { assertEntry } from '../validate.ts';
import { alreadyExists, type EntryId, isEntry, isHistoryOf, versionConflict } from './entry-id.ts';
import { mapEntry } from './map-entry.ts';
import { lockEntry } from './read-entries.ts';

/**
 * Makes a new entry, as a draft.
 * @throws PlatformError invalid_content, already_exists
 */
export async function createEntry(orm: Orm, id: EntryId, data: unknown, by: string): Promise<ContentEntry> {
  assertEntry({ ...id, data });
  return orm.transaction(async (tx) => {
    const [row] = await tx
      .insert(contentEntry)
      .values({ ...id, draft: data, version: 1, updatedBy: by })
      .onConflictDoNothing()
      .returning();
    if (!row) throw alreadyExists(id);
    await tx.insert(contentHistory).values({ ...id, version: 1, action: 'create', data, by });
    return mapEntry(row);
  });
}

/**
 * Changes the draft of an entry that still is at `version`.
 * @throws PlatformError invalid_content, not_found, version_conflict
 */
export async function changeEntry(
  orm: Orm,
  id: EntryId,
  { version, data, by }: { version: number; data: unknown; by: string },
): Promise<ContentEntry> {
  assertEntry({ ...id, data });
  return orm.transaction(async (tx) => {
    const current = await lockEntry(tx, id);
    if (current.version !== version) throw versionConflict(id, current.version);
    return putDraft(tx, id, { version: version + 1, action: 'change', data, by });
  });
}

/**
 * Makes the body an earlier version had the draft again, as a new version.
 * @throws PlatformError not_found, invalid_content when the body no longer has the form its kind asks for
 */
export async function restoreEntry(
  orm: Orm,
  id: EntryId,
  { version, by }: { version: number; by: string },
): Promise<ContentEntry> {
  return orm.transaction(async (tx) => {
    const current = await lockEntry(tx, id);
    const [earlier] = await tx
      .select({ data: contentHistory.data })
      .from(contentHistory)
      .where(
        and(
          isHistoryOf(id),
          eq(contentHistory.version, version),
          inArray(contentHistory.action, ['create', 'change', 'restore']),
        ),
      )
      .orderBy(desc(contentHistory.id))
      .limit(1);
    if (!earlier) throw new PlatformError('not_found', `The entry never had a version ${version}.`);
    assertEntry({ ...id, data: earlier.data });
    return putDraft(tx, id, { version: current.version + 1, action: 'restore', data: earlier.data, by });
  });
}

interface NewDraft {
  readonly version: number;
  readonly action: 'change' | 'restore';
  readonly data: unknown;
  readonly by: string;
}

async function putDraft(
  tx: Orm,
  id: EntryId,
  { version, action, data, by }: NewDraft,
): Promise<ContentEntry> {
  const [row] = await tx
    .update(contentEntry)
    .set({ draft: data, version, updatedAt: sql`now()`, updatedBy: by })
    .where(isEntry(id))
    .returning();
  if (!row) throw new Error('a locked row is gone');
  await tx.insert(contentHistory).values({ ...id, version, action, data, by });
  return mapEntry(row);
}

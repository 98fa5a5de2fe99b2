import { sql } from 'drizzle-orm';
import type { ContentChange, ContentEntry } from '#schemas/content-entry.ts';
import type { Orm } from '../../database/database.ts';
import { announceChange } from '../publication.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { assertEntry } from '../validate.ts';
import { type EntryId, isEntry, versionConflict } from './entry-id.ts';
import { type EntryRow, mapEntry } from './map-entry.ts';
import { lockEntry } from './read-entries.ts';

/** The entry after the action, and what was announced; null when live content stayed as it was. */
export interface Publication {
  readonly entry: ContentEntry;
  readonly change: ContentChange | null;
}

/**
 * Makes the draft live. A draft that already is stays so, without an announcement.
 * @param version the version to publish; left out, the newest
 * @throws PlatformError not_found, version_conflict, invalid_content when the draft was stored under an older form
 */
export async function publishEntry(
  orm: Orm,
  id: EntryId,
  { version, by }: { version?: number; by: string },
): Promise<Publication> {
  return orm.transaction(async (tx) => {
    const current = await lockEntry(tx, id);
    if (version !== undefined && version !== current.version) throw versionConflict(id, current.version);
    if (current.publishedVersion === current.version) return { entry: mapEntry(current), change: null };
    assertEntry({ ...id, data: current.draft });
    return goLive(tx, id, current, { action: 'publish', by });
  });
}

/**
 * Takes an entry off the site; its draft stays. One that is not live stays so, without an announcement.
 * @throws PlatformError not_found
 */
export async function unpublishEntry(orm: Orm, id: EntryId, { by }: { by: string }): Promise<Publication> {
  return orm.transaction(async (tx) => {
    const current = await lockEntry(tx, id);
    if (current.publishedVersion === null) return { entry: mapEntry(current), change: null };
    return goLive(tx, id, current, { action: 'unpublish', by });
  });
}

async function goLive(
  tx: Orm,
  id: EntryId,
  { version, draft }: EntryRow,
  { action, by }: { action: 'publish' | 'unpublish'; by: string },
): Promise<Publication> {
  const live = action === 'publish';
  const [row] = await tx
    .update(contentEntry)
    .set({
      // The database copies the draft itself: what is live is what was checked, byte for byte.
      published: live ? sql`${contentEntry.draft}` : null,
      publishedVersion: live ? version : null,
      updatedAt: sql`now()`,
      updatedBy: by,
    })
    .where(isEntry(id))
    .returning();
  if (!row) throw new Error('a locked row is gone');
  await tx.insert(contentHistory).values({ ...id, version, action, data: draft, by });
  const change = await announceChange(tx, [id]);
  return { entry: mapEntry(row), change };
}

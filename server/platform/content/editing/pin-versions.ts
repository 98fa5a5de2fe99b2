import { and, eq } from 'drizzle-orm';
import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import { type EntryId, isHistoryOf, notFound } from '../entries/entry-id.ts';
import { lockRows, readVersion } from '../entries/read-entries.ts';
import { contentHistory } from '../tables.ts';
import { entryIdOf } from './entry-id-of.ts';
import { refName } from './newest-versions.ts';

/**
 * Names the version of each entry that goes live: the one asked for, else the one that was pinned before, else the newest.
 * Their rows are locked until the transaction ends.
 * @throws PlatformError not_found for an entry or a version there is not
 */
export async function pinVersions(
  tx: Orm,
  entries: readonly ReleaseEntry[],
  before: readonly ReleaseEntry[] = [],
): Promise<ReleaseEntry[]> {
  const ids = entries.map((entry) => entryIdOf(entry));
  const rows = await lockRows(tx, ids);
  const pinned = new Map(before.map((entry) => [refName(entry), entry.version]));
  const named: ReleaseEntry[] = [];
  // One after the other: a transaction has one connection.
  for (const [index, { version: asked, ...entry }] of entries.entries()) {
    const [id, row] = [ids[index], rows[index]];
    if (!id || !row) throw notFound(id ?? entryIdOf(entry));
    if (entry.action === 'unpublish') {
      named.push(entry);
      continue;
    }
    const version = asked ?? pinned.get(refName(entry)) ?? row.version;
    await keepVersion(tx, id, version);
    named.push({ ...entry, version });
  }
  return named;
}

/**
 * Keeps a version as it is: what will go live must not be overwritten by autosaves that are gathered in its row of the
 * history.
 * @param tx a transaction that holds the lock on the entry
 * @throws PlatformError not_found for a version there never was
 */
export async function keepVersion(tx: Orm, id: EntryId, version: number): Promise<void> {
  await readVersion(tx, id, version);
  await tx
    .update(contentHistory)
    .set({ gatheredSince: null })
    .where(and(isHistoryOf(id), eq(contentHistory.version, version)));
}

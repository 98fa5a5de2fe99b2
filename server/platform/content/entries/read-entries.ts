import { desc } from 'drizzle-orm';
import type { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import type { Orm } from '../../database/database.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { type EntryId, isEntry, isHistoryOf, notFound } from './entry-id.ts';
import { type EntryRow, mapEntry, mapHistory } from './map-entry.ts';

/** @throws PlatformError not_found */
export async function readEntry(orm: Orm, id: EntryId): Promise<ContentEntry> {
  const [row] = await orm.select().from(contentEntry).where(isEntry(id));
  if (!row) throw notFound(id);
  return mapEntry(row);
}

/**
 * The entry's row, kept from others until the transaction ends.
 * @throws PlatformError not_found
 */
export async function lockEntry(tx: Orm, id: EntryId): Promise<EntryRow> {
  const [row] = await tx.select().from(contentEntry).where(isEntry(id)).for('update');
  if (!row) throw notFound(id);
  return row;
}

/**
 * What happened to an entry, newest first.
 * @throws PlatformError not_found
 */
export async function readHistory(orm: Orm, id: EntryId, limit: number): Promise<ContentHistoryItem[]> {
  const rows = await orm
    .select()
    .from(contentHistory)
    .where(isHistoryOf(id))
    .orderBy(desc(contentHistory.id))
    .limit(limit);
  // Every entry has a history, so an empty one means that there is no entry.
  if (rows.length === 0) throw notFound(id);
  return rows.map(mapHistory);
}

import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
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

/** Rows of entries in the order they are named; undefined for those that are not there. */
export async function readRows(orm: Orm, ids: readonly EntryId[]): Promise<(EntryRow | undefined)[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select()
    .from(contentEntry)
    .where(or(...ids.map(isEntry)));
  return inOrder(ids, rows);
}

/**
 * The same, kept from others until the transaction ends. Rows are locked in one order, so that two releases that share
 * entries never wait for each other.
 */
export async function lockRows(tx: Orm, ids: readonly EntryId[]): Promise<(EntryRow | undefined)[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(contentEntry)
    .where(or(...ids.map(isEntry)))
    .orderBy(asc(contentEntry.kind), asc(contentEntry.key), asc(contentEntry.locale))
    .for('update');
  return inOrder(ids, rows);
}

/**
 * The body a version had.
 * @throws PlatformError not_found
 */
export async function readVersion(orm: Orm, id: EntryId, version: number): Promise<unknown> {
  const [earlier] = await orm
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
  if (!earlier) throw new PlatformError('not_found', refuse('entry.no-version', { version }));
  return earlier.data;
}

/** Whether an entry ever went live, under its present key. */
export async function wasLive(tx: Orm, id: EntryId): Promise<boolean> {
  const rows = await tx
    .select({ id: contentHistory.id })
    .from(contentHistory)
    .where(and(isHistoryOf(id), inArray(contentHistory.action, ['publish', 'roll-back'])))
    .limit(1);
  return rows.length > 0;
}

/** The highest version its history knows; 0 without a history. */
export async function lastVersion(tx: Orm, id: EntryId): Promise<number> {
  const [last] = await tx
    .select({ version: contentHistory.version })
    .from(contentHistory)
    .where(isHistoryOf(id))
    .orderBy(desc(contentHistory.version))
    .limit(1);
  return last?.version ?? 0;
}

function inOrder(ids: readonly EntryId[], rows: readonly EntryRow[]): (EntryRow | undefined)[] {
  const place = (row: { kind: string; key: string; locale: string }) =>
    JSON.stringify([row.kind, row.key, row.locale]);
  const found = new Map(rows.map((row) => [place(row), row]));
  return ids.map((id) => found.get(place(id)));
}

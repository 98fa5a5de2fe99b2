import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ContentChange, ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Orm } from '../database/database.ts';
import type { EntryId } from './entries/entry-id.ts';
import { type EntryFilter, listEntries } from './entries/list-entries.ts';
import { type Publication, publishEntry, unpublishEntry } from './entries/publish-entries.ts';
import { readEntry, readHistory } from './entries/read-entries.ts';
import { changeEntry, createEntry, restoreEntry } from './entries/write-entries.ts';
import { contentEntry } from './tables.ts';

/** Everything editors do with content. Failures are PlatformErrors; see the functions behind each. */
export interface ContentService {
  readonly orm: Orm;
  list(filter: EntryFilter): Promise<{ entries: ContentEntry[]; total: number }>;
  read(id: EntryId): Promise<ContentEntry>;
  create(id: EntryId, change: { data: unknown; by: string }): Promise<ContentEntry>;
  change(id: EntryId, change: { version: number; data: unknown; by: string }): Promise<ContentEntry>;
  publish(id: EntryId, change: { version?: number; by: string }): Promise<ContentEntry>;
  unpublish(id: EntryId, change: { by: string }): Promise<ContentEntry>;
  history(id: EntryId, limit: number): Promise<ContentHistoryItem[]>;
  restore(id: EntryId, change: { version: number; by: string }): Promise<ContentEntry>;
  /** Every live page as it is stored, with all its languages. */
  publishedPages(): Promise<PageDocument[]>;
  /** Tells this node's caches about a committed change. */
  readonly deliver: (change: ContentChange) => void;
}

/** @param deliver told about each change of live content as soon as it is committed */
export function createContentService(orm: Orm, deliver: (change: ContentChange) => void): ContentService {
  const delivered = async (publication: Promise<Publication>): Promise<ContentEntry> => {
    const { entry, change } = await publication;
    if (change) deliver(change);
    return entry;
  };
  return {
    orm,
    deliver,
    list: (filter) => listEntries(orm, filter),
    read: (id) => readEntry(orm, id),
    create: (id, { data, by }) => createEntry(orm, id, data, by),
    change: (id, change) => changeEntry(orm, id, change),
    publish: (id, change) => delivered(publishEntry(orm, id, change)),
    unpublish: (id, change) => delivered(unpublishEntry(orm, id, change)),
    history: (id, limit) => readHistory(orm, id, limit),
    restore: (id, change) => restoreEntry(orm, id, change),
    publishedPages: async () => {
      const rows = await orm
        .select({ page: sql<PageDocument>`${contentEntry.published}` })
        .from(contentEntry)
        .where(and(eq(contentEntry.kind, 'page'), isNotNull(contentEntry.published)))
        .orderBy(sql`${contentEntry.key} collate "C"`);
      return rows.map(({ page }) => page);
    },
  };
}

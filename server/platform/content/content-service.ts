import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ContentChange, ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import type { Orm } from '../base/database/database.ts';
import type { PublishRequest } from './entries/candidates.ts';
import { deleteEntry } from './entries/delete-entry.ts';
import type { EntryId } from './entries/entry-id.ts';
import { type EntryFilter, listEntries } from './entries/list-entries.ts';
import type { CheckAll } from './entries/may-go-live.ts';
import { type Publication, type PublishOptions, publishEntries } from './entries/publish-entries.ts';
import { readEntry, readHistory } from './entries/read-entries.ts';
import {
  type ChangedDraft,
  changeEntry,
  createEntry,
  type DraftChange,
  restoreEntry,
} from './entries/write-entries.ts';
import { contentEntry } from './tables.ts';

/** Everything editors do with content. Failures are PlatformErrors; see the functions behind each. */
export interface ContentService {
  readonly orm: Orm;
  list(filter: EntryFilter): Promise<{ entries: ContentEntry[]; total: number }>;
  read(id: EntryId): Promise<ContentEntry>;
  create(id: EntryId, change: { data: unknown; by: string }): Promise<ContentEntry>;
  change(id: EntryId, change: Omit<DraftChange, 'at'>): Promise<ChangedDraft>;
  publish(
    id: EntryId,
    change: { version?: number; locales?: readonly string[]; by: string },
  ): Promise<ContentEntry>;
  unpublish(id: EntryId, change: { by: string }): Promise<ContentEntry>;
  /** All or none of them, in one moment. */
  publishAll(
    requests: readonly PublishRequest[],
    options: Omit<PublishOptions, 'checkAll'>,
  ): Promise<Publication>;
  remove(id: EntryId, deletion: { by: string; mayUnpublish: boolean }): Promise<void>;
  history(id: EntryId, limit: number): Promise<ContentHistoryItem[]>;
  restore(id: EntryId, change: { version: number; by: string }): Promise<ContentEntry>;
  /** What the checks say of bodies that would go live together. */
  readonly checkAll: CheckAll;
  /** Places that name an entry. */
  usagesOf(id: EntryId): Promise<Usage[]>;
  /** Every live page as it is stored, with all its languages. */
  publishedPages(): Promise<PageDocument[]>;
  /** Tells this node's caches about a committed change. */
  readonly deliver: (change: ContentChange) => void;
}

export interface ContentServiceOptions {
  readonly orm: Orm;
  /** Told about each change of live content as soon as it is committed. */
  readonly deliver: (change: ContentChange) => void;
  readonly checkAll: CheckAll;
  readonly usagesOf: (id: EntryId) => Promise<Usage[]>;
  /** Whether an entry is to go live, or off the site, at a time. */
  readonly isPlanned: (orm: Orm, id: EntryId) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createContentService(options: ContentServiceOptions): ContentService {
  const { orm, deliver, checkAll, usagesOf, isPlanned, now } = options;
  const publishAll: ContentService['publishAll'] = async (requests, rest) => {
    const publication = await publishEntries(orm, requests, { ...rest, checkAll });
    if (publication.change) deliver(publication.change);
    return publication;
  };
  const publishOne = async (request: PublishRequest, by: string): Promise<ContentEntry> => {
    const { entries } = await publishAll([request], { by });
    const [entry] = entries;
    if (!entry) throw new Error('an entry went missing');
    return entry;
  };
  return {
    orm,
    deliver,
    checkAll,
    usagesOf,
    publishAll,
    list: (filter) => listEntries(orm, filter),
    read: (id) => readEntry(orm, id),
    create: (id, { data, by }) => createEntry(orm, id, data, by),
    change: (id, change) => changeEntry(orm, id, { ...change, at: new Date(now()) }),
    publish: (id, { by, ...request }) => publishOne({ id, action: 'publish', ...request }, by),
    unpublish: (id, { by }) => publishOne({ id, action: 'unpublish' }, by),
    remove: async (id, deletion) => {
      const change = await deleteEntry(orm, id, { ...deletion, usagesOf, isPlanned });
      if (change) deliver(change);
    },
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

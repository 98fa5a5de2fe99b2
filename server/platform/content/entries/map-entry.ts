import type { ContentEntry, ContentHistoryItem } from '#schemas/content-entry.ts';
import type { contentEntry, contentHistory } from '../tables.ts';

export type EntryRow = typeof contentEntry.$inferSelect;
export type HistoryRow = typeof contentHistory.$inferSelect;

/** A row as the write API shows it. */
export function mapEntry(row: EntryRow): ContentEntry {
  return {
    kind: row.kind,
    key: row.key,
    locale: row.locale,
    version: row.version,
    status: entryStatus(row),
    published_version: row.publishedVersion,
    draft: row.draft,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

function entryStatus({ publishedVersion, version }: EntryRow): ContentEntry['status'] {
  if (publishedVersion === null) return 'draft';
  return publishedVersion === version ? 'published' : 'changed';
}

export function mapHistory({ version, action, data, at, by }: HistoryRow): ContentHistoryItem {
  return { version, action, data, at: at.toISOString(), by };
}

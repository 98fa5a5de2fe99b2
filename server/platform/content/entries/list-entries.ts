import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry } from '../tables.ts';
import { mapEntry } from './map-entry.ts';

/** Which entries of a kind are wanted. */
export interface EntryFilter {
  readonly kind: ContentKindName;
  readonly limit: number;
  readonly offset: number;
  /** Found in the key or anywhere in the draft, in any case of letters. */
  readonly q?: string;
  readonly status?: ContentEntry['status'];
  readonly locale?: string;
}

/** Entries of one kind by key and language, and how many there are without the limit. */
export async function listEntries(
  orm: Orm,
  filter: EntryFilter,
): Promise<{ entries: ContentEntry[]; total: number }> {
  const { kind, locale, q, status } = filter;
  const where = and(
    eq(contentEntry.kind, kind),
    locale === undefined ? undefined : eq(contentEntry.locale, locale),
    q === undefined || q === '' ? undefined : contains(q),
    status && withStatus[status],
  );
  const [rows, [counted]] = await Promise.all([
    orm
      .select()
      .from(contentEntry)
      .where(where)
      .orderBy(sql`${contentEntry.key} collate "C"`, asc(contentEntry.locale))
      .limit(filter.limit)
      .offset(filter.offset),
    orm.select({ total: count() }).from(contentEntry).where(where),
  ]);
  return { entries: rows.map(mapEntry), total: counted?.total ?? 0 };
}

const withStatus: Readonly<Record<ContentEntry['status'], SQL>> = {
  draft: isNull(contentEntry.publishedVersion),
  published: eq(contentEntry.publishedVersion, contentEntry.version),
  changed: sql`${isNotNull(contentEntry.publishedVersion)} and ${contentEntry.publishedVersion} <> ${contentEntry.version}`,
};

function contains(q: string): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${contentEntry.key} ilike ${pattern} or ${contentEntry.draft}::text ilike ${pattern})`;
}

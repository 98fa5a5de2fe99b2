import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../base/database/database.ts';
import type { ContentData } from '../content-data.ts';
import { contentEntry, contentHistory } from '../tables.ts';

/** A live entry, and the moment from which on it says what it says now. */
export interface LiveSince<K extends ContentKindName = ContentKindName> {
  readonly kind: K;
  readonly key: string;
  /** Empty for kinds shared by all languages. */
  readonly locale: string;
  readonly data: ContentData[K];
  /** The last time it was published or rolled back. */
  readonly at: Date;
}

/** Made live by: taking something off the site, or working on a draft, changes nothing that readers see. */
const makesLive = ['publish', 'roll-back'] as const;

/**
 * The live entries of some kinds with the moments they went live at, in the order of their keys.
 * @param key of one entry; of all when left out
 */
export async function readLiveSince<K extends ContentKindName>(
  orm: Orm,
  kinds: readonly K[],
  key?: string,
): Promise<LiveSince<K>[]> {
  const made = orm
    .select({ at: sql`max(${contentHistory.at})`.as('at') })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, contentEntry.kind),
        eq(contentHistory.key, contentEntry.key),
        eq(contentHistory.locale, contentEntry.locale),
        inArray(contentHistory.action, [...makesLive]),
      ),
    );
  const rows = await orm
    .select({
      kind: contentEntry.kind,
      key: contentEntry.key,
      locale: contentEntry.locale,
      data: contentEntry.published,
      at: sql<Date>`coalesce((${made}), ${contentEntry.updatedAt})`.mapWith(contentEntry.updatedAt),
    })
    .from(contentEntry)
    .where(
      and(
        inArray(contentEntry.kind, [...kinds]),
        isNotNull(contentEntry.published),
        ...(key === undefined ? [] : [eq(contentEntry.key, key)]),
      ),
    )
    .orderBy(sql`${contentEntry.key} collate "C"`, sql`${contentEntry.locale} collate "C"`);
  // What is live was checked by the schema of its kind when it was published.
  return rows as LiveSince<K>[];
}

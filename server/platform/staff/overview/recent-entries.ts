import { and, count, desc, eq, isNull, max, ne, notLike, or, sql } from 'drizzle-orm';
import type { RecentEntry, RecentOf } from '#schemas/studio/recent.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry, contentHistory } from '../../content/tables.ts';

interface Wanted {
  readonly of: RecentOf;
  /** Address of the member of staff who asks. */
  readonly by: string;
  readonly limit: number;
}

/** Titles stand under different names; a key says more than nothing. */
const title = sql<string>`coalesce(
  nullif(${contentEntry.draft} ->> 'title', ''), nullif(${contentEntry.draft} ->> 'name', ''), ${contentEntry.key})`;
const shown = {
  kind: contentEntry.kind,
  key: contentEntry.key,
  locale: contentEntry.locale,
  title,
  version: contentEntry.version,
  publishedVersion: contentEntry.publishedVersion,
  by: contentEntry.updatedBy,
};
/** What is not live as it stands: never published, or changed since. */
const waiting = or(
  isNull(contentEntry.publishedVersion),
  ne(contentEntry.publishedVersion, contentEntry.version),
);

/** What a site was seeded with was changed by nobody. */
const byPeople = notLike(contentEntry.updatedBy, 'seed:%');

/** What was changed lately, newest first, and how many there are without the limit. */
export async function recentEntries(
  orm: Orm,
  { of, by, limit }: Wanted,
): Promise<{ entries: RecentEntry[]; total: number }> {
  const where = of === 'waiting' ? waiting : byPeople;
  const [rows, [counted]] = await Promise.all(
    of === 'mine'
      ? ownWork(orm, by, limit)
      : [
          orm
            .select({ ...shown, at: contentEntry.updatedAt })
            .from(contentEntry)
            .where(where)
            .orderBy(desc(contentEntry.updatedAt), contentEntry.kind, contentEntry.key, contentEntry.locale)
            .limit(limit),
          orm.select({ total: count() }).from(contentEntry).where(where),
        ],
  );
  const entries = rows.map(({ version, publishedVersion, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    status:
      publishedVersion === null
        ? ('draft' as const)
        : publishedVersion === version
          ? ('published' as const)
          : ('changed' as const),
  }));
  return { entries, total: counted?.total ?? 0 };
}

/** The history knows what somebody worked on, even if others went on with it. */
function ownWork(orm: Orm, by: string, limit: number) {
  const mine = orm
    .select({
      kind: contentHistory.kind,
      key: contentHistory.key,
      locale: contentHistory.locale,
      at: max(contentHistory.at).mapWith(contentHistory.at).as('last_at'),
    })
    .from(contentHistory)
    .where(eq(contentHistory.by, by))
    .groupBy(contentHistory.kind, contentHistory.key, contentHistory.locale)
    .as('mine');
  const same = and(
    eq(contentEntry.kind, mine.kind),
    eq(contentEntry.key, mine.key),
    eq(contentEntry.locale, mine.locale),
  );
  return [
    orm
      .select({ ...shown, at: sql<Date>`${mine.at}`.mapWith(contentHistory.at) })
      .from(mine)
      .innerJoin(contentEntry, same)
      .orderBy(desc(mine.at), contentEntry.kind, contentEntry.key, contentEntry.locale)
      .limit(limit),
    orm.select({ total: count() }).from(mine).innerJoin(contentEntry, same),
  ] as const;
}

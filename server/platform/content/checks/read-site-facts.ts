import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type Config, redirectHostsOf, siteConfigCategory } from '#schemas/config.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { ViewBlock } from '#schemas/view-block.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry, contentMeta } from '../tables.ts';
import { createAskedEntries, type EntryKey, type Wanted } from './asked-entries.ts';

/** What the checks have to know of the site: which entries there are, its languages, its redirects. */
export async function readSiteFacts(orm: Orm): Promise<SiteFacts> {
  const [rest, keys] = await Promise.all([readBodies(orm), selectKeys(orm)]);
  return { ...rest, entries: entriesOf(keys) };
}

/** Entries that are read all together. A catalogue of goods has many more, of which one body names a few. */
const fewEntries = 2000;

/**
 * Does some work with what is known of the site. Where there are more than a few entries, the work is done again once those are
 * read that it asked for, until it asks for nothing more: its time does not grow with the site.
 * @param work without effects, and asks for the same when it is told the same
 */
export async function withSiteFacts<Result>(
  orm: Orm,
  work: (site: SiteFacts) => Promise<Result>,
  few = fewEntries,
): Promise<Result> {
  const [rest, keys] = await Promise.all([readBodies(orm), selectKeys(orm).limit(few + 1)]);
  if (keys.length <= few) return work({ ...rest, entries: entriesOf(keys) });
  const asked = createAskedEntries(Object.keys(contentKinds));
  for (;;) {
    const result = await work({ ...rest, entries: asked.entries });
    const wanted = asked.takeWanted();
    if (wanted.size === 0) return result;
    asked.learn(wanted, await selectKeys(orm, isWanted(wanted)));
  }
}

const isWanted = (wanted: ReadonlyMap<string, Wanted>): SQL | undefined =>
  or(
    ...[...wanted].map(([kind, keys]) =>
      and(eq(contentEntry.kind, kind), keys === 'all' ? undefined : inArray(contentEntry.key, [...keys])),
    ),
  );

const selectKeys = (orm: Orm, which?: SQL) =>
  orm
    .select({
      kind: contentEntry.kind,
      key: contentEntry.key,
      live: sql<boolean>`bool_or(${contentEntry.publishedVersion} is not null)`,
    })
    .from(contentEntry)
    .where(which)
    .groupBy(contentEntry.kind, contentEntry.key);

function entriesOf(keys: readonly EntryKey[]): SiteFacts['entries'] {
  const entries = new Map<string, Map<string, boolean>>();
  for (const { kind, key, live } of keys) {
    const ofKind = entries.get(kind) ?? new Map<string, boolean>();
    entries.set(kind, ofKind.set(key, live));
  }
  return entries;
}

/** All but the entries: languages, and what is live of the kinds that checks look into. */
async function readBodies(orm: Orm): Promise<Omit<SiteFacts, 'entries'>> {
  const [[meta], bodies] = await Promise.all([
    orm.select().from(contentMeta),
    orm
      .select({
        kind: contentEntry.kind,
        key: contentEntry.key,
        data: sql<unknown>`${contentEntry.published}`,
      })
      .from(contentEntry)
      .where(
        and(
          or(
            inArray(contentEntry.kind, ['redirect-rule', 'view-block', 'custom-entity-type']),
            and(eq(contentEntry.kind, 'config'), eq(contentEntry.key, siteConfigCategory)),
          ),
          isNotNull(contentEntry.publishedVersion),
        ),
      ),
  ]);
  const sharedHtml = new Map<string, string>();
  const redirects = new Map<string, RedirectRule>();
  const entityTypes = new Map<string, CustomEntityType>();
  let redirectHosts: readonly string[] = [];
  // What is live was checked by the schema of its kind.
  for (const { kind, key, data } of bodies)
    if (kind === 'redirect-rule') redirects.set(key, data as RedirectRule);
    else if (kind === 'custom-entity-type') entityTypes.set(key, data as CustomEntityType);
    else if (kind === 'config') redirectHosts = redirectHostsOf((data as Config).values);
    else sharedHtml.set(key, `${sharedHtml.get(key) ?? ''}${(data as ViewBlock).content}`);
  return {
    locales: meta ? defaultFirst(meta.defaultLocale, meta.locales) : [],
    redirects,
    redirectHosts,
    sharedHtml,
    entityTypes,
  };
}

const defaultFirst = (first: string, all: readonly string[]): string[] => [
  first,
  ...all.filter((locale) => locale !== first),
];

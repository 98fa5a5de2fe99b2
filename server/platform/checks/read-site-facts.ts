import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import { contentEntry, contentMeta } from '../content/tables.ts';
import type { Orm } from '../database/database.ts';
import { readEntityTypes } from './read-entity-types.ts';

/** What the checks have to know of the site: which entries there are, its languages, its redirects. */
export async function readSiteFacts(orm: Orm): Promise<SiteFacts> {
  const [[meta], keys, bodies, entityTypes] = await Promise.all([
    orm.select().from(contentMeta),
    orm
      .select({
        kind: contentEntry.kind,
        key: contentEntry.key,
        live: sql<boolean>`bool_or(${contentEntry.publishedVersion} is not null)`,
      })
      .from(contentEntry)
      .groupBy(contentEntry.kind, contentEntry.key),
    orm
      .select({
        kind: contentEntry.kind,
        key: contentEntry.key,
        url: sql<string | null>`${contentEntry.published} ->> 'url'`,
        html: sql<string | null>`${contentEntry.published} ->> 'content'`,
      })
      .from(contentEntry)
      .where(
        and(
          inArray(contentEntry.kind, ['redirect-rule', 'view-block']),
          isNotNull(contentEntry.publishedVersion),
        ),
      ),
    readEntityTypes(orm),
  ]);
  const entries = new Map<string, Map<string, boolean>>();
  for (const { kind, key, live } of keys) {
    const ofKind = entries.get(kind) ?? new Map<string, boolean>();
    ofKind.set(key, live);
    entries.set(kind, ofKind);
  }
  const sharedHtml = new Map<string, string>();
  for (const { kind, key, html } of bodies)
    if (kind === 'view-block') sharedHtml.set(key, `${sharedHtml.get(key) ?? ''}${html ?? ''}`);
  return {
    locales: meta ? defaultFirst(meta.defaultLocale, meta.locales) : [],
    entries,
    redirects: new Set(bodies.flatMap(({ kind, url }) => (kind === 'redirect-rule' && url ? [url] : []))),
    sharedHtml,
    entityTypes,
  };
}

const defaultFirst = (first: string, all: readonly string[]): string[] => [
  first,
  ...all.filter((locale) => locale !== first),
];

import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { ViewBlock } from '#schemas/view-block.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry, contentMeta } from '../tables.ts';
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
        data: sql<unknown>`${contentEntry.published}`,
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
  const redirects = new Map<string, RedirectRule>();
  // What is live was checked by the schema of its kind.
  for (const { kind, key, data } of bodies)
    if (kind === 'redirect-rule') redirects.set(key, data as RedirectRule);
    else sharedHtml.set(key, `${sharedHtml.get(key) ?? ''}${(data as ViewBlock).content}`);
  return {
    locales: meta ? defaultFirst(meta.defaultLocale, meta.locales) : [],
    entries,
    redirects,
    sharedHtml,
    entityTypes,
  };
}

const defaultFirst = (first: string, all: readonly string[]): string[] => [
  first,
  ...all.filter((locale) => locale !== first),
];

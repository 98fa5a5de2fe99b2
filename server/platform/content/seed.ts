import { type AnyColumn, isNotNull, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../base/database/database.ts';
import type { ContentService } from './content-service.ts';
import { findKind, kindOf } from './kinds.ts';
import { announceChange } from './publication.ts';
import { contentEntry, contentHistory } from './tables.ts';
import { entryProblems } from './validate.ts';

/** All content of one site, as it is handed from one platform to another. */
export interface SiteExport {
  readonly name: string;
  readonly entries: readonly {
    readonly kind: ContentKindName;
    readonly key: string;
    /** Left out for kinds that are kept once for all languages. */
    readonly locale?: string;
    readonly data: unknown;
  }[];
}

/** A site, or what brings one when it is needed. */
export type SiteSource = SiteExport | (() => Promise<SiteExport>);

type SiteEntry = SiteExport['entries'][number];

const seedLock = 7_205_132;
/** Rows of one statement: below PostgreSQL's 65,535 parameters, whatever the columns. */
const batchRows = 500;

/**
 * Publishes a whole site in one transaction, when the database holds no content at all.
 * @returns the site, when it did
 * @throws Error that lists every entry that does not have the form of its kind, when there is no content yet; nothing is stored
 */
export async function seedSite(service: ContentService, source: SiteSource): Promise<SiteExport | null> {
  // Nearly every start finds content, and need neither load nor check a site.
  if (await holdsContent(service.orm)) return null;
  const site = typeof source === 'function' ? await source() : source;
  if (site.entries.length === 0) return null;
  assertSite(site);
  const change = await service.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(seedLock))})`);
    // Another node may have been quicker.
    if (await holdsContent(tx)) return null;
    const by = `seed:${site.name}`;
    const rows = site.entries.map(({ kind, key, locale = '', data }) => ({ kind, key, locale, data }));
    for (let start = 0; start < rows.length; start += batchRows) {
      const batch = rows.slice(start, start + batchRows);
      await tx.insert(contentEntry).values(
        batch.map(({ data, ...id }) => ({
          ...id,
          draft: data,
          published: data,
          version: 1,
          publishedVersion: 1,
          updatedBy: by,
        })),
      );
      await tx.insert(contentHistory).values(
        batch.flatMap((row) => [
          { ...row, version: 1, action: 'create' as const, by },
          { ...row, version: 1, action: 'publish' as const, by },
        ]),
      );
    }
    return announceChange(tx, rows);
  });
  if (change) service.deliver(change);
  return change && site;
}

/** Everything that is live, in a form `seedSite` takes; in the order of bytes, the same on every database. */
export async function exportSite(service: ContentService, name: string): Promise<SiteExport> {
  const rows = await service.orm
    .select()
    .from(contentEntry)
    .where(isNotNull(contentEntry.published))
    .orderBy(inBytes(contentEntry.kind), inBytes(contentEntry.key), inBytes(contentEntry.locale));
  const entries = rows.flatMap(({ kind, key, locale, published }): SiteEntry[] => {
    const known = findKind(kind);
    if (!known) return [];
    return [{ kind: known.name, key, ...(known.perLocale && { locale }), data: published }];
  });
  return { name, entries };
}

const inBytes = (column: AnyColumn) => sql`${column} collate "C"`;

async function holdsContent(tx: Orm): Promise<boolean> {
  const rows = await tx.select({ key: contentEntry.key }).from(contentEntry).limit(1);
  return rows.length > 0;
}

function assertSite({ name, entries }: SiteExport): void {
  const seen = new Set<string>();
  const problems = entries.flatMap(({ kind, key, locale = '', data }) => {
    const id = `${kind} ${key} ${locale}`.trim();
    const fields = new Map(Object.entries(entryProblems({ kind, key, locale, data })));
    if (kindOf(kind).perLocale !== (locale !== '')) {
      fields.set('locale', refuse(kindOf(kind).perLocale ? 'problem.missing' : 'problem.leave-language-out'));
    }
    if (seen.has(id)) fields.set('key', refuse('problem.twice'));
    seen.add(id);
    return [...fields].map(([at, { message }]) => `  ${id}: ${at} ${message}`);
  });
  if (problems.length === 0) return;
  throw new Error(`The site ${name} cannot be stored:\n${problems.join('\n')}`);
}

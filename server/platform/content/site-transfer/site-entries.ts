import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { SiteFile } from '#schemas/studio/site-transfer.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { lastVersion } from '../entries/read-entries.ts';
import { findKind } from '../kinds.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { entryProblems } from '../validate.ts';

/** An entry of a file, with a kind there is. */
export interface SiteEntry extends EntryId {
  readonly data: unknown;
}

/** How the entries of a file stand to what there is. */
export interface SitePlan {
  readonly added: readonly SiteEntry[];
  readonly changed: readonly SiteEntry[];
  /** The draft is the same, live or not. */
  readonly same: readonly SiteEntry[];
  /** Live here, and not in the file. */
  readonly missing: readonly EntryId[];
}

const maxProblems = 50;
const nameOf = ({ kind, key, locale }: { kind: string; key: string; locale: string }): string =>
  `${kind} ${key} ${locale}`.trim();

/**
 * The entries of a file, each of which has the form its kind asks for.
 * @throws PlatformError invalid_content that names every one that has not; then nothing is stored
 */
export function readSiteEntries({ entries }: SiteFile): SiteEntry[] {
  const problems = new Map<string, Refusal>();
  const seen = new Set<string>();
  const read = entries.flatMap(({ kind: name, key, locale = '', data }): SiteEntry[] => {
    const kind = findKind(name);
    if (!kind) {
      problems.set(`${name} ${key}`, refuse('problem.no-kind'));
      return [];
    }
    const entry = { kind: kind.name, key, locale, data };
    const id = nameOf(entry);
    if (kind.perLocale !== (locale !== '')) {
      problems.set(
        `${id}: locale`,
        refuse(kind.perLocale ? 'problem.missing' : 'problem.leave-language-out'),
      );
    }
    if (seen.has(id)) problems.set(`${id}: key`, refuse('problem.twice'));
    seen.add(id);
    for (const [at, refusal] of Object.entries(entryProblems(entry))) problems.set(`${id}: ${at}`, refusal);
    return [entry];
  });
  if (problems.size === 0) return read;
  throw new PlatformError('invalid_content', refuse('site-file.invalid'), {
    fields: Object.fromEntries([...problems].slice(0, maxProblems)),
  });
}

/** Compares a file with what there is. */
export async function planSite(orm: Orm, entries: readonly SiteEntry[]): Promise<SitePlan> {
  const rows = await orm.select().from(contentEntry);
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  const wanted = new Set(entries.map(nameOf));
  const isNew = (entry: SiteEntry) => !known.has(nameOf(entry));
  const isSame = (entry: SiteEntry) => isDeepStrictEqual(known.get(nameOf(entry))?.draft, entry.data);
  return {
    added: entries.filter(isNew),
    changed: entries.filter((entry) => !isNew(entry) && !isSame(entry)),
    same: entries.filter((entry) => !isNew(entry) && isSame(entry)),
    missing: rows.flatMap(({ kind, key, locale, published }): EntryId[] => {
      const found = findKind(kind);
      const id = found && { kind: found.name satisfies ContentKindName, key, locale };
      return id && published !== null && !wanted.has(nameOf(id)) ? [id] : [];
    }),
  };
}

/** Stores what is new and changed as drafts, all or none. The history keeps what they replace. */
export async function writeSiteDrafts(orm: Orm, { added, changed }: SitePlan, by: string): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const { data, ...id } of added) {
      // One that was deleted before goes on counting: a version is one body for ever.
      const version = (await lastVersion(tx, id)) + 1;
      await tx.insert(contentEntry).values({ ...id, draft: data, version, updatedBy: by });
      await tx.insert(contentHistory).values({ ...id, version, action: 'create', data, by });
    }
    for (const { data, ...id } of changed) {
      const [row] = await tx
        .update(contentEntry)
        .set({ draft: data, version: sql`${contentEntry.version} + 1`, updatedAt: sql`now()`, updatedBy: by })
        .where(
          and(
            eq(contentEntry.kind, id.kind),
            eq(contentEntry.key, id.key),
            eq(contentEntry.locale, id.locale),
            isNotNull(contentEntry.draft),
          ),
        )
        .returning({ version: contentEntry.version });
      if (!row) throw new PlatformError('version_conflict', refuse('entry.deleted', { entry: nameOf(id) }));
      await tx.insert(contentHistory).values({ ...id, version: row.version, action: 'change', data, by });
    }
  });
}

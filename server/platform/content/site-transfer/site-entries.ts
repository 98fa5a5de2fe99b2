import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Language } from '#schemas/language.ts';
import { foldMainTexts } from '#schemas/main-texts.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { SiteFile } from '#schemas/studio/site-transfer.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { EntryId } from '../entries/entry-id.ts';
import type { EntryRow } from '../entries/map-entry.ts';
import { lastVersion } from '../entries/read-entries.ts';
import { writtenPageProblems } from '../entries/written-page.ts';
import { findKind } from '../kinds.ts';
import { contentEntry, contentHistory, contentMeta } from '../tables.ts';
import { entryProblems } from '../validate.ts';

/** An entry of a file, with a kind there is. */
export interface SiteEntry extends EntryId {
  readonly data: unknown;
}

/** An entry that replaces another draft. */
export interface ChangedEntry extends SiteEntry {
  /** Of the draft it replaces. */
  readonly version: number;
}

/** How the entries of a file stand to what there is. */
export interface SitePlan {
  readonly added: readonly SiteEntry[];
  readonly changed: readonly ChangedEntry[];
  /** The draft is the same, live or not. */
  readonly same: readonly SiteEntry[];
  /** Live here, and not in the file. */
  readonly missing: readonly EntryId[];
}

/** The main language of the site, and the one that the file makes it. */
export interface MainLanguageChange {
  readonly from: string;
  readonly to: string;
}

const maxProblems = 50;
const nameOf = ({ kind, key, locale }: { kind: string; key: string; locale: string }): string =>
  `${kind} ${key} ${locale}`.trim();

const changedSince = (id: EntryId): PlatformError =>
  new PlatformError('version_conflict', refuse('entry.changed-since', { entry: nameOf(id) }));

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
  assertNone(problems);
  return read;
}

/**
 * Compares a file with all that there is. Pages of it are held to what a write of a page is held to, and texts of the main language have one
 * place: the file's own main language counts, else the site's.
 * @throws PlatformError invalid_content that names every place of the file that cannot be meant
 */
export async function planSite(
  orm: Orm,
  entries: readonly SiteEntry[],
): Promise<SitePlan & { readonly mainLanguage?: MainLanguageChange }> {
  const [rows, [meta]] = await Promise.all([
    orm.select().from(contentEntry),
    orm.select({ main: contentMeta.defaultLocale }).from(contentMeta),
  ]);
  const to = mainLanguageOf(entries);
  const main = to ?? meta?.main;
  const folded = entries.map((entry) =>
    entry.kind === 'page' && main !== undefined
      ? { ...entry, data: foldMainTexts(entry.data as PageDocument, main) }
      : entry,
  );
  assertPages(rows, folded);
  const plan = planEntries(rows, folded);
  const from = rows.find(
    ({ kind, key, published }) => kind === 'language' && key === meta?.main && published !== null,
  )?.key;
  return from === undefined || to === undefined || from === to
    ? plan
    : { ...plan, mainLanguage: { from, to } };
}

const mainLanguageOf = (entries: readonly SiteEntry[]): string | undefined =>
  entries.find(({ kind, data }) => kind === 'language' && (data as Language).is_default === true)?.key;

function assertPages(rows: readonly EntryRow[], entries: readonly SiteEntry[]): void {
  const drafts = new Map(rows.filter(({ kind }) => kind === 'page').map(({ key, draft }) => [key, draft]));
  const problems = new Map<string, Refusal>();
  for (const entry of entries.filter(({ kind }) => kind === 'page')) {
    const draft = (drafts.get(entry.key) ?? null) as PageDocument | null;
    for (const [at, refusal] of writtenPageProblems(draft, entry.data as PageDocument))
      problems.set(`${nameOf(entry)}: ${at}`, refusal);
  }
  assertNone(problems);
}

function assertNone(problems: ReadonlyMap<string, Refusal>): void {
  if (problems.size === 0) return;
  throw new PlatformError('invalid_content', refuse('site-file.invalid'), {
    fields: Object.fromEntries([...problems].slice(0, maxProblems)),
  });
}

/** Compares entries with rows of the database. */
export function planEntries(rows: readonly EntryRow[], entries: readonly SiteEntry[]): SitePlan {
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  const wanted = new Set(entries.map(nameOf));
  const isNew = (entry: SiteEntry) => !known.has(nameOf(entry));
  const isSame = (entry: SiteEntry) => isDeepStrictEqual(known.get(nameOf(entry))?.draft, entry.data);
  return {
    added: entries.filter(isNew),
    changed: entries.flatMap((entry): ChangedEntry[] => {
      const row = known.get(nameOf(entry));
      return row && !isSame(entry) ? [{ ...entry, version: row.version }] : [];
    }),
    same: entries.filter((entry) => !isNew(entry) && isSame(entry)),
    missing: rows.flatMap(({ kind, key, locale, published }): EntryId[] => {
      const found = findKind(kind);
      const id = found && { kind: found.name satisfies ContentKindName, key, locale };
      return id && published !== null && !wanted.has(nameOf(id)) ? [id] : [];
    }),
  };
}

/**
 * Stores what is new and changed as drafts, all or none. The history keeps what they replace.
 * @throws PlatformError version_conflict when a draft is not the one that the plan was made from
 */
export async function writeDrafts(
  orm: Orm,
  { added, changed }: Pick<SitePlan, 'added' | 'changed'>,
  by: string,
): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const { data, ...id } of added) {
      // One that was deleted before goes on counting: a version is one body for ever.
      const version = (await lastVersion(tx, id)) + 1;
      const [row] = await tx
        .insert(contentEntry)
        .values({ ...id, draft: data, version, updatedBy: by })
        .onConflictDoNothing()
        .returning({ version: contentEntry.version });
      if (!row) throw changedSince(id);
      await tx.insert(contentHistory).values({ ...id, version, action: 'create', data, by });
    }
    for (const { data, version: seen, ...id } of changed) {
      const [row] = await tx
        .update(contentEntry)
        .set({ draft: data, version: sql`${contentEntry.version} + 1`, updatedAt: sql`now()`, updatedBy: by })
        .where(
          and(
            eq(contentEntry.kind, id.kind),
            eq(contentEntry.key, id.key),
            eq(contentEntry.locale, id.locale),
            eq(contentEntry.version, seen),
          ),
        )
        .returning({ version: contentEntry.version });
      if (!row) throw changedSince(id);
      await tx.insert(contentHistory).values({ ...id, version: row.version, action: 'change', data, by });
    }
  });
}

import { desc, eq, sql } from 'drizzle-orm';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { foldMainTexts } from '#schemas/main-texts.ts';
import type { PageDocument } from '#schemas/page.ts';
import { askTogether } from '../../base/database/ask-together.ts';
import type { Orm } from '../../base/database/database.ts';
import { assertPen } from '../editing/pen.ts';
import { contentEntry, contentHistory, contentMeta } from '../tables.ts';
import { assertEntry } from '../validate.ts';
import { alreadyExists, type EntryId, isEntry, isHistoryOf, notFound, versionConflict } from './entry-id.ts';
import { type EntryRow, mapEntry } from './map-entry.ts';
import { lastVersion, lockEntry, readRows, readVersion } from './read-entries.ts';
import { assertWrittenPage } from './written-page.ts';

/** Autosaves of one person within this time are one version of the history. */
const gatheredMs = 10 * 60_000;

/**
 * Makes a new entry, as a draft. One that was deleted before goes on counting its versions, so that a window that still
 * shows the old one cannot write over the new one.
 * @throws PlatformError invalid_content, already_exists
 */
export async function createEntry(orm: Orm, id: EntryId, data: unknown, by: string): Promise<ContentEntry> {
  assertEntry({ ...id, data });
  assertWrittenPage(id, { draft: null, data, byStudio: false });
  return orm.transaction(async (tx) =>
    insertDraft(tx, id, { action: 'create', data: await inOnePlace(tx, id, data), by }),
  );
}

export interface ChangedDraft {
  readonly entry: ContentEntry;
  /** Whether it went into a row of the history that was there. */
  readonly gathered: boolean;
}

export interface DraftChange {
  /** The version that was read. */
  readonly version: number;
  readonly data: unknown;
  readonly by: string;
  /** Saved by the Studio itself while somebody types. */
  readonly autosave?: boolean;
  /** The window that writes, by the name it has in presence; left out by whoever does not edit beside others. */
  readonly window_id?: string;
  /** The moment of the write. */
  readonly at: Date;
}

/**
 * Changes the draft of an entry that still is at `version`. Each write is a version of its own; rows of the history that
 * autosaves of one person made within ten minutes are one.
 * @throws PlatformError invalid_content, not_found, version_conflict, taken_over
 */
export async function changeEntry(orm: Orm, id: EntryId, change: DraftChange): Promise<ChangedDraft> {
  const { version, by, autosave = false, window_id, at } = change;
  assertEntry({ ...id, data: change.data });
  return orm.transaction(async (tx) => {
    const current = await lockEntry(tx, id);
    if (current.version !== version) throw versionConflict(id, current);
    if (window_id !== undefined) await assertPen(tx, id, window_id, at);
    const data = await inOnePlace(tx, id, change.data);
    assertWrittenPage(id, { draft: current.draft, data, byStudio: window_id !== undefined });
    const row = { version: version + 1, data, by };
    const put = async (draft: NewDraft) => ({ entry: await putDraft(tx, current, draft), gathered: false });
    if (!autosave) return put({ ...row, action: 'change' });
    const gathering = await findGathering(tx, id, by, at);
    if (gathering === null) return put({ ...row, action: 'change', gatheredSince: at });
    const [entry] = await askTogether([
      putRow(tx, current, row),
      tx
        .update(contentHistory)
        .set({ version: row.version, data, at })
        .where(eq(contentHistory.id, gathering)),
    ]);
    return { entry, gathered: true };
  });
}

/**
 * Makes the body an earlier version had the draft again, as a new version; a deleted entry comes back as a draft.
 * @throws PlatformError not_found, invalid_content when the body no longer has the form its kind asks for
 */
export async function restoreEntry(
  orm: Orm,
  id: EntryId,
  { version, by }: { version: number; by: string },
): Promise<ContentEntry> {
  return orm.transaction(async (tx) => {
    const [known] = await readRows(tx, [id]);
    const current = known && (await lockEntry(tx, id));
    if (!current && (await lastVersion(tx, id)) === 0) throw notFound(id);
    const stored = await readVersion(tx, id, version);
    assertEntry({ ...id, data: stored });
    const data = await inOnePlace(tx, id, stored);
    if (!current) return insertDraft(tx, id, { action: 'restore', data, by });
    return putDraft(tx, current, { version: current.version + 1, action: 'restore', data, by });
  });
}

/**
 * A body as it is stored: texts of a page in the site's main language stand in the document itself, whoever wrote them where.
 * @param data of the form its kind asks for
 */
async function inOnePlace(tx: Orm, { kind }: EntryId, data: unknown): Promise<unknown> {
  // Few documents say anything of languages at all, and typing saves often.
  if (kind !== 'page' || !JSON.stringify(data).includes('"locales"')) return data;
  const [meta] = await tx.select({ main: contentMeta.defaultLocale }).from(contentMeta);
  return meta ? foldMainTexts(data as PageDocument, meta.main) : data;
}

interface NewDraft {
  readonly version: number;
  readonly action: 'change' | 'restore';
  readonly data: unknown;
  readonly by: string;
  readonly gatheredSince?: Date;
}

/** @param current the locked row */
async function putDraft(tx: Orm, current: EntryRow, draft: NewDraft): Promise<ContentEntry> {
  const { version, action, data, by, gatheredSince = null } = draft;
  const { kind, key, locale } = current;
  const began = gatheredSince && { at: gatheredSince };
  const [entry] = await askTogether([
    putRow(tx, current, { version, data, by }),
    tx
      .insert(contentHistory)
      .values({ kind, key, locale, version, action, data, by, gatheredSince, ...began }),
  ]);
  return entry;
}

/** @returns the entry as it is now, put together here: its bodies are not sent back */
async function putRow(
  tx: Orm,
  current: EntryRow,
  { version, data, by }: { version: number; data: unknown; by: string },
): Promise<ContentEntry> {
  const changed = { draft: data, version, updatedBy: by };
  const [at] = await tx
    .update(contentEntry)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(isEntry(current))
    .returning({ updatedAt: contentEntry.updatedAt });
  if (!at) throw new Error('a locked row is gone');
  return mapEntry({ ...current, ...changed, ...at });
}

async function insertDraft(
  tx: Orm,
  id: EntryId,
  { action, data, by }: { action: 'create' | 'restore'; data: unknown; by: string },
): Promise<ContentEntry> {
  const version = (await lastVersion(tx, id)) + 1;
  const [row] = await tx
    .insert(contentEntry)
    .values({ ...id, draft: data, version, updatedBy: by })
    .onConflictDoNothing()
    .returning();
  if (!row) throw alreadyExists(id);
  await tx.insert(contentHistory).values({ ...id, version, action, data, by });
  return mapEntry(row);
}

/** The newest row of the history, if autosaves of this person still are gathered in it. */
async function findGathering(tx: Orm, id: EntryId, by: string, at: Date): Promise<number | null> {
  const [last] = await tx
    .select({
      row: contentHistory.id,
      by: contentHistory.by,
      action: contentHistory.action,
      since: contentHistory.gatheredSince,
    })
    .from(contentHistory)
    .where(isHistoryOf(id))
    .orderBy(desc(contentHistory.id))
    .limit(1);
  if (!last || last.by !== by || last.action !== 'change' || last.since === null) return null;
  return at.getTime() - last.since.getTime() < gatheredMs ? last.row : null;
}

import type { ContentChange, ContentEntry } from '#schemas/content-entry.ts';
import type { Orm } from '../../base/database/database.ts';
import { type Candidate, isLiveAlready, type PublishRequest, readCandidates } from './candidates.ts';
import { notFound, versionConflict } from './entry-id.ts';
import { languagesBeside, withOneDefault } from './main-language.ts';
import { type EntryRow, mapEntry } from './map-entry.ts';
import { assertMayGoLive, type CheckAll } from './may-go-live.ts';
import { type LiveStep, putLive } from './put-live.ts';
import { lockRows } from './read-entries.ts';

/** The entries after the action, in the order they were named, and what was announced; null when nothing changed. */
export interface Publication {
  readonly entries: readonly ContentEntry[];
  readonly change: ContentChange | null;
}

export interface PublishOptions {
  readonly by: string;
  readonly checkAll: CheckAll;
  /** Runs in the same transaction, before anything is changed; what it throws keeps everything as it was. */
  readonly within?: (tx: Orm, steps: readonly LiveStep[]) => Promise<void>;
}

/**
 * Makes drafts live and takes entries off the site, all or none of them, with one announcement. What already is as it is
 * wished stays so. The check runs before the transaction, because it reads; a draft that changes meanwhile is a conflict.
 * @throws PlatformError not_found, version_conflict, invalid_content with the findings
 */
export async function publishEntries(
  orm: Orm,
  requests: readonly PublishRequest[],
  { by, checkAll, within }: PublishOptions,
): Promise<Publication> {
  const reading = readCandidates(orm, requests);
  // What only comes off the site is not looked into.
  if (requests.some(({ action }) => action === 'publish')) await assertMayGoLive(reading, checkAll);
  const candidates = await reading;
  return orm.transaction(async (tx) => {
    const languages = await languagesBeside(tx, candidates);
    const rows = await lockRows(tx, [...candidates.map(({ id }) => id), ...languages]);
    const planned = candidates.map((candidate, index) => planStep(candidate, rows[index]));
    const steps = await withOneDefault(
      tx,
      planned.flatMap(({ step }) => (step ? [step] : [])),
      rows.slice(candidates.length).filter((row) => row !== undefined),
    );
    await within?.(tx, steps);
    const put = await putLive(tx, steps, by);
    const after = new Map(steps.map(({ row }, index) => [row, put.rows[index] ?? row]));
    return {
      entries: planned.map(({ row }) => mapEntry(after.get(row) ?? row)),
      change: put.change,
    };
  });
}

/** What has to be done to a locked row; no step where it already is so. */
function planStep(
  { id, row: read, body }: Candidate,
  row: EntryRow | undefined,
): { row: EntryRow; step?: LiveStep } {
  if (!row) throw notFound(id);
  if (body === null) {
    return row.publishedVersion === null
      ? { row }
      : { row, step: { id, row, action: 'unpublish', live: null } };
  }
  // What was checked is what goes live; a part of it may come from what is live.
  const draftMoved = !body.pinned && row.version !== read.version;
  if (draftMoved || (body.partial && row.publishedVersion !== read.publishedVersion)) {
    throw versionConflict(id, row);
  }
  if (isLiveAlready(row, body)) return { row };
  return {
    row,
    step: { id, row, action: 'publish', live: body, ...(body.partial && { draftGoesOn: true }) },
  };
}

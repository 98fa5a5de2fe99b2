import { sql } from 'drizzle-orm';
import type { ContentChange, ContentHistoryItem } from '#schemas/content-entry.ts';
import { askTogether } from '../../base/database/ask-together.ts';
import type { Orm } from '../../base/database/database.ts';
import { announceChange } from '../publication.ts';
import { contentEntry, contentHistory } from '../tables.ts';
import { type EntryId, isEntry } from './entry-id.ts';
import type { EntryRow } from './map-entry.ts';

/** What becomes of the live side of one entry, whose row is locked. */
export interface LiveStep {
  readonly id: EntryId;
  readonly row: EntryRow;
  readonly action: Extract<ContentHistoryItem['action'], 'publish' | 'unpublish' | 'roll-back'>;
  /** What is live from now on; null takes the entry off the site. */
  readonly live: { readonly data: unknown; readonly version: number } | null;
  /** The draft holds more than what goes live: it becomes a version of its own, so that both can be told apart. */
  readonly draftGoesOn?: boolean;
  /** The draft changes with it. Where its version is that of `live`, both are one body; else what goes live is a version before it. */
  readonly draft?: { readonly data: unknown; readonly version: number };
}

/**
 * Changes what is live, writes the history and announces it once.
 * @param tx a transaction that holds locks on the rows
 * @returns the rows as they are now, in the order of the steps, and what has to be delivered
 */
export async function putLive(
  tx: Orm,
  steps: readonly LiveStep[],
  by: string,
): Promise<{ rows: EntryRow[]; change: ContentChange | null }> {
  if (steps.length === 0) return { rows: [], change: null };
  const [change, , ...rows] = await askTogether([
    announceChange(
      tx,
      steps.map(({ id }) => id),
    ),
    tx.insert(contentHistory).values(steps.flatMap((step) => historyOf(step, by))),
    ...steps.map((step) => putOne(tx, step, by)),
  ]);
  return { rows, change };
}

/** @returns the row as it is now, put together here: a page's bodies are not sent back */
async function putOne(
  tx: Orm,
  { id, row, live, draftGoesOn, draft }: LiveStep,
  by: string,
): Promise<EntryRow> {
  const changed = {
    published: live === null ? null : live.data,
    publishedVersion: live === null ? null : live.version,
    ...(draftGoesOn && { version: row.version + 1 }),
    ...(draft && { draft: draft.data, version: draft.version }),
    updatedBy: by,
  };
  const [at] = await tx
    .update(contentEntry)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(isEntry(id))
    .returning({ updatedAt: contentEntry.updatedAt });
  if (!at) throw new Error('a locked row is gone');
  return { ...row, ...changed, ...at };
}

function historyOf({ id, row, action, live, draftGoesOn, draft }: LiveStep, by: string) {
  const changed = (version: number, data: unknown) => ({
    ...id,
    version,
    action: 'change' as const,
    data,
    by,
  });
  const done = { ...id, version: live?.version ?? row.version, action, data: live?.data ?? row.draft, by };
  if (draft) {
    const after = draft.version === done.version ? [] : [changed(draft.version, draft.data)];
    return [changed(done.version, done.data), done, ...after];
  }
  return draftGoesOn ? [done, changed(row.version + 1, row.draft)] : [done];
}

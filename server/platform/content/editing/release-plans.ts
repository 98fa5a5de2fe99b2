import { and, eq, inArray } from 'drizzle-orm';
import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentSchedule } from './tables.ts';

/** When a release goes live by itself, and what of it. */
export interface ReleasePlan {
  readonly at: Date;
  /** All of the release as its publisher saw it, with versions. */
  readonly entries: readonly ReleaseEntry[];
}

const waitsFor = (ids: readonly string[]) =>
  and(inArray(contentSchedule.releaseId, [...ids]), eq(contentSchedule.state, 'waiting'));

/** The plans of releases that wait, by release. */
export async function readReleasePlans(orm: Orm, ids: readonly string[]): Promise<Map<string, ReleasePlan>> {
  if (ids.length === 0) return new Map();
  const { releaseId, at, entries } = contentSchedule;
  const rows = await orm.select({ releaseId, at, entries }).from(contentSchedule).where(waitsFor(ids));
  return new Map(
    rows.flatMap((row) =>
      row.releaseId === null ? [] : [[row.releaseId, { at: row.at, entries: row.entries ?? [] }]],
    ),
  );
}

/** Other contents for the plan of a release. */
export async function putPlannedEntries(
  tx: Orm,
  id: string,
  entries: readonly ReleaseEntry[],
): Promise<void> {
  await tx
    .update(contentSchedule)
    .set({ entries })
    .where(waitsFor([id]));
}

export async function cancelReleasePlans(tx: Orm, id: string): Promise<void> {
  await tx
    .update(contentSchedule)
    .set({ state: 'cancelled' })
    .where(waitsFor([id]));
}

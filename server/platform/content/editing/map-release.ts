import type { Release } from '#schemas/studio/release.ts';
import type { BesideNewest } from './newest-versions.ts';
import type { ReleasePlan } from './release-plans.ts';
import type { contentRelease } from './tables.ts';

export type ReleaseRow = typeof contentRelease.$inferSelect;

/** A row as the Studio sees it; what is planned shows as it was planned. @param plan when it goes live by itself */
export function mapRelease(row: ReleaseRow, plan: ReleasePlan | null, besideNewest: BesideNewest): Release {
  const { id, title, note, state, entries, liveAt, updatedAt, updatedBy } = row;
  return {
    id,
    title,
    note,
    state,
    entries: besideNewest(plan?.entries ?? entries),
    scheduled_at: plan?.at.toISOString() ?? null,
    live_at: liveAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
  };
}

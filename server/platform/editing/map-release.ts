import type { Release } from '#schemas/studio/release.ts';
import type { contentRelease } from './tables.ts';

export type ReleaseRow = typeof contentRelease.$inferSelect;

/** A row as the Studio sees it. @param scheduledAt when it goes live by itself */
export function mapRelease(row: ReleaseRow, scheduledAt: Date | null): Release {
  const { id, title, note, state, entries, liveAt, updatedAt, updatedBy } = row;
  return {
    id,
    title,
    note,
    state,
    entries: [...entries],
    scheduled_at: scheduledAt?.toISOString() ?? null,
    live_at: liveAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
  };
}

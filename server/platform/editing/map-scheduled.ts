import type { Scheduled } from '#schemas/studio/schedule.ts';
import type { contentSchedule } from './tables.ts';

export type ScheduleRow = typeof contentSchedule.$inferSelect;

/** A row as the Studio sees it. */
export function mapScheduled(row: ScheduleRow): Scheduled {
  const { id, kind, key, locale, releaseId, action, at, version, state, reason, by } = row;
  return {
    id,
    ref: kind === null || key === null ? null : { kind, key, locale: locale ?? '' },
    release_id: releaseId,
    action,
    at: at.toISOString(),
    version,
    state,
    reason,
    by,
  };
}

import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import type { BesideNewest } from './newest-versions.ts';
import type { contentSchedule } from './tables.ts';

export type ScheduleRow = typeof contentSchedule.$inferSelect;

/** What a plan makes live or takes off, as it was approved. */
export function entriesOf({
  kind,
  key,
  locale,
  action,
  version,
  entries,
}: ScheduleRow): readonly ReleaseEntry[] {
  if (kind === null || key === null) return entries ?? [];
  return [{ kind, key, locale: locale ?? '', action, ...(version !== null && { version }) }];
}

/** A row as the Studio sees it. */
export function mapScheduled(row: ScheduleRow, besideNewest: BesideNewest): Scheduled {
  const { id, kind, key, locale, releaseId, action, at, state, reason, refusal, by } = row;
  return {
    id,
    ref: kind === null || key === null ? null : { kind, key, locale: locale ?? '' },
    release_id: releaseId,
    action,
    at: at.toISOString(),
    entries: besideNewest(entriesOf(row)),
    state,
    reason,
    refusal,
    by,
  };
}

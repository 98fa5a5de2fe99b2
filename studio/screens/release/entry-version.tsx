import type { PlannedEntry, Release } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { isOutdated } from '../../history/plans/plan-calls.ts';
import { TakeVersion } from '../../history/plans/take-version.tsx';
import { Badge } from '../../parts/badge.tsx';

interface Props {
  readonly release: Release;
  readonly entry: PlannedEntry;
}

/** Which version of an entry goes live with its release, and what became of the entry since it was planned. */
export function EntryVersion({ release, entry }: Props) {
  const { t } = useStudioTexts();
  const { action, version, newest } = entry;
  if (newest === null) return <Badge tone="bad">{t('plans.missing')}</Badge>;
  if (action === 'unpublish') return null;
  const plan = planOf(release);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="s-hint">{t('plans.version', { version: version ?? newest })}</span>
      {plan && isOutdated(entry) && (
        <>
          <Badge tone="caution">{t('plans.changed')}</Badge>
          <TakeVersion plan={{ plan, entry }} version={newest} />
        </>
      )}
    </span>
  );
}

/** The plan of a release that waits for its moment. */
function planOf({ id, state, scheduled_at, entries, updated_by }: Release): Scheduled | null {
  if (state !== 'open' || scheduled_at === null) return null;
  return {
    id,
    ref: null,
    release_id: id,
    action: 'publish',
    at: scheduled_at,
    entries,
    state: 'waiting',
    reason: null,
    refusal: null,
    by: updated_by,
  };
}

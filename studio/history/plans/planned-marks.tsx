import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, StatusBadge } from '../../parts/badge.tsx';
import { Moment } from '../moment.tsx';
import { type EntryPlan, isOutdated } from './plan-calls.ts';

interface Props {
  readonly plans: readonly EntryPlan[];
  /** The newest version of the entry. */
  readonly version: number;
}

/** In a list: that something is planned for an entry, when, and whether it was changed since. */
export function PlannedMarks({ plans, version }: Props) {
  const { t } = useStudioTexts();
  const [next] = plans;
  if (!next) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge status="waiting" />
      <span className="s-hint">
        <Moment at={next.plan.at} />
      </span>
      {plans.some(({ entry }) => isOutdated(entry, version)) && (
        <Badge tone="caution">{t('plans.changed')}</Badge>
      )}
    </span>
  );
}

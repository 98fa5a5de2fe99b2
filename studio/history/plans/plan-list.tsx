import { Link } from 'react-router';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Moment } from '../moment.tsx';
import { type EntryPlan, isOutdated } from './plan-calls.ts';
import { TakeVersion } from './take-version.tsx';

interface Props {
  readonly plans: readonly EntryPlan[];
  /** The newest version of the entry. */
  readonly version: number;
}

/** What is planned for an entry, each plan with the version that goes live and whether there is a newer one. */
export function PlanList({ plans, version }: Props) {
  const { t } = useStudioTexts();
  return (
    <ul className="grid gap-3">
      {plans.map((one) => {
        const { plan, entry } = one;
        return (
          <li key={plan.id} className="grid gap-2 rounded-lg border border-line px-4 py-3">
            <p>
              <Moment at={plan.at} />
              {': '}
              {t(`plans.${entry.action}`, { version: entry.version ?? '' })}
              {plan.release_id !== null && (
                <>
                  {' '}
                  (
                  <Link to={`/releases/${plan.release_id}`} className="s-link">
                    {t('plans.with-release')}
                  </Link>
                  )
                </>
              )}
            </p>
            <p className="s-hint">{t('plans.by', { name: plan.by })}</p>
            {isOutdated(entry, version) && (
              <div className="flex flex-wrap items-center gap-3">
                <Badge tone="caution">{t('plans.changed')}</Badge>
                <TakeVersion plan={one} version={version} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

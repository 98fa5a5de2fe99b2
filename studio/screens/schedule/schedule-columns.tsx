import { useQuery } from '@tanstack/react-query';
import { CloudOff, Globe } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { releaseRead } from '#schemas/calls/staff/releases.ts';
import { scheduleCancel } from '#schemas/calls/staff/schedule.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import { sayPlanFailure } from '../../app/refusals/say-refusal.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { EntryName } from '../../history/entry-name.tsx';
import { Moment } from '../../history/moment.tsx';
import { isOutdated } from '../../history/plans/plan-calls.ts';
import { TakeVersion } from '../../history/plans/take-version.tsx';
import { Badge, StatusBadge } from '../../parts/badge.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { useToast } from '../../parts/toast.tsx';

/** Columns of the list of plans. @param refresh asks for the list again */
export function useScheduleColumns(refresh: () => Promise<unknown>): readonly Column<Scheduled>[] {
  const { t, locale } = useStudioTexts();
  const { may } = useStaff();
  return [
    { key: 'what', title: t('schedule.column-what'), heading: true, cell: (plan) => <What plan={plan} /> },
    {
      key: 'action',
      title: t('schedule.column-action'),
      cell: (plan) => {
        const Icon = plan.action === 'publish' ? Globe : CloudOff;
        const [entry] = plan.entries;
        return (
          <>
            <span className="flex items-center gap-1.5">
              <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-soft" />
              {t(`schedule.action-${plan.action}`)}
            </span>
            {plan.ref && entry?.version !== undefined && (
              <span className="s-hint block">{t('plans.version', { version: entry.version })}</span>
            )}
            {plan.state === 'waiting' && <Since plan={plan} />}
          </>
        );
      },
    },
    { key: 'at', title: t('schedule.column-at'), cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'state',
      title: t('parts.status'),
      wide: true,
      cell: ({ state, reason, refusal }) => (
        <>
          <StatusBadge status={state} />
          {reason !== null && <span className="s-hint block">{sayPlanFailure(reason, refusal, locale)}</span>}
        </>
      ),
    },
    { key: 'by', title: t('schedule.column-by'), wide: true, cell: ({ by }) => by },
    {
      key: 'cancel',
      title: t('schedule.column-cancel'),
      end: true,
      cell: (plan) =>
        plan.state === 'waiting' && may('publisher') ? <Cancel plan={plan} refresh={refresh} /> : null,
    },
  ];
}

/** What became of a plan's content since; of a release its own screen says which. */
function Since({ plan }: { readonly plan: Scheduled }) {
  const { t } = useStudioTexts();
  const outdated = plan.entries.find((entry) => isOutdated(entry));
  if (!outdated) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone="caution">{t('plans.changed')}</Badge>
      {plan.ref && outdated.newest !== null && (
        <TakeVersion plan={{ plan, entry: outdated }} version={outdated.newest} />
      )}
    </span>
  );
}

function What({ plan: { ref, release_id } }: { readonly plan: Scheduled }) {
  const { t } = useStudioTexts();
  const release = useQuery({
    queryKey: ['releases', release_id],
    queryFn: async () => (await callStaff(releaseRead, { params: { id: release_id ?? '' } })).data,
    enabled: release_id !== null,
  });
  if (ref) return <EntryName entry={ref} />;
  return (
    <>
      <Link to={`/releases/${release_id ?? ''}`} className="s-link">
        {release.data?.title ?? t('schedule.release')}
      </Link>
      <span className="s-hint block font-normal">{t('schedule.release')}</span>
    </>
  );
}

interface CancelProps {
  readonly plan: Scheduled;
  readonly refresh: () => Promise<unknown>;
}

function Cancel({ plan: { id }, refresh }: CancelProps) {
  const { t } = useStudioTexts();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="s-btn" onClick={() => setAsking(true)}>
        {t('schedule.cancel')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('schedule.cancel-question')}
          confirm={t('schedule.cancel')}
          danger
          onConfirm={async () => {
            await callStaff(scheduleCancel, { params: { id } });
            say(t('schedule.cancelled'));
            await refresh();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('schedule.cancel-text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

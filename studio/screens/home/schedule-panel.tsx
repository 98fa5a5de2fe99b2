import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { scheduleList } from '#schemas/calls/staff/schedule.ts';
import { sayPlanFailure } from '../../app/refusals/say-refusal.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { StatusBadge } from '../../parts/badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { EntryLine } from './entry-line.tsx';
import { Panel } from './panel.tsx';

/** Most lines. */
const most = 6;

/** What goes live, or off the site, by itself; and what should have and did not. */
export function SchedulePanel() {
  const { t, locale } = useStudioTexts();
  const answer = useQuery({
    queryKey: ['schedule', 'home'],
    queryFn: async ({ signal }) => {
      const { data } = await callStaff(scheduleList, { signal });
      return data
        .filter(({ state }) => state === 'waiting' || state === 'failed')
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        .slice(0, most);
    },
  });
  return (
    <Panel
      title={t('home.scheduled')}
      icon={CalendarClock}
      answer={answer}
      empty={t('home.scheduled-empty')}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => (
        <ul>
          {rows.map(({ id, ref, action, at, state, reason, refusal }) => (
            <EntryLine
              key={id}
              entry={ref ?? { kind: 'release', key: id, locale: '' }}
              title={ref?.key ?? t('home.release')}
              detail={
                <>
                  {t(`home.${action}`)} <TimeAgo at={at} />
                  {reason !== null && (
                    <span className="s-error block">{sayPlanFailure(reason, refusal, locale)}</span>
                  )}
                </>
              }
              badge={<StatusBadge status={state} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { recent } from '#schemas/calls/staff/entries.ts';
import type { RecentOf } from '#schemas/studio/recent.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge, StatusBadge } from '../../parts/badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { EntryLine } from './entry-line.tsx';
import { Panel } from './panel.tsx';

interface Props {
  readonly of: RecentOf;
  readonly icon: LucideIcon;
  /** Most lines. */
  readonly limit: number;
}

/** What was changed lately: by me, by anybody, or what is not live as it stands. */
export function RecentPanel({ of, icon, limit }: Props) {
  const { t } = useStudioTexts();
  const { self } = useStaff();
  const answer = useQuery({
    queryKey: ['recent', of, limit],
    queryFn: ({ signal }) => callStaff(recent, { query: { of, limit }, signal }),
  });
  return (
    <Panel
      title={t(`home.${of}`)}
      icon={icon}
      answer={answer}
      empty={t(`home.${of}-empty`)}
      isEmpty={({ data }) => data.length === 0}
      aside={of === 'waiting' && answer.data && answer.data.total > 0 && <Badge>{answer.data.total}</Badge>}
    >
      {({ data }) => (
        <ul>
          {data.map((entry) => (
            <EntryLine
              key={`${entry.kind} ${entry.key} ${entry.locale}`}
              entry={entry}
              title={entry.title}
              detail={
                <>
                  {entry.by === self.email ? t('home.by-me') : entry.by}, <TimeAgo at={entry.at} />
                </>
              }
              badge={<StatusBadge status={entry.status} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { scheduleList } from '#schemas/calls/staff/schedule.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { useScheduleColumns } from './schedule-columns.tsx';

const states = ['waiting', 'done', 'failed', 'cancelled'] as const;
type State = (typeof states)[number];

/** What goes live, or off the site, by itself, and what came of it. */
export default function Schedule() {
  const { t } = useStudioTexts();
  const [state, setState] = useState<State>('waiting');
  return (
    <>
      <Toolbar title={t('schedule.title')} lead={t('schedule.lead')} />
      <Tabs
        label={t('schedule.title')}
        value={state}
        onChange={(key) => setState(states.find((one) => one === key) ?? 'waiting')}
        tabs={states.map((one) => ({
          key: one,
          label: t(`schedule.tab-${one}`),
          content: <Plans key={one} state={one} />,
        }))}
      />
    </>
  );
}

function Plans({ state }: { readonly state: State }) {
  const { t } = useStudioTexts();
  const list = useList({ call: scheduleList, fixed: { state } });
  const columns = useScheduleColumns(list.refresh);
  return (
    <DataTable
      label={t(`schedule.tab-${state}`)}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      titleOf={({ ref, id }) => ref?.key ?? id}
      search={false}
      empty={
        <EmptyState title={t(`schedule.empty-${state}`)}>
          {state === 'waiting' && t('schedule.empty-hint')}
        </EmptyState>
      }
    />
  );
}

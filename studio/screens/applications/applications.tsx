import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { waitingList } from '#schemas/calls/staff/applications.ts';
import { waits } from '#schemas/lending/waiting-application.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { CaseDialog } from './case-dialog.tsx';

/** Applications that wait for a person of the house: the longest waiting first. */
export default function Applications() {
  const { t } = useStudioTexts();
  const [params, setParams] = useSearchParams();
  const list = useList({ call: waitingList, filters: ['waits_for'], pageSize: 25 });
  const opened = params.get('open');
  /** Which case is open stands in the address: a colleague can be sent there, and "back" closes it. */
  const open = (number: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (number === null) next.delete('open');
      else next.set('open', number);
      return next;
    });
  const columns = useApplicationColumns(open);
  useEffect(() => {
    // The row the case was opened from may have left the list, and the focus with it.
    if (opened === null && document.activeElement === document.body)
      document.getElementById('studio-main')?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <>
      <Toolbar title={t('applications.title')} lead={t('applications.lead')} />
      <DataTable
        label={t('applications.title')}
        list={list}
        columns={columns}
        keyOf={({ number }) => number}
        titleOf={({ number }) => number}
        search={t('applications.search')}
        filters={[
          {
            name: 'waits_for',
            label: t('applications.waits-for'),
            options: waits.map((wait) => ({ value: wait, label: t(`applications.wait-${wait}`) })),
          },
        ]}
        empty={<EmptyState title={t('applications.empty')}>{t('applications.empty-text')}</EmptyState>}
      />
      {opened !== null && (
        <CaseDialog key={opened} number={opened} onChanged={list.refresh} onClose={() => open(null)} />
      )}
    </>
  );
}

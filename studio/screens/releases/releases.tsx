import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { releaseList } from '#schemas/calls/staff/releases.ts';
import type { Release } from '#schemas/studio/release.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { authorName } from '../../history/author-name.ts';
import { Moment } from '../../history/moment.tsx';
import { StatusBadge } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { NewReleaseDialog } from './new-release-dialog.tsx';

const states = ['open', 'live', 'rolled-back'] as const;

/** Releases: what goes live together. */
export default function Releases() {
  const { t } = useStudioTexts();
  const list = useList({ call: releaseList, filters: ['state'] });
  const [isNew, setNew] = useState(false);
  const columns: readonly Column<Release>[] = [
    {
      key: 'title',
      title: t('releases.column-title'),
      heading: true,
      cell: ({ id, title, note }) => (
        <>
          <Link to={`/releases/${id}`} className="s-link">
            {title}
          </Link>
          {note !== '' && <span className="s-hint line-clamp-1 font-normal">{note}</span>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('parts.status'),
      cell: ({ state, scheduled_at }) => (
        <StatusBadge status={state === 'open' && scheduled_at !== null ? 'waiting' : state} />
      ),
    },
    {
      key: 'entries',
      title: t('releases.column-entries'),
      end: true,
      cell: ({ entries }) => entries.length,
    },
    {
      key: 'live',
      title: t('releases.column-live'),
      wide: true,
      cell: ({ live_at, scheduled_at }) => {
        const at = live_at ?? scheduled_at;
        return at === null ? '–' : <Moment at={at} />;
      },
    },
    {
      key: 'changed',
      title: t('releases.column-changed'),
      wide: true,
      cell: ({ updated_at, updated_by }) => (
        <>
          <Moment at={updated_at} />
          <span className="s-hint block">{authorName(t, updated_by)}</span>
        </>
      ),
    },
  ];
  const create = (
    <button type="button" className="s-btn s-btn-main" onClick={() => setNew(true)}>
      <Plus aria-hidden="true" size={16} />
      {t('releases.new')}
    </button>
  );
  return (
    <>
      <Toolbar title={t('releases.title')} lead={t('releases.lead')}>
        {create}
      </Toolbar>
      <DataTable
        label={t('releases.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        titleOf={({ title }) => title}
        search={false}
        filters={[
          {
            name: 'state',
            label: t('parts.status'),
            options: states.map((value) => ({ value, label: t(`parts.status-${value}`) })),
          },
        ]}
        empty={<EmptyState title={t('releases.empty')}>{t('releases.empty-hint')}</EmptyState>}
      />
      {isNew && <NewReleaseDialog onClose={() => setNew(false)} />}
    </>
  );
}

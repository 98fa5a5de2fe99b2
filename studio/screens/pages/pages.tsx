import { CloudOff, Globe, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { BulkAction } from '../../parts/bulk-bar.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { NewScreenDialog } from './new-screen-dialog.tsx';
import { bulk, pageOf } from './page-calls.ts';
import { usePageColumns } from './page-columns.tsx';

const statuses = ['draft', 'published', 'changed'] as const;

/** All pages: what they are, how they stand, and the way to a new one. */
export default function Pages() {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const list = useList({ call: kindCalls(contentKinds.page).list, filters: ['status'] });
  const columns = usePageColumns();
  const [open, setOpen] = useState<'page' | 'screen' | null>(null);
  const action = (
    key: 'publish' | 'unpublish' | 'delete',
    icon: NonNullable<BulkAction<ContentEntry>['icon']>,
  ): BulkAction<ContentEntry> => ({
    key,
    icon,
    label: t(`pages.bulk-${key}`),
    danger: key === 'delete',
    confirm: (rows) => ({
      title: t(`pages.bulk-${key}-title`, { count: rows.length }),
      text: t(`pages.bulk-${key}-text`),
    }),
    run: async (rows) => {
      const outcomes = await bulk(key, rows);
      const refused = outcomes.filter(({ ok }) => !ok);
      if (refused.length === 0) return t('pages.bulk-done', { count: outcomes.length });
      const messages = refused.map(({ ref, message }) => `${ref.key}: ${message ?? ''}`).join(' ');
      throw new Error(`${t('pages.bulk-refused', { count: refused.length })} ${messages}`);
    },
  });
  const actions = may('publisher')
    ? [action('publish', Globe), action('unpublish', CloudOff), action('delete', Trash2)]
    : [];
  return (
    <>
      <Toolbar title={t('pages.title')} lead={t('pages.lead')}>
        <button type="button" className="s-btn" onClick={() => setOpen('screen')}>
          {t('pages.new-screen')}
        </button>
        <button type="button" className="s-btn s-btn-main" onClick={() => setOpen('page')}>
          <Plus aria-hidden="true" size={16} />
          {t('pages.new')}
        </button>
      </Toolbar>
      <DataTable
        label={t('pages.title')}
        list={list}
        columns={columns}
        keyOf={({ key }) => key}
        titleOf={(entry) => pageOf(entry).title}
        search={t('pages.search')}
        filters={[
          {
            name: 'status',
            label: t('parts.status'),
            options: statuses.map((value) => ({ value, label: t(`parts.status-${value}`) })),
          },
        ]}
        bulk={actions}
      />
      {open === 'page' && <NewPageDialog onClose={() => setOpen(null)} />}
      {open === 'screen' && <NewScreenDialog onClose={() => setOpen(null)} />}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { submissionDelete, submissionExport, submissionList } from '#schemas/calls/staff/submissions.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { Submission } from '#schemas/studio/submission.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { SubmissionDetail } from './submission-detail.tsx';
import { submissionTitle } from './submission-title.ts';

const forms = kindCalls(contentKinds.form).list;

/** What people sent in through the forms editors own. */
export default function Submissions() {
  const { t, locale } = useStudioTexts();
  const list = useList({ call: submissionList, filters: ['form'] });
  const [open, setOpen] = useState<Submission | null>(null);
  const titles = useForms();
  const form = list.filter('form');
  const exported = new URLSearchParams({ ...(form && { form }), ...(list.q && { q: list.q }) }).toString();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly Column<Submission>[] = [
    {
      key: 'from',
      title: t('submissions.from'),
      heading: true,
      cell: (row) => (
        <button
          type="button"
          className="s-link min-h-6 text-start"
          aria-label={t('submissions.open', { title: submissionTitle(row) })}
          onClick={() => setOpen(row)}
        >
          {submissionTitle(row)}
        </button>
      ),
    },
    { key: 'form', title: t('submissions.form'), cell: (row) => titles.get(row.form) ?? row.form },
    {
      key: 'files',
      title: t('submissions.files'),
      wide: true,
      cell: ({ files }) =>
        files.length > 0 && (
          <span className="inline-flex items-center gap-1 text-ink-soft">
            <Paperclip aria-hidden="true" size={14} />
            {files.length}
          </span>
        ),
    },
    {
      key: 'language',
      title: t('submissions.language'),
      wide: true,
      cell: (row) => row.locale.toUpperCase(),
    },
    {
      key: 'when',
      title: t('submissions.when'),
      cell: ({ created_at }) => <time dateTime={created_at}>{moment.format(new Date(created_at))}</time>,
    },
  ];
  return (
    <>
      <Toolbar title={t('submissions.title')} lead={t('submissions.lead')}>
        <a
          className="s-btn"
          href={`${submissionExport.path}${exported === '' ? '' : `?${exported}`}`}
          download
        >
          <Download aria-hidden="true" size={16} />
          {t('submissions.export')}
        </a>
      </Toolbar>
      <DataTable
        label={t('submissions.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        titleOf={submissionTitle}
        search={t('submissions.search')}
        filters={[
          {
            name: 'form',
            label: t('submissions.form'),
            options: [...titles].map(([value, label]) => ({ value, label })),
          },
        ]}
        bulk={[
          {
            key: 'delete',
            label: t('submissions.delete'),
            icon: Trash2,
            danger: true,
            confirm: (rows) => ({
              title: t('submissions.delete-many', { count: rows.length }),
              text: t('submissions.delete-text'),
            }),
            run: async (rows) => {
              await Promise.all(rows.map(({ id }) => callStaff(submissionDelete, { params: { id } })));
              return t('submissions.deleted', { count: rows.length });
            },
          },
        ]}
        empty={<EmptyState title={t('submissions.empty')}>{t('submissions.empty-text')}</EmptyState>}
      />
      {open && (
        <SubmissionDetail
          submission={open}
          onClose={() => setOpen(null)}
          onDeleted={() => {
            setOpen(null);
            void list.refresh();
          }}
        />
      )}
    </>
  );
}

/** Forms there are: alias -> title. */
function useForms(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['list', forms.path, 'titles'],
    queryFn: ({ signal }) => callStaff(forms, { query: { limit: 200 }, signal }),
  });
  const entries = data?.data ?? [];
  return new Map(entries.map(({ key, draft }) => [key, titleOf(draft) ?? key]));
}

const titleOf = (draft: unknown): string | undefined =>
  typeof draft === 'object' && draft !== null && 'title' in draft && typeof draft.title === 'string'
    ? draft.title
    : undefined;

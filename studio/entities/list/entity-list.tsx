import { Download, Plus, Trash2, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { authorName } from '../../history/author-name.ts';
import { Moment } from '../../history/moment.tsx';
import { PlannedMarks } from '../../history/plans/planned-marks.tsx';
import { useKindPlans } from '../../history/plans/use-plans.ts';
import { StatusBadge } from '../../parts/badge.tsx';
import type { BulkAction } from '../../parts/bulk-bar.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { formAddress, newAddress } from '../entity-addresses.ts';
import type { EntityKind } from '../entity-kind.ts';
import { type BulkWord, runBulk } from './run-bulk.ts';

/** The entries of one kind: found, filtered, opened, and published or deleted together. */
export function EntityList({ entity }: { readonly entity: EntityKind }) {
  const { t, locale: spoken } = useStudioTexts();
  const { may } = useStaff();
  const languages = useSiteLanguages();
  const { perLocale, write } = contentKinds[entity.kind];
  const list = useList({
    call: kindCalls(contentKinds[entity.kind]).list,
    filters: perLocale ? ['status', 'locale'] : ['status'],
  });
  const plansOf = useKindPlans(entity.kind);
  const title = t(`entities.${entity.kind}-title`);
  const create = may(write) && (
    <Link className="s-btn s-btn-main" to={newAddress(entity)}>
      <Plus aria-hidden="true" size={16} />
      {t('entities.create')}
    </Link>
  );
  const columns: readonly Column<ContentEntry>[] = [
    {
      key: 'title',
      title: t('entities.column-title'),
      heading: true,
      cell: (entry) => (
        <>
          <Link className="s-link inline-block min-h-6" to={formAddress(entity, entry)}>
            {entryTitle(entry, spoken)}
          </Link>
          <Note text={entity.note?.(entry.draft) ?? ''} title={entryTitle(entry, spoken)} />
          <span className="mt-1 flex flex-wrap gap-1.5 desktop:hidden">
            <StatusBadge status={entry.status} />
            {perLocale && <span className="s-badge">{entry.locale.toUpperCase()}</span>}
          </span>
          <PlannedMarks plans={plansOf(entry)} version={entry.version} />
        </>
      ),
    },
    {
      key: 'key',
      title: t('entities.column-key'),
      wide: true,
      cell: (entry) => <code className="text-ink-soft text-small">{entry.key}</code>,
    },
    ...(perLocale
      ? [
          {
            key: 'locale',
            title: t('entities.column-locale'),
            wide: true as const,
            cell: (entry: ContentEntry) => <span className="s-badge">{entry.locale.toUpperCase()}</span>,
          },
        ]
      : []),
    {
      key: 'status',
      title: t('parts.status'),
      wide: true,
      cell: (entry) => <StatusBadge status={entry.status} />,
    },
    {
      key: 'updated',
      title: t('entities.column-updated'),
      wide: true,
      cell: (entry) => (
        <span className="s-hint">
          <Moment at={entry.updated_at} />, {authorName(t, entry.updated_by)}
        </span>
      ),
    },
  ];
  const bulk = (['publish', 'unpublish', 'delete'] as const).map(
    (word): BulkAction<ContentEntry> => ({
      key: word,
      label: t(`entities.${word}`),
      icon: icons[word],
      danger: word === 'delete',
      confirm: (rows) => ({
        title: t(`entities.bulk-${word}`, { count: rows.length }),
        text: t(`entities.${word}-means`),
      }),
      run: async (rows) => {
        const { done, failed } = await runBulk(word, rows, spoken);
        if (failed.length > 0)
          throw new Error(
            [t('entities.bulk-failed', { count: failed.length }), ...new Set(failed.slice(0, 3))].join(' '),
          );
        return t('entities.bulk-done', { count: done });
      },
    }),
  );
  return (
    <>
      <Toolbar title={title} lead={t(`entities.${entity.kind}-lead`)} />
      <DataTable
        label={title}
        list={list}
        columns={columns}
        keyOf={({ key, locale }) => `${locale} ${key}`}
        titleOf={(entry) => `${entryTitle(entry, spoken)} ${entry.locale}`}
        filters={[
          {
            name: 'status',
            label: t('parts.status'),
            options: (['draft', 'published', 'changed'] as const).map((value) => ({
              value,
              label: t(`parts.status-${value}`),
            })),
          },
          ...(perLocale
            ? [
                {
                  name: 'locale',
                  label: t('entities.column-locale'),
                  options: languages.map(({ locale, name }) => ({ value: locale, label: name })),
                },
              ]
            : []),
        ]}
        bulk={may('publisher') && may(write) ? bulk : []}
        aside={create}
        empty={<EmptyState title={t('parts.nothing')} action={create} />}
      />
    </>
  );
}

/** What tells a row from others; nothing where its title says it already. */
function Note({ text, title }: { readonly text: string; readonly title: string }) {
  if (text === '' || text === title) return null;
  return <span className="s-hint line-clamp-2 max-w-prose font-normal">{text}</span>;
}

const icons: Readonly<Record<BulkWord, typeof Upload>> = {
  publish: Upload,
  unpublish: Download,
  delete: Trash2,
};

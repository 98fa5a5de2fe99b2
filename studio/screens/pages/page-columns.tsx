import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { authorName } from '../../history/author-name.ts';
import { Moment } from '../../history/moment.tsx';
import { PlannedMarks } from '../../history/plans/planned-marks.tsx';
import { useKindPlans } from '../../history/plans/use-plans.ts';
import { widgetsQuery } from '../../history/widgets-query.ts';
import { Badge, StatusBadge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/table-rows.tsx';
import { LocaleMarks } from './locale-marks.tsx';
import { OpenMark } from './open-mark.tsx';
import { PageActions } from './page-actions.tsx';
import { pageOf } from './page-calls.ts';
import { textCompleteness } from './text-completeness.ts';

/** Columns of the list of pages. */
export function usePageColumns(): readonly Column<ContentEntry>[] {
  const { t } = useStudioTexts();
  // The first language is the one the base texts are in.
  const [, ...others] = useSiteLanguages();
  const { data: registry } = useQuery(widgetsQuery);
  const plansOf = useKindPlans('page');
  const locales = others.map(({ locale }) => locale);
  const languages: Column<ContentEntry> = {
    key: 'languages',
    title: t('pages.column-languages'),
    wide: true,
    cell: (entry) =>
      registry && <LocaleMarks languages={textCompleteness(pageOf(entry), locales, registry)} />,
  };
  return [
    {
      key: 'title',
      title: t('pages.column-page'),
      heading: true,
      cell: (entry) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <Link to={`/pages/${encodeURIComponent(entry.key)}`} className="s-link">
              {pageOf(entry).title}
            </Link>
            {reservedAliases.has(entry.key) && (
              <Badge>{t(entry.key.startsWith('layout-') ? 'pages.layout' : 'pages.screen')}</Badge>
            )}
          </span>
          <span className="s-hint block font-normal">{addressOf(entry.key)}</span>
          <span className="mt-1 block desktop:hidden">
            <StatusBadge status={entry.status} />
          </span>
          <PlannedMarks plans={plansOf(entry)} version={entry.version} />
        </>
      ),
    },
    {
      key: 'status',
      title: t('parts.status'),
      wide: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'open',
      title: t('pages.column-open'),
      wide: true,
      cell: (entry) => <OpenMark page={pageOf(entry)} />,
    },
    ...(locales.length > 0 ? [languages] : []),
    {
      key: 'changed',
      title: t('pages.column-changed'),
      wide: true,
      cell: ({ updated_at, updated_by }) => (
        <>
          <Moment at={updated_at} />
          <span className="s-hint block">{authorName(t, updated_by)}</span>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('pages.column-actions'),
      end: true,
      cell: (entry) => <PageActions entry={entry} planned={plansOf(entry).length > 0} />,
    },
  ];
}

/** Address of a page; layouts and screens are named, not found, by their alias. */
function addressOf(key: string): string {
  if (key === 'home') return '/';
  return reservedAliases.has(key) ? key : `/${key}`;
}

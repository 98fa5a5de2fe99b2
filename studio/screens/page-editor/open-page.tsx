import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { foldMainTexts } from '#schemas/main-texts.ts';
import type { PageDocument } from '#schemas/page.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { siteLanguagesQuery } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { liftPage } from '../../editor/draft/lift-blocks.ts';
import { loadPage } from '../../editor/draft/save-page.ts';
import { PageEditor } from '../../editor/workspace/page-editor.tsx';
import { widgetsQuery } from '../../history/widgets-query.ts';
import { namedRegistry } from '../../words/named-registry.ts';

/** Opens a page in the editor. */
export default function OpenPage() {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const { alias = '' } = useParams();
  const widgets = useQuery(widgetsQuery);
  const languages = useQuery(siteLanguagesQuery);
  const mainLocale = languages.data?.main;
  const registry = useMemo(() => widgets.data && namedRegistry(widgets.data, locale), [widgets.data, locale]);
  const entry = useQuery({
    queryKey: ['editor', alias],
    queryFn: () => loadPage(alias),
    // The editor keeps its own state from here on: an answer that comes later must not take its place.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // With the widgets as they were loaded: their names change with the language, and the editor goes on with its page.
  const opened = useMemo(
    () =>
      entry.data &&
      widgets.data &&
      mainLocale !== undefined && {
        ...entry.data,
        // What visitors see is what is edited, wherever an older version stored it.
        draft: liftPage(foldMainTexts(entry.data.draft as PageDocument, mainLocale), widgets.data),
      },
    [entry.data, widgets.data, mainLocale],
  );
  if (entry.error instanceof ApiError && entry.error.status === 404)
    return (
      <main className="grid justify-items-start gap-3 p-8">
        <h1 className="text-title">{t('editor.not-found', { alias })}</h1>
        <Link to="/pages" className="s-link">
          {t('editor.back')}
        </Link>
      </main>
    );
  const failed = entry.error ?? widgets.error ?? languages.error;
  if (failed)
    return (
      <main className="p-8">
        <Failed
          message={words(failed)}
          retry={() => void Promise.all([entry.refetch(), widgets.refetch(), languages.refetch()])}
        />
      </main>
    );
  if (!opened || !registry || mainLocale === undefined) return <Loading />;
  return <PageEditor key={alias} entry={opened} registry={registry} mainLocale={mainLocale} />;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { entryPath } from '../app/entry-path.ts';
import { entryTitle } from '../app/entry-title.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { entryKey, readEntry } from './entry-calls.ts';

/** A piece of content by its title, or its key until that is known, what it is, and the way to it where a screen edits it. */
export function EntryName({ entry }: { readonly entry: EntryRef }) {
  const { t, locale } = useStudioTexts();
  const to = entryPath(entry);
  const { data: title = entry.key } = useQuery({
    queryKey: [...entryKey(entry), 'title', locale],
    queryFn: async () => entryTitle(await readEntry(entry), locale),
    staleTime: 60_000,
    retry: false,
  });
  return (
    <>
      {to === null ? (
        <span>{title}</span>
      ) : (
        <Link to={to} className="s-link">
          {title}
        </Link>
      )}
      <span className="s-hint block font-normal">
        {t(`studio.kind-${entry.kind}`)}
        {entry.locale !== '' && `, ${entry.locale.toUpperCase()}`}
        {title !== entry.key && ` · ${entry.key}`}
      </span>
    </>
  );
}

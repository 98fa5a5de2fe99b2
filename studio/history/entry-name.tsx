import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { entryPath } from '../app/entry-path.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** A piece of content by its key, what it is, and the way to it where a screen edits it. */
export function EntryName({ entry }: { readonly entry: EntryRef }) {
  const { t } = useStudioTexts();
  const to = entryPath(entry);
  return (
    <>
      {to === null ? (
        <span>{entry.key}</span>
      ) : (
        <Link to={to} className="s-link">
          {entry.key}
        </Link>
      )}
      <span className="s-hint block font-normal">
        {t(`publish.kind-${entry.kind}`)}
        {entry.locale !== '' && `, ${entry.locale.toUpperCase()}`}
      </span>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { entryPath } from '../../app/entry-path.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { usagesOf } from '../../history/publish/publish-calls.ts';

/** Where an entry is used: what a change of it changes, too. */
export function UsedIn({ entry }: { readonly entry: EntryRef }) {
  const { t } = useStudioTexts();
  const { kind, key, locale } = entry;
  const { data } = useQuery({
    queryKey: ['usage', kind, key, locale],
    queryFn: () => usagesOf(entry),
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="s-card mt-4 p-4 desktop:p-5">
      <h2 className="text-heading">{t('entities.used-in', { count: data.length })}</h2>
      <ul className="mt-2 grid gap-1">
        {data.map((usage) => (
          <li key={`${usage.kind} ${usage.key} ${usage.locale} ${usage.block_id ?? ''} ${usage.path}`}>
            <Link className="s-link inline-block min-h-6" to={entryPath(usage) ?? '/'}>
              {usage.title}
            </Link>{' '}
            <span className="s-hint">
              {usage.locale.toUpperCase()} {t(usage.live ? 'entities.used-live' : 'entities.used-draft')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

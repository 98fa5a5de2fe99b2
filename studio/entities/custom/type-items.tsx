import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { Check } from 'typebox/value';
import { customEntityProblems } from '#registry/custom-entity-schema.ts';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { CustomEntityType } from '#schemas/custom-entity-type.ts';
import { entryPath } from '../../app/entry-path.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { textAt } from '../body-parts.ts';

/** Items that are looked at; a type with more of them is told so. */
const most = 200;

/** The items of a type, and which of them would not fit the definition as it is written now. */
export default function TypeItems({ value }: { readonly value: unknown; readonly locale: string }) {
  const { t, locale: spoken } = useStudioTexts();
  const alias = textAt(value, 'alias');
  const written = useDeferredValue(value);
  const { data } = useQuery({
    queryKey: ['items-of-type', alias],
    queryFn: ({ signal }) =>
      callStaff(kindCalls(contentKinds['custom-entity']).list, {
        query: { q: `${alias}/`, limit: most },
        signal,
      }),
    enabled: alias !== '',
    retry: false,
  });
  const items = useMemo(
    () => (data?.data ?? []).filter(({ draft }) => textAt(draft, 'type') === alias),
    [data, alias],
  );
  const broken = useMemo(() => {
    if (!Check(CustomEntityType, written)) return [];
    return items.flatMap((entry) => {
      const problems = customEntityProblems(written, entry.draft, spoken);
      return problems.length === 0 ? [] : [{ entry, problems }];
    });
  }, [items, written, spoken]);
  return (
    <section className="s-card grid gap-3 p-4">
      <h2 className="text-heading">{t('entities.type-items', { count: items.length })}</h2>
      <div role="status" className="grid gap-3">
        {items.length > 0 && (
          <p className={broken.length === 0 ? 's-hint' : 's-error'}>
            {broken.length === 0
              ? t('entities.type-all-fit')
              : t('entities.type-broken', { count: broken.length })}
          </p>
        )}
        {items.length === 0 && data && <p className="s-hint">{t('entities.type-no-items')}</p>}
      </div>
      {broken.length > 0 && (
        <ul className="grid gap-2">
          {broken.map(({ entry, problems }) => (
            <li key={`${entry.key} ${entry.locale}`}>
              <Link className="s-link inline-block min-h-6" to={entryPath(entry) ?? '/'}>
                {entryTitle(entry)}
              </Link>{' '}
              <span className="s-hint">{entry.locale.toUpperCase()}</span>
              <p className="s-hint">
                {problems
                  .map(({ label, reason }) => t(`entities.type-item-${reason}`, { field: label }))
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > most && <p className="s-hint">{t('entities.type-many', { most })}</p>}
    </section>
  );
}

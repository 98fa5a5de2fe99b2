import { useParams, useSearchParams } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import { NotFound } from '../../app/screen-states.tsx';
import { useSiteLanguages } from '../../app/site-languages.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { entityKindAt } from '../../entities/entity-kinds.ts';
import { EntityPage } from '../../entities/form/entity-page.tsx';
import { NewEntity } from '../../entities/form/new-entity.tsx';

/** One entry, or a new one: which, the address says. */
export default function Entity() {
  const { segment = '', key } = useParams();
  const [search] = useSearchParams();
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const languages = useSiteLanguages();
  const entity = entityKindAt(segment);
  if (!entity) return <NotFound />;
  const { perLocale, write } = contentKinds[entity.kind];
  if (!may(write))
    return (
      <p role="alert" className="p-8">
        {t('studio.forbidden', { role: t(`studio.role-${write}`) })}
      </p>
    );
  const locale = perLocale ? (search.get('locale') ?? languages[0]?.locale) : '';
  // Kinds of each language wait until it is known which the first one is.
  if (locale === undefined) return null;
  if (key === undefined)
    return <NewEntity key={segment} entity={entity} locale={locale} languages={languages} />;
  return (
    <EntityPage
      key={`${segment} ${key} ${locale}`}
      entity={entity}
      entry={{ kind: entity.kind, key, locale }}
      languages={languages}
    />
  );
}

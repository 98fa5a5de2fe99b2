import { Link } from 'react-router';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { SiteLanguage } from '../../app/site-languages.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { formAddress } from '../entity-addresses.ts';
import type { EntityKind } from '../entity-kind.ts';
import { useEntryLanguages } from './use-entry-languages.ts';

interface Props {
  readonly entity: EntityKind;
  readonly entry: EntryRef;
  readonly languages: readonly SiteLanguage[];
}

const marks = {
  draft: 's-badge',
  published: 's-badge s-badge-good',
  changed: 's-badge s-badge-caution',
} as const;

/** The languages of an entry: which it has, in what state, and which are missing. */
export function LanguageTabs({ entity, entry, languages }: Props) {
  const { t } = useStudioTexts();
  const known = useEntryLanguages(entity, entry);
  if (!contentKinds[entity.kind].perLocale) return null;
  return (
    <nav aria-label={t('entities.languages')} className="mb-4 overflow-x-auto">
      <ul className="flex gap-1.5">
        {languages.map(({ locale, name }) => {
          const status = known.get(locale)?.status;
          return (
            <li key={locale}>
              <Link
                to={formAddress(entity, { key: entry.key, locale })}
                aria-current={locale === entry.locale ? 'page' : undefined}
                className="flex min-h-9 items-center gap-2 whitespace-nowrap rounded-lg border border-line bg-surface px-3 font-medium hover:bg-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft"
              >
                <span lang={locale}>{name}</span>
                {status ? (
                  <span className={marks[status]}>{t(`parts.status-${status}`)}</span>
                ) : (
                  <span className="s-badge s-badge-bad">{t('entities.missing')}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

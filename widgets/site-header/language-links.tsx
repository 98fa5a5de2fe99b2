import { usePage } from '#engine/react/page-context.tsx';
import { localePath } from './locale-path.ts';

/** The same page in the other languages; nothing where there is only one. */
export function LanguageLinks() {
  const { languages, locale, path, t } = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('site-header.language')}>
      <ul className="flex items-center">
        {languages.map((language) => (
          <li key={language.locale}>
            <a
              href={localePath(path, language)}
              hrefLang={language.locale}
              lang={language.locale}
              title={language.selftitle}
              className="grid size-11 place-items-center rounded-control text-sm font-medium text-ink-soft hover:bg-sunken aria-[current=true]:font-bold aria-[current=true]:text-brand"
              {...(language.locale === locale ? { 'aria-current': 'true' as const } : {})}
            >
              <span aria-hidden="true">{language.short_title}</span>
              <span className="sr-only">{language.selftitle}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

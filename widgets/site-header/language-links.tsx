import { usePage } from '#engine/react/page-context.tsx';
import { languageLinks } from '#engine/routing/language-links.ts';

/** The same page in the other languages; nothing where there is only one. */
export function LanguageLinks() {
  const page = usePage();
  const links = languageLinks(page);
  if (links.length === 0) return null;
  return (
    <nav aria-label={page.t('site-header.language')}>
      <ul className="flex items-center">
        {links.map((link) => (
          <li key={link.locale}>
            <a
              href={link.href}
              hrefLang={link.locale}
              lang={link.locale}
              title={link.name}
              className="grid size-11 place-items-center rounded-control text-sm font-medium text-ink-soft hover:bg-sunken aria-[current=true]:font-bold aria-[current=true]:text-brand"
              {...(link.current ? { 'aria-current': 'true' as const } : {})}
            >
              <span aria-hidden="true">{link.shortName}</span>
              <span className="sr-only">{link.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

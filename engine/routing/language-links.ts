import type { Language } from '#schemas/language.ts';

/** The same page in one language, ready to be linked to. */
export interface LanguageLink {
  readonly locale: string;
  /** Name of the language in itself, e.g. Українська. */
  readonly name: string;
  /** e.g. UA */
  readonly shortName: string;
  readonly href: string;
  /** Whether it is the language of the page one is on. */
  readonly current: boolean;
}

/** The page `path` in all languages of the site, in their order; none where there is only one language. */
export function languageLinks(page: {
  readonly languages: readonly Language[];
  readonly locale: string;
  /** Without locale prefix. */
  readonly path: string;
}): LanguageLink[] {
  if (page.languages.length < 2) return [];
  return page.languages.map((language) => ({
    locale: language.locale,
    name: language.selftitle,
    shortName: language.short_title,
    href: localePath(page.path, language),
    current: language.locale === page.locale,
  }));
}

/** Address of `path` in a language: the default one has no prefix (specification 2). */
function localePath(path: string, language: Language): string {
  return language.is_default ? path : `/${language.locale}${path === '/' ? '' : path}`;
}

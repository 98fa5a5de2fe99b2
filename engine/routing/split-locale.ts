import type { Language } from '#schemas/language.ts';

/** A path taken apart: which language it is in, and where it leads there. */
export interface LocalePath {
  readonly locale: string;
  /** Without locale prefix; `/` at least. */
  readonly path: string;
  /** Where the same page really is, when the prefix was that of the default locale. */
  readonly redirectTo?: string;
}

/** The default language; the first one when none is marked. */
export function defaultLocale(languages: readonly Language[]): string {
  return (languages.find((language) => language.is_default) ?? languages[0])?.locale ?? 'pl';
}

/**
 * Reads the locale from the front of a path: the default one has no prefix, others have theirs (specification 2).
 * `/pl/about` with default pl leads to `/about`, so that no page has two addresses.
 */
export function splitLocale(path: string, languages: readonly Language[]): LocalePath {
  const fallback = defaultLocale(languages);
  const [, prefix = '', rest] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const language = languages.find(({ locale }) => locale === prefix);
  if (!language) return { locale: fallback, path };
  const inner = rest === undefined || rest === '/' ? '/' : rest;
  if (language.locale === fallback)
    return { locale: fallback, path: inner, redirectTo: inner.replace(/^\/+/, '/') };
  return { locale: language.locale, path: inner };
}

import type { Language } from '#schemas/language.ts';

export interface LocalePath {
  readonly locale: string;
  /** Path without locale prefix; starts with one slash. */
  readonly path: string;
  /** Set when the default language was spelled out: answer 301 to this path. */
  readonly redirectTo?: string;
}

/** The language without a prefix. @throws Error when there is no language: our bug, the caller has a default */
export function defaultLanguage(languages: readonly Language[]): Language {
  const language = languages.find(({ is_default }) => is_default) ?? languages[0];
  if (!language) throw new Error('A site needs at least one language.');
  return language;
}

/**
 * Takes the locale prefix off a path (specification 2: no prefix for the default locale). `/en/about` is English,
 * `/pl/about` moves to `/about` where pl is the default, an unknown prefix is a normal path.
 */
export function splitLocale(path: string, languages: readonly Language[]): LocalePath {
  const home = defaultLanguage(languages).locale;
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const language = languages.find(({ locale }) => locale === prefix);
  if (!language) return { locale: home, path };
  // `/pl//other.example` must not become `//other.example`, which browsers read as another host ([sec 21]).
  const inner = `/${rest.replace(/^(?:[/\\]|%2f|%5c)+/i, '')}`;
  return prefix === home ? { locale: home, path: inner, redirectTo: inner } : { locale: prefix, path: inner };
}

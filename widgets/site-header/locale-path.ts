import type { Language } from '#schemas/language.ts';

/** Address of `path` in a language: the default one has no prefix (specification 2). */
export function localePath(path: string, language: Pick<Language, 'locale' | 'is_default'>): string {
  return language.is_default ? path : `/${language.locale}${path === '/' ? '' : path}`;
}

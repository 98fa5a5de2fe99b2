import type { Language } from '#schemas/language.ts';
import { defaultLocale } from './split-locale.ts';

/**
 * `link` as it is written in pages of `locale`: a path of this site gets the prefix of a locale that is not the default.
 * Other addresses, anchors and paths that carry a prefix already stay as they are.
 */
export function localeHref(link: string, locale: string, languages: readonly Language[]): string {
  if (!link.startsWith('/') || link.startsWith('//') || locale === defaultLocale(languages)) return link;
  const [, first] = /^\/([^/?#]+)/.exec(link) ?? [];
  if (languages.some((language) => language.locale === first)) return link;
  return `/${locale}${link === '/' ? '' : link.replace(/^\/(?=[?#])/, '')}`;
}

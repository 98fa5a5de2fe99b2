import type { Language } from '#schemas/language.ts';
import { outsideScreens } from '#schemas/system-names.ts';
import { defaultLanguage } from './split-locale.ts';

/** A file beside the start page, e.g. `/robots.txt`. Deeper names with a dot may be values of a screen's address. */
const rootFile = /^\/[^/]+\.[a-z0-9]{2,5}$/i;

/**
 * The address of `link` in a language: `/about?x=1#top` -> `/en/about?x=1#top`. Links to other hosts, to files, to a
 * place on the page and links that carry a locale already stay as they are.
 */
export function localeHref(link: string, locale: string, languages: readonly Language[]): string {
  if (!link.startsWith('/') || /^\/[/\\]/.test(link)) return link;
  if (languages.length === 0 || locale === defaultLanguage(languages).locale) return link;
  const path = link.replace(/[?#].*$/s, '');
  const first = path.split('/')[1] ?? '';
  if (outsideScreens.has(first) || languages.some((language) => language.locale === first)) return link;
  if (rootFile.test(path)) return link;
  const tail = link.slice(path.length);
  return path === '/' ? `/${locale}${tail}` : `/${locale}${path}${tail}`;
}

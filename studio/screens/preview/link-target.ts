import { fallbackLocale } from '#schemas/constants.ts';

/** Where a link of a previewed page leads: to a page that can be previewed, or to something else. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string; readonly locale: string }
  | { readonly kind: 'outside'; readonly address: string };

/** Files and calls of this site, as everywhere: no pages. */
const noPage = /^\/(v2|assets|media|illustrations|fonts|studio|sandbox\/|_)|\.[a-z0-9]{2,5}$/i;

/**
 * Reads a followed link.
 * @param locales of the site, the one without a prefix first
 */
export function linkTarget(href: string, origin: string, locales: readonly string[]): LinkTarget {
  const url = URL.parse(href);
  if (url?.origin !== origin || noPage.test(url.pathname)) return { kind: 'outside', address: href };
  const [, first = '', ...rest] = url.pathname.split('/');
  const named = locales.slice(1).includes(first);
  const path = named ? `/${rest.join('/')}` : url.pathname;
  return { kind: 'page', path: path + url.search, locale: named ? first : (locales[0] ?? fallbackLocale) };
}

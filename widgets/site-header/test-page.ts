import type { PageInfo } from '#engine/react/page-context.tsx';

/** A page for tests of views: answers from `texts`, adds the locale prefix as the site does for all but Polish. */
export function testPage(
  texts: Readonly<Record<string, string>>,
  overrides: Partial<PageInfo> = {},
): PageInfo {
  const locale = overrides.locale ?? 'pl';
  return {
    locale,
    languages: [],
    path: '/',
    params: {},
    title: 'Strona',
    session: { signedIn: false },
    today: '2026-01-15',
    timeZone: 'Europe/Warsaw',
    t: (key, values = {}) =>
      (Object.hasOwn(texts, key) ? String(texts[key]) : key).replace(/{{(\w+)}}/g, (_match, name: string) =>
        String(values[name] ?? ''),
      ),
    href: (link) =>
      locale === 'pl' || !link.startsWith('/') ? link : `/${locale}${link === '/' ? '' : link}`,
    ...overrides,
  };
}

import { defaultDocument } from '#engine/documents/default-document.ts';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { screenTextKeys } from '#engine/i18n/screen-text-keys.ts';
import { fallbackLocale } from '#schemas/constants.ts';
import type { PageDocument } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';

/** A fixed screen that can have a document of its own. */
export interface FixedScreen {
  readonly alias: string;
  readonly path: string;
  readonly title: string;
}

const screenRoutes = routes.filter((route: Route) => !isCatchAll(route) && route.group !== 'dev');

const titleOf = (alias: string, locale: string): string | undefined =>
  engineTexts[locale]?.[screenTextKeys(alias).title];

/** All of them, in the order of the routes. */
export const fixedScreens = (locale: string): FixedScreen[] =>
  screenRoutes.map((route) => {
    const alias = screenAlias(route);
    return { alias, path: route.path, title: titleOf(alias, locale) ?? alias };
  });

/**
 * The document a screen has without a stored one, as the first draft of its own, with titles in the site's languages: what
 * visitors see stays the same until somebody changes it.
 * @param locales of the site, the main one first
 */
export function screenDocument(
  alias: string,
  [main = fallbackLocale, ...rest]: readonly string[],
): PageDocument | null {
  const route = screenRoutes.find((one) => screenAlias(one) === alias);
  if (!route) return null;
  const others = rest.flatMap((locale) => {
    const title = titleOf(alias, locale);
    return title === undefined ? [] : [[locale, { title }] as const];
  });
  return {
    ...defaultDocument(route),
    title: titleOf(alias, main) ?? titleOf(alias, 'en') ?? alias,
    ...(others.length > 0 && { locales: Object.fromEntries(others) }),
  };
}

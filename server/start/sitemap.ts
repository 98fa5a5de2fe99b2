import { isCatchAll, screenAlias } from '#engine/routing/screen-alias.ts';
import type { PageDocument } from '#schemas/page.ts';
import { type Route, routes } from '#schemas/routes.ts';

/** Groups whose screens search engines may list. */
const publicGroups: readonly Route['group'][] = ['home', 'content', 'shop'];

/** Addresses of the fixed screens that are documents of their own, by alias. */
const fixedPaths: ReadonlyMap<string, string> = new Map(
  routes
    .filter(
      (route: Route) => publicGroups.includes(route.group) && !isCatchAll(route) && !route.path.includes('{'),
    )
    .map((route) => [screenAlias(route), route.path]),
);
const privateAliases: ReadonlySet<string> = new Set(
  routes
    .filter((route) => !isCatchAll(route))
    .map(screenAlias)
    .filter((alias) => !fixedPaths.has(alias)),
);

/** Paths of the live pages that everybody may read and find. */
export function sitemapPaths(pages: readonly PageDocument[]): string[] {
  return pages
    .filter(
      ({ alias, access, noindex }) =>
        access !== 'customer' &&
        noindex !== true &&
        !privateAliases.has(alias) &&
        !alias.startsWith('layout-'),
    )
    .map(({ alias }) => fixedPaths.get(alias) ?? `/${alias}`)
    .toSorted();
}

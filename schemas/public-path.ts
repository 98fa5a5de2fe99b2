import type { PageDocument } from './page.ts';
import { type Route, routes } from './routes.ts';
import { isCatchAll, screenAlias } from './screen-alias.ts';
import { systemNames } from './system-names.ts';

/** Groups whose screens anybody may find. */
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

/**
 * The one path, without locale prefix, at which everybody may read and find a page; null for a page that is for customers
 * only, hidden from searches, part of others (`layout-…`), shown for an error (`error-…`), at an address where the server answers itself, or at
 * no fixed one.
 */
export function publicPath({ alias, access, noindex }: PageDocument): string | null {
  if (access === 'customer' || noindex === true) return null;
  if (privateAliases.has(alias) || systemNames.has(alias) || /^(layout|error)-/.test(alias)) return null;
  return fixedPaths.get(alias) ?? `/${alias}`;
}

import { LayoutName } from './page.ts';
import { type Route, routes } from './routes.ts';

/** Whether this is the route of custom pages, which has no screen of its own. */
export const isCatchAll = (route: Pick<Route, 'path'>): boolean => route.path === '/{alias}';

/**
 * Alias of a fixed screen's page document, by which the content system may override it: `/` -> `home`,
 * `/active-contract/main-card` -> `active-contract-main-card`, `/signin/{form?}` -> `signin`, `/posts/{alias}` ->
 * `posts-item`. A required value at the end becomes `item`, all other values are dropped.
 */
export function screenAlias(route: Pick<Route, 'path'>): string {
  if (route.path === '/') return 'home';
  const words = route.path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  if (/\{\w+\}$/.test(route.path)) words.push('item');
  return words.join('-');
}

/** Alias of the page document that overrides the header and footer of a layout. */
export const layoutAlias = (layout: LayoutName): string => `layout-${layout}`;

/** Documents with a place of their own: the catch-all must not serve them at a second address. */
export const reservedAliases: ReadonlySet<string> = new Set([
  ...routes.filter((route) => !isCatchAll(route)).map(screenAlias),
  ...LayoutName.anyOf.map(({ const: layout }) => layoutAlias(layout)),
]);

import { type Route, routes } from '#schemas/routes.ts';

/** The one route whose documents editors name freely. */
const catchAllPath = '/{alias}';

export const isCatchAll = (route: Route): boolean => route.path === catchAllPath;

/**
 * Alias of the page document of a fixed screen: `/` is `home`, `/active-contract/main-card` is
 * `active-contract-main-card`, `/category/{id}` is `category-item`. An optional last value does not make another screen.
 */
export function screenAlias(route: Route): string {
  if (route.path === '/') return 'home';
  return route.path
    .slice(1)
    .split('/')
    .filter((segment) => !segment.endsWith('?}'))
    .map((segment) => (segment.startsWith('{') ? 'item' : segment))
    .join('-');
}

/** Aliases that belong to fixed screens and layouts. The catch-all never serves them: each screen has one address. */
export const reservedAliases: ReadonlySet<string> = new Set([
  ...routes.filter((route) => !isCatchAll(route)).map(screenAlias),
  'layout-default',
]);

import { routes } from '#schemas/routes.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';

/** What stands around the pages, and what is filled by an entry, has no address of its own. */
const hasAddress = (alias: string): boolean =>
  !reservedAliases.has(alias) || alias === 'home' || routes.some(({ path }) => path === `/${alias}`);

/** Addresses of every page of the shop's demo content. */
export const demoPages: readonly string[] = shopSite.entries
  .filter(({ kind, key }) => kind === 'page' && hasAddress(key))
  .map(({ key }) => (key === 'home' ? '/' : `/${key}`));

/** Fixed screens that show something of their own. */
export const fixedScreens = [
  '/signin',
  '/signin/signature',
  '/signup',
  '/personal-data',
  '/password-restore',
  '/dashboard',
  '/dev-examples/form-constructor-example',
  '/posts',
  '/posts/co-mowi-rrso',
  '/dev-examples/popup-example',
  '/dev-examples/custom-entity-example',
];

import { shopSite } from '#server/platform/content/sites/index.ts';

/** Addresses of every page of the shop's demo content. */
export const demoPages: readonly string[] = shopSite.entries
  // What stands around the pages is none of them.
  .filter(({ kind, key }) => kind === 'page' && !key.startsWith('layout-'))
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

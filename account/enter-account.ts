import { safeNext } from '#engine/routing/safe-next.ts';

/**
 * Leaves for the site as the customer who has just signed in: a full load, so that nothing of the anonymous page stays.
 * The gate moves a first load to the screen of the application's status; `?next=` of the address may name another page.
 * @param home address of the home page in the page's language
 */
export function enterAccount(home: string): void {
  location.assign(safeNext(new URLSearchParams(location.search).get('next')) ?? home);
}

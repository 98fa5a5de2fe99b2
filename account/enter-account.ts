import { forgetCustomer } from '#engine/react/customer-storage.ts';
import { safeNext } from './safe-next.ts';

/**
 * Leaves for the site as the customer who has just signed in: a full load, so that nothing of the anonymous page stays. What
 * was typed before may be somebody else's, and goes ([sec 4]).
 * The gate moves a first load to the screen of the application's status; `?next=` of the address may name another page.
 * @param home address of the home page in the page's language
 */
export function enterAccount(home: string): void {
  forgetCustomer();
  location.assign(safeNext(new URLSearchParams(location.search).get('next')) ?? home);
}

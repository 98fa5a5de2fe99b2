import { forgetCustomer } from '#engine/react/customer-storage.ts';
import { unmarkSignedOut } from '#engine/react/signed-out-mark.ts';
import { ownAddress } from '#schemas/own-address.ts';
import { signInParameters } from '#schemas/sign-in-address.ts';
import { forgetButCarried } from './carried-work.ts';

/**
 * Leaves for the site as the customer who has just signed in: a full load, so that nothing of the anonymous page stays. What
 * was typed before may be somebody else's, and goes ([sec 4]), but for what the page that led here let them take along. `?next=` of the address may name a page; where the gate does
 * not let the customer in, it moves on to the screen of the application's status.
 * @param home address of the home page in the page's language
 */
export function enterAccount(home: string): void {
  const next = ownAddress(new URLSearchParams(location.search).get(signInParameters.next));
  forgetButCarried(next, forgetCustomer);
  unmarkSignedOut();
  location.assign(next ?? home);
}

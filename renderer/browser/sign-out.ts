import { forgetCustomer } from '#engine/react/customer-storage.ts';
import { leaveDevice, personHeaders } from '#engine/react/page-person.ts';
import { markSignedOut } from '#engine/react/signed-out-mark.ts';

/**
 * Ends the session on the server and in this browser, and opens the home page anew ([sec 4]): with it goes everything the
 * running page holds of the customer.
 *
 * `data-sign-out="everywhere"` ends the account's other sessions, too. When nothing can be sent, the element marked
 * `data-sign-out-failed` is shown; it says so in the page's language.
 */
export async function signOut(control: Element): Promise<void> {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  const everywhere = control.getAttribute('data-sign-out') === 'everywhere';
  const notice = document.querySelector<HTMLElement>('[data-sign-out-failed]');
  if (notice) notice.hidden = true;
  try {
    const response = await fetch('/_session/logout', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika', ...personHeaders() },
      body: JSON.stringify({ everywhere }),
    });
    // 409: somebody else is signed in now, and stays so; the page they get says who.
    if (response.status === 409) return location.assign(home());
    // 502: this browser is signed out all the same, only the other sessions could not be reached.
    if (!response.ok && response.status !== 502)
      throw new Error(`Signing out was answered ${response.status}.`);
    forgetCustomer();
    leaveDevice();
    markSignedOut();
    location.assign(home());
  } catch {
    control.removeAttribute('aria-busy');
    if (notice) notice.hidden = false;
  }
}

/** Home in the language of the page, whose prefix the address carries where it has one. */
function home(): string {
  const { lang } = document.documentElement;
  return location.pathname.split('/')[1] === lang ? `/${lang}` : '/';
}

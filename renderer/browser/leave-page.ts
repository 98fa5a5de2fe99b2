import { forgetTab } from '#engine/react/customer-storage.ts';

/**
 * Leaves a page that is not of who is signed in now: what this tab keeps of its person goes, and its address is opened anew. Not by a
 * reload: browsers fill the forms of a reloaded page with what was typed on it.
 */
export function leavePage(): void {
  forgetTab();
  // Without the fragment, which alone would be followed inside of the page.
  location.replace(location.pathname + location.search);
}

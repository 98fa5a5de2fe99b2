/** Keys of the browser's storages under which forms keep drafts: `mozaika:draft:<form>`. */
export const draftPrefix = 'mozaika:draft:';

/** Storages a browser may refuse to hand out (a strict privacy setting throws on the mere mention). */
const storages: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/**
 * Takes what this device kept of a customer out of the browser's storages ([sec 4]). Consent, marketing attribution and
 * the cart belong to the device and stay, which is why the server does not clear everything with a header.
 */
export function forgetCustomer(): void {
  for (const open of storages)
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
    } catch {
      // Nothing can be kept where nothing may be stored.
    }
}

/** The order of a payment that was begun on this device (specification 4: the payment state persists). */
const key = 'mozaika:payment';
/** What an id of an order may look like; anything else was not written by us. */
const idPattern = /^[\w-]{1,60}$/;

/** Keeps the order's id, so that a tab that is closed can ask for it later. The id alone tells nobody anything. */
export function rememberOrder(orderId: string): void {
  try {
    localStorage.setItem(key, orderId);
  } catch {
    // Without a storage the newest order is asked for instead.
  }
}

/** The order begun last on this device; null when there is none. */
export function rememberedOrder(): string | null {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && idPattern.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Its end is known: nothing is asked any more. */
export function forgetOrder(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What was not kept need not be forgotten.
  }
}

import { customerStorage } from '#engine/react/customer-storage.ts';

/** The order of a payment that was begun on this device (specification 4: the payment state persists). */
const key = 'payment';
/** What an id of an order may look like; anything else was not written by us. */
const idPattern = /^[\w-]{1,60}$/;

/** Keeps the order's id, so that a tab that is closed can ask for it later. The id alone tells nobody anything. */
export const rememberOrder = (orderId: string): void => customerStorage('device').setItem(key, orderId);

/** The order begun last on this device; null when there is none. */
export function rememberedOrder(): string | null {
  const kept = customerStorage('device').getItem(key);
  return kept !== null && idPattern.test(kept) ? kept : null;
}

/** Its end is known: nothing is asked any more. */
export const forgetOrder = (): void => customerStorage('device').removeItem(key);

import type { CustomerStorage } from '#engine/react/customer-storage.ts';
import type { Checkout } from '#schemas/order.ts';
import { createSendKeys } from '#ui/forms/send-key.ts';

/** An order that was sent and not answered yet: body and key of one intention ([sec 33]). */
export interface Attempt {
  readonly key: string;
  readonly body: Checkout;
}

/** Name under which the tab keeps it, so that a reload in the middle can ask again what became of it. */
const name = 'checkout-attempt';

/** The attempt nobody knows the end of; null where there is none. */
export function keptAttempt(storage: Pick<CustomerStorage, 'getItem'>): Attempt | null {
  try {
    const { key, body } = { ...(JSON.parse(storage.getItem(name) ?? 'null') as Partial<Attempt> | null) };
    return typeof key === 'string' && Array.isArray(body?.goods) ? { key, body } : null;
  } catch {
    return null;
  }
}

/**
 * Begins an attempt, and keeps it before anything is sent. One with the very same body goes on under its key.
 * @returns null while nobody knows the end of another one: both might be ordered
 */
export function beginAttempt(storage: CustomerStorage, body: Checkout): Attempt | null {
  const kept = keptAttempt(storage);
  if (kept) return JSON.stringify(kept.body) === JSON.stringify(body) ? kept : null;
  const attempt = { key: createSendKeys()({ ...body }), body };
  storage.setItem(name, JSON.stringify(attempt));
  return attempt;
}

/** It was answered: an order was made, or surely none. */
export const endAttempt = (storage: Pick<CustomerStorage, 'removeItem'>): void => storage.removeItem(name);

import { customerStorage } from '#engine/react/customer-storage.ts';

/** The order this tab is about. */
const key = 'shop-order';
const tokenPattern = /^[\w-]{20,100}$/;

/**
 * Keeps what opens an order until the tab is closed: call it before the browser leaves for the gateway, whose way back names
 * the number alone. Nothing else about the order is kept.
 */
export const rememberOrderToken = (number: string, token: string): void =>
  customerStorage('tab').setItem(key, `${number} ${token}`);

/** What opens the order with this number, where this tab knows it. */
export function rememberedOrderToken(number: string): string | null {
  const [kept, token, ...more] = (customerStorage('tab').getItem(key) ?? '').split(' ');
  if (kept !== number || token === undefined || more.length > 0) return null;
  return tokenPattern.test(token) ? token : null;
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Signs that nobody mistakes for another when a number is read out: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for people, e.g. `K7RM-2X9D`; it tells nothing of how many orders there are, and opens nothing. */
export function newOrderNumber(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${four()}-${four()}`;
}

/** What opens an order to whoever has it: 192 bits that follow from its id, so that none is stored. */
export const tokenOf = (secret: Uint8Array, orderId: string): string =>
  createHmac('sha256', secret).update(`order.${orderId}`).digest().subarray(0, 24).toString('base64url');

/** Whether a token opens an order, in the same time whatever is wrong with it. */
export function opens(secret: Uint8Array, orderId: string, given: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(digest(given), digest(tokenOf(secret, orderId)));
}

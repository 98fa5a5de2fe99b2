import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs that nobody mistakes for another when a number is read out: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What an order is called. */
export interface OrderIdentity {
  readonly id: string;
  /** For people, e.g. `K7RM-2X9D`; it tells nothing of how many orders there are, and opens nothing. */
  readonly number: string;
}

/**
 * What the order of an intention is called. It follows from the intention and the secret: each try of it asks the gateway for the same
 * payment, and nobody else can know it.
 */
export function identityOf(secret: Uint8Array, intention: string): OrderIdentity {
  const digest = createHmac('sha256', secret).update(`intention.${intention}`).digest();
  const hex = digest.toString('hex', 0, 16);
  // A UUID of version 8, whose other bits are one's own (RFC 9562).
  const variant = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(18, 20)}`,
    hex.slice(20),
  ].join('-');
  const letters = Array.from(digest.subarray(16, 24), (byte) => signs[byte % signs.length]).join('');
  return { id, number: `${letters.slice(0, 4)}-${letters.slice(4)}` };
}

/** What opens an order to whoever has it: 192 bits that follow from its id, so that none is stored. */
export const tokenOf = (secret: Uint8Array, orderId: string): string =>
  createHmac('sha256', secret).update(`order.${orderId}`).digest().subarray(0, 24).toString('base64url');

/** Whether a token opens an order, in the same time whatever is wrong with it. */
export function opens(secret: Uint8Array, orderId: string, given: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(digest(given), digest(tokenOf(secret, orderId)));
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** An order as the shop gives it to the gateway. */
export interface GatewayOrder {
  readonly id: string;
  /** Whole minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** What the payment is for, as it stands on the page. */
  readonly title: string;
  /** Where the customer goes afterwards. */
  readonly returnUrl: string;
  /** Bank chosen in the shop, by name. */
  readonly bank: string | null;
  /** Way to pay chosen in the shop; addresses of older orders have none. */
  readonly method?: 'blik' | 'transfer' | null;
}

const signatureOf = (key: Uint8Array, payload: string): Buffer =>
  createHmac('sha256', key).update(`order.${payload}`).digest();

/** An order as a part of an address: the sandbox gateway keeps nothing, so an address works after a restart, too. */
export function writeOrder(key: Uint8Array, order: GatewayOrder): string {
  const payload = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${payload}.${signatureOf(key, payload).toString('base64url')}`;
}

/** Reads what {@link writeOrder} wrote. @returns null for what nobody signed: an address made up must not redirect anywhere */
export function readOrder(key: Uint8Array, written: string): GatewayOrder | null {
  const [payload = '', signature = ''] = written.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as GatewayOrder;
}

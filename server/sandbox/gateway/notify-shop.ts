import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { GatewayOrder } from './signed-order.ts';

/** Posts a notification to the shop's public address. @returns the HTTP status of its answer */
export type PostToShop = (notification: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<number>;

/** What a customer of the sandbox can let happen at the gateway. */
export const outcomes = ['success', 'failure', 'pending', 'late', 'twice', 'forged'] as const;
export type PayOutcome = (typeof outcomes)[number];
/** What the shop is told of: an outcome, or that the customer went back without paying. */
export type PayEnd = PayOutcome | 'cancelled';

export interface NotifyParts {
  readonly key: Uint8Array;
  readonly post: PostToShop;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Lets work happen later; the real one waits {@link lateMs}. */
  readonly later: (work: () => Promise<unknown>) => void;
}

/** How long a late payment takes, in milliseconds. */
export const lateMs = 20_000;

/** A notification, signed as docs/payments.md says. */
export function writeNotification(
  order: GatewayOrder,
  state: 'succeeded' | 'failed' | 'cancelled' | 'pending',
  { key, now }: Pick<NotifyParts, 'key' | 'now'>,
): Parameters<PostToShop>[0] {
  const at = now();
  const body = JSON.stringify({
    id: randomUUID(),
    order_id: order.id,
    state,
    amount_minor: order.amountMinor,
    currency: order.currency,
    reference: `PD-${order.id.slice(0, 8).toUpperCase()}`,
    at: new Date(at).toISOString(),
  });
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-gateway-timestamp': timestamp,
      'x-gateway-signature': `v1=${signature}`,
    },
  };
}

/**
 * Tells the shop what became of an order.
 * @returns the status the shop answered; null where nothing was sent yet
 */
export async function notifyShop(
  order: GatewayOrder,
  outcome: PayEnd,
  parts: NotifyParts,
): Promise<number | null> {
  const { post, now, later } = parts;
  switch (outcome) {
    case 'success':
      return post(writeNotification(order, 'succeeded', parts));
    case 'failure':
      return post(writeNotification(order, 'failed', parts));
    case 'cancelled':
      return post(writeNotification(order, 'cancelled', parts));
    case 'pending':
      return post(writeNotification(order, 'pending', parts));
    case 'twice': {
      const same = writeNotification(order, 'succeeded', parts);
      const [first, second] = await Promise.all([post(same), post(same)]);
      return Math.max(first, second);
    }
    case 'forged':
      return post(writeNotification(order, 'succeeded', { key: randomBytes(32), now }));
    case 'late':
      later(() => post(writeNotification(order, 'succeeded', parts)));
      return null;
  }
}

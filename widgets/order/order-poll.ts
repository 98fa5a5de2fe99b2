import type { Order } from '#schemas/order.ts';

/** Milliseconds before each question about a payment: soon at first, ever slower, at last every half minute. */
const paymentPause = (asked: number): number => Math.min(30_000, Math.round(2000 * 1.3 ** asked));
const decisionPauseMs = 60_000;

/**
 * When an order is asked for again; false where nothing will change while somebody waits for it. After a failed first question
 * nobody knows what it waits for: the person asks again.
 * @param asked questions so far
 */
export function pauseOfOrder(order: Pick<Order, 'status'> | undefined, asked: number): number | false {
  if (order?.status === 'awaiting-payment') return paymentPause(asked);
  return order?.status === 'awaiting-decision' && decisionPauseMs;
}

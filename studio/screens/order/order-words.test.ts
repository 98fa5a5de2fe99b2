import { describe, expect, test } from 'vitest';
import { orderPayments, orderStatuses } from '#schemas/order.ts';
import { orderActs, type StaffOrder } from '#schemas/studio/orders.ts';
import { texts as listTexts } from '../orders/texts.ts';
import { meaningOf } from './act-words.ts';
import { texts } from './texts.ts';

type Seen = Pick<StaffOrder, 'status' | 'payment' | 'paid_minor'>;
const orders: readonly Seen[] = orderStatuses.flatMap((status) =>
  orderPayments.flatMap((payment) => [0, 1000].map((paid_minor) => ({ status, payment, paid_minor }))),
);

describe('what the screen of an order says', () => {
  test('[issue 17] everything it can say has words in both languages', () => {
    const keys = [
      ...orderStatuses.flatMap((status) => [`orders.status-${status}`, `order.event-${status}`]),
      ...orderPayments.flatMap((payment) => [
        `orders.payment-${payment}`,
        `order.paid-by-${payment}`,
        `order.refund-owed-${payment}`,
      ]),
      ...orderActs.flatMap((act) => [`order.act-${act}`, `order.act-${act}-title`, `order.act-${act}-done`]),
      ...orderActs.flatMap((act) => orders.flatMap((order) => meaningOf(act, order))),
    ];
    for (const locale of ['pl', 'en'] as const) {
      const known = { ...listTexts[locale], ...texts[locale] };
      expect(keys.filter((key) => !Object.hasOwn(known, key))).toEqual([]);
    }
    expect(Object.keys(texts.en)).toEqual(Object.keys(texts.pl));
    expect(Object.keys(listTexts.en)).toEqual(Object.keys(listTexts.pl));
  });

  test('[truth] where money goes back it is said who sends it, and only then', () => {
    for (const order of orders) {
      const means = meaningOf('cancelled', order);
      expect(means.includes(`order.money-back-${order.payment}`)).toBe(order.paid_minor > 0);
      expect(meaningOf('refunded', order).includes('order.money-sent')).toBe(order.payment === 'loan');
      expect(meaningOf('refunded', order).includes('order.pieces-back')).toBe(order.status === 'withdrawn');
    }
  });
});

import { expect, test } from 'vitest';
import { orderStatuses } from '#schemas/order.ts';
import { pauseOfOrder } from './order-poll.ts';

test('[issue 17] a payment is asked for soon, then ever slower; what has ended is asked for no more', () => {
  const pauses = [0, 1, 2, 5, 10, 11, 1000].map((asked) =>
    pauseOfOrder({ status: 'awaiting-payment' }, asked),
  );
  expect(pauses).toEqual([2000, 2600, 3380, 7426, 27_572, 30_000, 30_000]);
  const asked = orderStatuses.filter((status) => pauseOfOrder({ status }, 1) !== false);
  expect(asked).toEqual(['awaiting-payment', 'awaiting-decision']);
  expect(pauseOfOrder(undefined, 3)).toBe(false);
});

import { expect, test } from 'vitest';
import { pauseBefore } from './payment-poll.ts';

test('[issue 5] a payment is asked for after 2 seconds, then ever slower, every 5 seconds at last', () => {
  expect([0, 1, 2, 6, 7, 100].map(pauseBefore)).toEqual([2000, 2500, 3000, 5000, 5000, 5000]);
});

import { expect, test } from 'vitest';
import { longAfterMs, pauseBefore, waitedMs } from './payment-poll.ts';

test('[issue 5] a payment is asked for after 2 seconds, then ever slower, every 5 seconds at last', () => {
  expect([0, 1, 2, 6, 7, 100].map(pauseBefore)).toEqual([2000, 2500, 3000, 5000, 5000, 5000]);
});

test('[issue 5] the promise of an e-mail comes after a minute of questions', () => {
  expect(waitedMs(0)).toBe(0);
  expect(waitedMs(3)).toBe(7500);
  expect(waitedMs(13)).toBeLessThan(longAfterMs);
  expect(waitedMs(15)).toBeGreaterThan(longAfterMs);
});

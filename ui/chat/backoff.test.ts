import { expect, test } from 'vitest';
import { pauseBefore } from './backoff.ts';

test('[issue 18] pauses double up to half a minute, and chance takes up to a half of each', () => {
  const whole = [0, 1, 2, 3, 6, 7, 1000].map((failed) => pauseBefore(failed, 0));
  expect(whole).toEqual([500, 1000, 2000, 4000, 30_000, 30_000, 30_000]);
  expect(pauseBefore(3, 0.5)).toBe(3000);
  expect(pauseBefore(1000, 0.999)).toBeGreaterThanOrEqual(15_000);
});

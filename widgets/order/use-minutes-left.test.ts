import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesBetween } from './use-minutes-left.ts';

test.each([
  [0, 900_000, 15],
  [1, 900_000, 15],
  [60_000, 900_000, 14],
  [899_999, 900_000, 1],
  [900_000, 900_000, 0],
  [5_000_000, 900_000, 0],
  [0, 3_600_001, null],
])('at %i of %i there are %s minutes left', (now, until, left) => {
  expect(minutesBetween(now, until)).toBe(left);
});

test('property: what is said to be left is never less than there is, and less than a minute more', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), (leftMs) => {
      const minutes = minutesBetween(0, leftMs) ?? 0;
      expect(minutes * 60_000).toBeGreaterThanOrEqual(leftMs);
      expect(minutes * 60_000 - leftMs).toBeLessThan(60_000);
    }),
  );
});

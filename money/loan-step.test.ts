import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountStepMinor, downToStep, isOnStep } from './loan-step.ts';

test('[truth] 18 050 is no amount that can be chosen, 18 100 is', () => {
  expect(isOnStep(1_805_000, 100_000)).toBe(false);
  expect(isOnStep(1_810_000, 100_000)).toBe(true);
  expect(downToStep(1_805_000, 100_000)).toBe(1_800_000);
});

test('[truth] whatever is asked for, the next lower amount of the product can be chosen', () => {
  const minor = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(minor, minor, (asked, least) => {
      const amount = downToStep(asked, least);
      expect(isOnStep(amount, least)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(least);
      if (asked >= least) expect(asked - amount).toBeLessThan(amountStepMinor);
    }),
  );
});

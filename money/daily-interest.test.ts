import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { dailyInterest, toExact, toMinor } from './daily-interest.ts';

const day = (offset: number) => addDays('2025-12-01', offset);

describe('dailyInterest', () => {
  test('[art. 481] a year of delay on 1000 at 10 % is 100', () => {
    const rates = [{ from: '2020-01-01', annualRatePercent: 10 }];
    expect(toMinor(dailyInterest(1000_00, rates, { from: '2025-01-01', to: '2026-01-01' }))).toBe(100_00);
    expect(dailyInterest(1000_00, rates, { from: '2025-01-01', to: '2025-01-01' })).toBe(0n);
  });

  test('[art. 481] each day costs the rate in force on it', () => {
    const rates = [
      { from: '2026-01-11', annualRatePercent: 7.3 },
      { from: '2025-01-01', annualRatePercent: 3.65 },
    ];
    // Ten days (2 to 11 January): nine at a hundredth of a per cent, and the last, on which the new rate begins, at two.
    expect(toMinor(dailyInterest(10_000_00, rates, { from: '2026-01-01', to: '2026-01-11' }))).toBe(11_00);
    expect(dailyInterest(10_000_00, rates, { from: '2024-01-01', to: '2024-12-31' })).toBe(0n);
  });

  test('[spec 9] days add up: nothing is lost where a time is cut', () => {
    const rates = [
      { from: '2025-06-01', annualRatePercent: 9.75 },
      { from: '2026-02-03', annualRatePercent: 11.5 },
    ];
    const offsets = fc.tuple(fc.nat(300), fc.nat(300), fc.nat(300));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), offsets, (amount, [a, b, c]) => {
        const [from, middle, to] = [day(a), day(a + b), day(a + b + c)] as const;
        const parts =
          dailyInterest(amount, rates, { from, to: middle }) +
          dailyInterest(amount, rates, { from: middle, to });
        expect(parts).toBe(dailyInterest(amount, rates, { from, to }));
      }),
    );
  });

  test('minor units survive the way there and back', () => {
    expect(toMinor(toExact(123_45))).toBe(123_45);
  });
});

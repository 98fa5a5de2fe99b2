import { describe, expect, test } from 'vitest';
import {
  maximumInterest,
  maximumLateInterest,
  maximumLateRates,
  referenceRate,
  statutoryLateInterest,
} from './legal-rates.ts';

describe('highest rates of the civil code', () => {
  // As published for 9 October to 5 November 2025: 8, 16, 10 and 20 per cent.
  test('[golden] [art. 359] [art. 481] the rates of October 2025', () => {
    expect(maximumInterest('2025-11-05')).toBe(16);
    expect(statutoryLateInterest('2025-10-09')).toBe(10);
    expect(maximumLateInterest('2025-10-09')).toBe(20);
  });

  test.each([
    ['2022-10-01', 20.5, 24.5],
    ['2023-09-07', 19, 23],
    ['2025-10-08', 16.5, 20.5],
    ['2025-11-06', 15.5, 19.5],
    ['2026-11-21', 15, 19],
  ])('[golden] [art. 359] [art. 481] %s: at most %s %%, for delay %s %%', (day, interest, late) => {
    expect([maximumInterest(day), maximumLateInterest(day)]).toEqual([interest, late]);
  });

  test('a day before the first known rate has none', () => {
    expect(() => referenceRate('2022-09-07')).toThrow(RangeError);
  });

  test('the dated list says the same as the day', () => {
    for (const { from, annualRatePercent } of maximumLateRates())
      expect(maximumLateInterest(from)).toBe(annualRatePercent);
  });
});

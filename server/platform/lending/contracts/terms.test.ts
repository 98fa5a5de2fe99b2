import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateRatesOf } from './late-rates.ts';
import { assertLawful, UnlawfulTerms } from './lawful-terms.ts';
import { demoRange, virtualAccount } from './virtual-account.ts';

const figures = (amount_minor: number, months: number, fee_minor: number, annual_rate_percent = 10) => ({
  currency: 'PLN',
  amount_minor,
  months,
  annual_rate_percent,
  fee_percent: 0,
  fee_minor,
  interest_minor: 0,
  instalment_minor: 0,
  last_instalment_minor: 0,
  total_cost_minor: 0,
  total_payable_minor: 0,
  apr_percent: 0,
});

describe('terms of a contract', () => {
  // 365 days from 10 March 2026 to 10 March 2027: 20 % (money/golden).
  test('[golden] [art. 36a] the fee of a year may be a fifth, and not a grosz more', () => {
    expect(() => assertLawful(figures(5000_00, 12, 1000_00), '2026-03-10')).not.toThrow();
    expect(() => assertLawful(figures(5000_00, 12, 1000_01), '2026-03-10')).toThrow(UnlawfulTerms);
    expect(() => assertLawful(figures(10_000_00, 60, 4500_00), '2026-03-10')).not.toThrow();
    expect(() => assertLawful(figures(10_000_00, 60, 4500_01), '2026-03-10')).toThrow(UnlawfulTerms);
  });

  test('[art. 359] the rate is held against the highest of its day', () => {
    expect(() => assertLawful(figures(5000_00, 12, 0, 16), '2025-11-05')).not.toThrow();
    expect(() => assertLawful(figures(5000_00, 12, 0, 16), '2025-11-06')).toThrow(UnlawfulTerms);
  });

  test('[art. 481] interest for delay is the configured one, and never above the highest of its day', () => {
    const rates = lateRatesOf([
      { from: '2026-01-01', annual_rate_percent: 20 },
      { from: '2026-06-01', annual_rate_percent: 9.5 },
    ]);
    expect(rates.filter(({ from }) => from >= '2026-01-01')).toEqual([
      { from: '2026-01-01', annualRatePercent: 19 },
      { from: '2026-06-01', annualRatePercent: 9.5 },
    ]);
    expect(rates.every(({ from, annualRatePercent }) => annualRatePercent <= 20 || from < '2025-10-09')).toBe(
      true,
    );
  });

  test('[issue 5] every contract has a valid Polish account of its own', () => {
    const digits = (iban: string) => BigInt(`${iban.slice(4)}2521${iban.slice(2, 4)}`);
    const weights = [3, 9, 7, 1, 3, 9, 7, 1];
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2099 }),
        fc.integer({ min: 1, max: 999_999 }),
        (year, number) => {
          const iban = virtualAccount(`U/${year}/${String(number).padStart(6, '0')}`, demoRange);
          expect(iban).toMatch(/^PL\d{26}$/);
          expect(digits(iban) % 97n).toBe(1n);
          const sort = [...iban.slice(4, 12)].reduce(
            (sum, digit, i) => sum + Number(digit) * (weights[i] ?? 0),
            0,
          );
          expect(sort % 10).toBe(0);
          expect(iban.endsWith(`${year}${String(number).padStart(8, '0')}`)).toBe(true);
        },
      ),
    );
    expect(() => virtualAccount('W-1', demoRange)).toThrow(RangeError);
  });
});

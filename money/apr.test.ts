import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annualPercentageRate, type Flow, NoAprError } from './apr.ts';
import golden from './golden/apr-vectors.json' with { type: 'json' };

const flows = (pairs: readonly number[][]): Flow[] =>
  pairs.map(([years, amount]) => {
    if (years === undefined || amount === undefined) throw new Error('A flow is a pair.');
    return [years, amount];
  });

const monthly = (count: number, amount: number): Flow[] =>
  Array.from({ length: count }, (_, index) => [(index + 1) / 12, amount]);

describe('annualPercentageRate', () => {
  test.each(golden.apr)('[golden] $id: $source', ({ advances, payments, aprPercent, tolerancePp }) => {
    const apr = annualPercentageRate(flows(advances), flows(payments));
    expect(Math.abs(apr - aprPercent)).toBeLessThanOrEqual(tolerancePp);
  });

  test('[2008/48 annex I] without a fee it is the effective rate', () => {
    expect(annualPercentageRate([[0, 100]], [[1, 112]])).toBeCloseTo(12, 9);
    expect(annualPercentageRate([[0, 100]], [[1 / 12, 101]])).toBeCloseTo((1.01 ** 12 - 1) * 100, 9);
  });

  test('[2008/48 annex I] paying back what was lent is 0, paying back less is below 0', () => {
    expect(annualPercentageRate([[0, 100]], monthly(4, 25))).toBe(0);
    expect(annualPercentageRate([[0, 100]], [[1, 90]])).toBeCloseTo(-10, 9);
  });

  test('[2008/48 annex I] finds a payday rate of over two million percent', () => {
    const apr = annualPercentageRate([[0, 150]], [[9 / 365.25, 191.99]]);
    expect(apr / 2_238_723.9).toBeCloseTo(1, 6);
  });

  test('says so when there is no rate', () => {
    expect(() => annualPercentageRate([[0, 100]], [[0, 110]])).toThrow(NoAprError);
  });

  test('[2008/48 annex I] the found rate levels both sides', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 20, max: 100 }),
        (paid, percentLent) => {
          const lent = (paid.reduce((sum, amount) => sum + amount, 0) * percentLent) / 100;
          const payments = paid.map((amount, index): Flow => [(index + 1) / 12, amount]);
          const factor = 1 + annualPercentageRate([[0, lent]], payments) / 100;
          const worth = payments.reduce((sum, [years, amount]) => sum + amount * factor ** -years, 0);
          expect(worth / lent).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  test('[2008/48 annex I] grows with what is paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 100, max: 100_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (months, instalment, more) => {
          const apr = (amount: number) =>
            annualPercentageRate([[0, instalment * months]], monthly(months, amount));
          expect(apr(instalment + more)).toBeGreaterThan(apr(instalment));
        },
      ),
    );
  });
});

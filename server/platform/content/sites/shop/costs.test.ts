import { describe, expect, test } from 'vitest';
import { type CostExample, costExamples, pricing, representative } from './costs.ts';

/** The schedule reckoned month by month, apart from the engine's own money module. */
function instalments({ amount, months }: CostExample): { rows: number[]; interest: number; fee: number } {
  const rate = pricing.nominalRatePercent / 1200;
  const annuity = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
  const fee = Math.round((amount * pricing.commissionPercent) / 100);
  const feePart = Math.floor(fee / months);
  let balance = amount;
  let interest = 0;
  const rows = Array.from({ length: months }, (_, index) => {
    const last = index === months - 1;
    const due = Math.round(balance * rate);
    const principal = last ? balance : annuity - due;
    balance -= principal;
    interest += due;
    return principal + due + (last ? fee - feePart * (months - 1) : feePart);
  });
  return { rows, interest, fee };
}

/** Worth on the day of the payout of all instalments, at a yearly rate in percent. */
const presentValue = (rows: readonly number[], ratePercent: number) =>
  rows.reduce((sum, row, index) => sum + row / (1 + ratePercent / 100) ** ((index + 1) / 12), 0);

describe.each(costExamples.map((example) => [example.amount / 100, example] as const))(
  '[law] the example of %i zł',
  (_amount, example) => {
    const { rows, interest, fee } = instalments(example);

    test('sums to the grosz', () => {
      expect(rows.at(0)).toBe(example.instalment);
      expect(rows.at(-1)).toBe(example.lastInstalment);
      expect({ interest, fee }).toEqual({ interest: example.interest, fee: example.commission });
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(example.total);
      expect(example.amount + example.interest + example.commission).toBe(example.total);
    });

    test('has the RRSO at which payout and instalments are worth the same', () => {
      expect(presentValue(rows, example.rrsoPercent - 0.005)).toBeGreaterThan(example.amount);
      expect(presentValue(rows, example.rrsoPercent + 0.005)).toBeLessThan(example.amount);
    });

    test('stays under the cap on non-interest costs, 10 % and 10 % a year, at most 45 %', () => {
      expect(example.commission).toBeLessThanOrEqual(
        example.amount * Math.min(0.45, 0.1 + (0.1 * example.months) / 12),
      );
    });
  },
);

test('[law] the representative example is one of those the table shows', () => {
  expect(costExamples).toContain(representative);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annuityInstalment } from './annuity.ts';
import { annualPercentageRate } from './apr.ts';
import { nonInterestCostCap } from './cost-cap.ts';
import golden from './golden/apr-vectors.json' with { type: 'json' };
import { planLoan } from './plan-loan.ts';

const minor = (amount: number) => Math.round(amount * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('annuityInstalment', () => {
  test.each(golden.annuity)(
    '[golden] $principal at $nominalPercent % over $months',
    ({ principal, nominalPercent, months, payment }) => {
      expect(annuityInstalment(minor(principal), nominalPercent, months)).toBe(minor(payment));
    },
  );

  test('[golden] without interest it is an equal part', () => {
    expect(annuityInstalment(100_00, 0, 3)).toBe(33_33);
  });
});

describe('nonInterestCostCap', () => {
  test.each(golden.mpkk)('[golden] K=$K n=$n', ({ K, n, limit }) => {
    expect(nonInterestCostCap(minor(K), n)).toBe(minor(limit));
  });
});

describe('planLoan', () => {
  test('[golden] 10000 at 12 % over 24 months, row by row', () => {
    const plan = planLoan(
      { annualRatePercent: 12, feePercent: 0 },
      { amountMinor: 10_000_00, months: 24, startDate: '2025-01-31' },
    );
    expect(plan).toMatchObject({
      instalmentMinor: 470_73,
      lastInstalmentMinor: 470_86,
      interestMinor: 1297_65,
      totalPayableMinor: 11_297_65,
      totalCostMinor: 1297_65,
      aprPercent: 12.68,
    });
    expect(plan.schedule[0]).toEqual({
      number: 1,
      dueOn: '2025-02-28',
      instalmentMinor: 470_73,
      principalMinor: 370_73,
      interestMinor: 100_00,
      feeMinor: 0,
      balanceMinor: 9629_27,
    });
    expect(plan.schedule[11]).toMatchObject({
      interestMinor: 57_12,
      principalMinor: 413_61,
      balanceMinor: 5298_22,
    });
    expect(plan.schedule[22]).toMatchObject({
      interestMinor: 9_28,
      principalMinor: 461_45,
      balanceMinor: 466_20,
    });
    const withFeeKept = annualPercentageRate(
      [[0, 9500_00]],
      plan.schedule.map((row) => [row.number / 12, row.instalmentMinor] as const),
    );
    expect(Math.abs(withFeeKept - 18.653466)).toBeLessThan(0.001);
  });

  test('[golden] 100 at 9.4822 % over 6 months splits as published', () => {
    const { schedule } = planLoan(
      { annualRatePercent: 9.4822, feePercent: 0 },
      { amountMinor: 100_00, months: 6, startDate: '2024-01-01' },
    );
    expect(schedule.map((row) => row.interestMinor)).toEqual([79, 66, 53, 40, 27, 13]);
    expect(schedule.map((row) => row.principalMinor)).toEqual([16_34, 16_47, 16_60, 16_73, 16_86, 17_00]);
    expect(schedule.map((row) => row.balanceMinor)).toEqual([83_66, 67_19, 50_59, 33_86, 17_00, 0]);
  });

  const loans = fc.record({
    rate: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
    fee: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    amount: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100_000_000 })),
    months: fc.integer({ min: 1, max: 120 }),
  });

  test('[spec 9] every schedule sums to the grosz and nothing in it is negative', () => {
    fc.assert(
      fc.property(loans, ({ rate, fee, amount, months }) => {
        const plan = planLoan(
          { annualRatePercent: rate, feePercent: fee },
          { amountMinor: amount, months, startDate: '2025-11-30' },
        );
        const { schedule } = plan;
        expect(schedule).toHaveLength(months);
        expect(sum(schedule.map((row) => row.principalMinor))).toBe(amount);
        expect(sum(schedule.map((row) => row.feeMinor))).toBe(plan.feeMinor);
        expect(sum(schedule.map((row) => row.instalmentMinor))).toBe(plan.totalPayableMinor);
        expect(plan.totalPayableMinor).toBe(amount + plan.interestMinor + plan.feeMinor);
        expect(schedule.at(-1)?.balanceMinor).toBe(0);
        for (const row of schedule) {
          expect(row.instalmentMinor).toBe(row.principalMinor + row.interestMinor + row.feeMinor);
          const parts = [row.principalMinor, row.interestMinor, row.feeMinor, row.balanceMinor];
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        }
      }),
    );
  });

  test('[2008/48 annex I] the APR grows with the fee and with the rate', () => {
    fc.assert(
      fc.property(loans, ({ rate, fee, months }) => {
        const apr = (annualRatePercent: number, feePercent: number) =>
          planLoan(
            { annualRatePercent, feePercent },
            { amountMinor: 5000_00, months, startDate: '2025-11-21' },
          ).aprPercent;
        expect(apr(rate, fee + 1)).toBeGreaterThan(apr(rate, fee));
        expect(apr(rate + 1, fee)).toBeGreaterThan(apr(rate, fee));
      }),
    );
  });

  test('[2008/48 annex I] no interest and no fee is an APR of 0', () => {
    expect(
      planLoan(
        { annualRatePercent: 0, feePercent: 0 },
        { amountMinor: 1000_00, months: 7, startDate: '2025-11-21' },
      ).aprPercent,
    ).toBe(0);
  });

  test.each([
    [0, 12],
    [10.5, 12],
    [1000, 0],
    [1000, 1.5],
    [1000, 601],
    [Number.NaN, 12],
  ])('refuses %s minor units over %s months', (amount, months) => {
    expect(() =>
      planLoan(
        { annualRatePercent: 10, feePercent: 5 },
        { amountMinor: amount, months, startDate: '2025-11-21' },
      ),
    ).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCredit, sampleDay } from '#engine/credit/sample-credit.ts';
import { planExample } from './plan-example.ts';

describe('planExample', () => {
  test('[law art. 8] is the example of the terms in force on the day', () => {
    expect(planExample({}, sampleCredit, sampleDay)).toMatchObject({
      ok: true,
      value: { amountMinor: 5000_00, months: 24, aprPercent: 22.47, asOf: '2026-10-01' },
    });
    expect(planExample({}, sampleCredit, '2026-09-30')).toMatchObject({
      value: { amountMinor: 4000_00, annualRatePercent: 14.5 },
    });
  });

  test('[law art. 8] never shows a loan that is not offered', () => {
    const wanted = fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined }),
      months: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(wanted, ({ amount, months }) => {
        const outcome = planExample({ amount, months }, sampleCredit, sampleDay);
        const offered =
          (amount ?? 5000) >= 1000 &&
          (amount ?? 5000) <= 20_000 &&
          (months ?? 24) >= 6 &&
          (months ?? 24) <= 48;
        if (!offered) expect(outcome).toMatchObject({ ok: false, problem: { kind: 'example-outside' } });
        else
          expect(outcome).toMatchObject({
            ok: true,
            value: { amountMinor: (amount ?? 5000) * 100, months: months ?? 24 },
          });
      }),
    );
  });

  test('[spec 3] is nothing without terms, and a named problem with bad ones', () => {
    expect(planExample({}, {}, sampleDay)).toEqual({ ok: true, value: null });
    expect(planExample({}, { terms: 'free' }, sampleDay)).toMatchObject({ problem: { kind: 'malformed' } });
  });
});

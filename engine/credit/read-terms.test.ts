import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nonInterestCostCap } from '#money/cost-cap.ts';
import { percentOf } from '#money/exact.ts';
import type { CreditTerms } from '#schemas/credit-config.ts';
import { costCapProblem, fewestDays } from './cost-cap-check.ts';
import { CreditError, type CreditOutcome, orLeaveOut } from './credit-outcome.ts';
import { termsInForce } from './read-terms.ts';
import { sampleCredit, sampleDay } from './sample-credit.ts';

const [current] = sampleCredit.terms as [CreditTerms];
const withTerms = (changes: Partial<CreditTerms>) => ({ terms: [{ ...current, ...changes }] });
const problemOf = <T>(outcome: CreditOutcome<T>) => (outcome.ok ? null : outcome.problem.kind);

describe('termsInForce', () => {
  test('[law] takes the price of the day', () => {
    const rateOn = (today: string) => {
      const outcome = termsInForce(sampleCredit, today);
      return outcome.ok ? outcome.value?.annual_rate_percent : outcome.problem;
    };
    expect(rateOn('2026-09-30')).toBe(14.5);
    expect(rateOn('2026-10-01')).toBe(13.5);
    expect(rateOn('2025-11-20')).toBeUndefined();
  });

  test('[spec 3] nothing configured is no mistake', () => {
    expect(termsInForce({}, sampleDay)).toEqual({ ok: true, value: null });
  });

  test.each<[string, Record<string, unknown>]>([
    ['malformed', { terms: 'free' }],
    ['malformed', { terms: [{ ...current, annual_rate_percent: '13.5' }] }],
    ['malformed', withTerms({ from: '2026-02-31' })],
    ['bounds', withTerms({ min_amount_minor: 30_000_00 })],
    ['bounds', withTerms({ min_months: 60 })],
    ['example-outside', withTerms({ example: { amount_minor: 999_99, months: 24 } })],
    ['example-outside', withTerms({ example: { amount_minor: 5000_00, months: 49 } })],
    ['over-cost-cap', withTerms({ fee_percent: 46 })],
    // Lawful over 24 months, not over the six that are offered, too.
    ['over-cost-cap', withTerms({ fee_percent: 20 })],
  ])('[law 36a] names the problem "%s"', (kind, values) => {
    expect(problemOf(termsInForce(values, sampleDay))).toBe(kind);
  });

  test('[spec 3] a slip in terms that are not in force yet does not disturb those that are', () => {
    const later = { ...current, from: '2027-01-01', min_months: 60 };
    expect(termsInForce({ terms: [current, later] }, '2026-12-31').ok).toBe(true);
    expect(problemOf(termsInForce({ terms: [current, later] }, '2027-01-01'))).toBe('bounds');
  });

  test('[spec 3] whatever is stored gives an outcome, and what it says is what a failed block says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('terms', 'warnings', '__proto__'), fc.jsonValue()),
        (values) => {
          const outcome = termsInForce(values, sampleDay);
          if (outcome.ok) expect(orLeaveOut(outcome)).toBe(outcome.value);
          else expect(() => orLeaveOut(outcome)).toThrow(CreditError);
        },
      ),
    );
  });
});

describe('costCapProblem', () => {
  test('[law 36a] counts with the fewest days a term can have', () => {
    expect([1, 2, 12].map(fewestDays)).toEqual([28, 59, 365]);
    expect(costCapProblem(5, 1000_00, 1)).toBeNull();
    expect(costCapProblem(6, 1000_00, 1)?.message).toContain('the cap is 5000');
  });

  test('[law 36a] what passes is under the cap of every start of the term', () => {
    const loan = fc.record({
      fee: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
      amount: fc.integer({ min: 100_00, max: 200_000_00 }),
      months: fc.integer({ min: 1, max: 60 }),
      extraDays: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(loan, ({ fee, amount, months, extraDays }) => {
        if (costCapProblem(fee, amount, months)) return;
        const cap = nonInterestCostCap(amount, fewestDays(months) + extraDays);
        expect(percentOf(amount, fee)).toBeLessThanOrEqual(cap);
      }),
    );
  });
});

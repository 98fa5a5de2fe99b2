import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '#money/calendar.ts';
import { type Applicant, ageOn, birthDateOf } from './applicant.ts';
import { dearest, decide, longestMonths, roomFor, type Verdict } from './decide.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { defaultLending, defaultTerms } from './default-lending.ts';
import { figuresOf } from './loan-figures.ts';

const [rules] = defaultLending.rules;
if (!rules) throw new Error('there are no rules');
const today = '2026-11-21';

const applicants: fc.Arbitrary<Applicant> = fc.record({
  birthDate: fc.constantFrom(
    '1950-03-01',
    '1954-06-30',
    '1960-01-01',
    '1985-05-15',
    '2008-11-21',
    '2008-11-22',
  ),
  peselHash: fc.constant(null),
  incomeMinor: fc.integer({ min: 0, max: 2_000_000 }),
  livingCostMinor: fc.integer({ min: 0, max: 500_000 }),
  dependants: fc.nat(5),
  obligationsMinor: fc.integer({ min: 0, max: 500_000 }),
  employment: fc.constantFrom(null, 'work', ...rules.refused_employments),
  refinances: fc.boolean(),
});
const facts: fc.Arbitrary<DecisionFacts> = fc.record({
  applicant: applicants,
  wanted: fc.record({
    amountMinor: fc.integer({ min: 100_000, max: 3_000_000 }),
    months: fc.integer({ min: 6, max: 60 }),
  }),
  rules: fc.constant(rules),
  terms: fc.constant(defaultTerms),
  today: fc.constant(today),
  hasPartners: fc.boolean(),
});
const offersIn = (verdict: Verdict) =>
  verdict.kind === 'approve' ? [verdict.offer] : 'offers' in verdict ? verdict.offers : [];
/** How good an answer is for the customer. */
const rank: Readonly<Record<Verdict['kind'], number>> = {
  block: 0,
  reject: 0,
  resale: 1,
  'counter-offers': 2,
  refinance: 3,
  approve: 4,
};

describe('decisions of lending', () => {
  test('[issue 5] more income never makes the answer worse', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 1_000_000 }), (one, more) => {
        const { incomeMinor } = one.applicant;
        const richer = { ...one, applicant: { ...one.applicant, incomeMinor: incomeMinor + more } };
        expect(rank[decide(richer).kind]).toBeGreaterThanOrEqual(rank[decide(one).kind]);
      }),
      { numRuns: 150 },
    );
  });

  test('[issue 5] nothing is lent above the burden, outside the terms, or beyond the age', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = decide(one);
        for (const loan of offersIn(verdict)) {
          expect(dearest(loan)).toBeLessThanOrEqual(
            roomFor(one.applicant, rules, verdict.kind === 'refinance'),
          );
          expect(loan.amount_minor).toBeGreaterThanOrEqual(defaultTerms.min_amount_minor);
          expect(loan.amount_minor).toBeLessThanOrEqual(defaultTerms.max_amount_minor);
          expect(loan.months).toBeGreaterThanOrEqual(defaultTerms.min_months);
          expect(loan.months).toBeLessThanOrEqual(defaultTerms.max_months);
          const { birthDate } = one.applicant;
          expect(ageOn(birthDate ?? '', addMonths(today, loan.months))).toBeLessThanOrEqual(rules.max_age);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('[issue 5] [truth] counter-offers are different, few, the largest first, and the wanted amount only for longer', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = decide(one);
        if (!('offers' in verdict)) return;
        const amounts = verdict.offers.map(({ amount_minor }) => amount_minor);
        expect(amounts.length).toBeGreaterThan(0);
        expect(amounts.length).toBeLessThanOrEqual(rules.counter_offers);
        for (const { amount_minor, months } of verdict.offers) {
          expect(amount_minor).toBeLessThanOrEqual(one.wanted.amountMinor);
          if (amount_minor === one.wanted.amountMinor) expect(months).toBeGreaterThan(one.wanted.months);
        }
        expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });

  test('[truth] whenever the wanted amount fits over a longer term, it is the first offer, and no shorter term would do', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = decide(one);
        if (verdict.kind !== 'counter-offers') return;
        const { wanted } = one;
        // A grosz a month of rounding lies between what is certain to fit and what fits.
        const fits = (months: number, slack: number) =>
          dearest(figuresOf(defaultTerms, wanted.amountMinor, months, today)) <= verdict.roomMinor - slack;
        const lent =
          wanted.amountMinor >= defaultTerms.min_amount_minor &&
          wanted.amountMinor <= defaultTerms.max_amount_minor;
        const longest = longestMonths(one);
        const first = verdict.offers[0];
        if (lent && longest > wanted.months && fits(longest, 3 * longest))
          expect(first?.amount_minor).toBe(wanted.amountMinor);
        if (first?.amount_minor !== wanted.amountMinor) return;
        const shorter = first.months - 1;
        if (shorter > wanted.months) expect(fits(shorter, 4 * shorter)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  const anna: Applicant = {
    birthDate: '1985-05-15',
    peselHash: 'a'.repeat(64),
    incomeMinor: 620_000,
    livingCostMinor: 210_000,
    dependants: 1,
    obligationsMinor: 40_000,
    employment: 'work',
    refinances: false,
  };
  const decideFor = (change: Partial<Applicant>, more: Partial<DecisionFacts> = {}) =>
    decide({
      applicant: { ...anna, ...change },
      wanted: { amountMinor: 1_000_000, months: 24 },
      rules,
      terms: defaultTerms,
      today,
      hasPartners: true,
      ...more,
    });

  test.each<[string, Partial<Applicant>, object]>([
    ['a good income', {}, { kind: 'approve' }],
    ['the day before the 18th birthday', { birthDate: '2008-11-22' }, { kind: 'reject', reasons: ['age'] }],
    ['no birth date', { birthDate: null }, { kind: 'reject', reasons: ['identity'] }],
    ['too old for the shortest term', { birthDate: '1951-03-01' }, { kind: 'reject', reasons: ['age'] }],
    ['too old for the wanted term only', { birthDate: '1951-12-31' }, { kind: 'counter-offers' }],
    ['an income below the least', { incomeMinor: 199_999 }, { kind: 'reject', reasons: ['income'] }],
    [
      'an employment nothing is lent on',
      { employment: rules.refused_employments[0] ?? '' },
      { kind: 'reject', reasons: ['employment'] },
    ],
    [
      'obligations that leave nothing',
      { obligationsMinor: 300_000 },
      { kind: 'reject', reasons: ['obligations'] },
    ],
    ['a little room', { obligationsMinor: 203_000 }, { kind: 'resale', reasons: ['obligations'] }],
    ['other loans to pay off', { obligationsMinor: 203_000, refinances: true }, { kind: 'refinance' }],
  ])('[issue 5] %s', (_what, change, expected) => {
    expect(decideFor(change)).toMatchObject(expected);
  });

  test('[issue 5] a number on the list is blocked, without a partner nobody takes over', () => {
    const blacklist = [anna.peselHash ?? ''];
    expect(decideFor({}, { rules: { ...rules, blacklist } })).toEqual({
      kind: 'block',
      reason: 'fraud-suspected',
    });
    expect(decideFor({ obligationsMinor: 203_000 }, { hasPartners: false }).kind).toBe('reject');
  });

  test('birth dates of all centuries a PESEL number may name', () => {
    expect(['85051512346', '08252912345', '00810112345', '99999999999', '123'].map(birthDateOf)).toEqual([
      '1985-05-15',
      '2008-05-29',
      '1800-01-01',
      null,
      null,
    ]);
  });
});

import { expect, test } from 'vitest';
import { loanOf } from './loan-terms.ts';
import { sampleLoan, sampleTerms } from './sample-application.ts';

test('[issue 5] the figures of what is asked for are those of money/plan-loan.ts', () => {
  expect(loanOf(sampleTerms, 500_000, 12)).toEqual(sampleLoan);
});

test.each([
  [99_999, 12],
  [2_000_001, 12],
  [500_000, 2],
  [500_000, 49],
  [500_000, 6.5],
  [Number.NaN, 12],
])('[issue 5] %d for %d months is not offered and has no figures', (amount, months) => {
  expect(loanOf(sampleTerms, amount, months)).toBeNull();
});

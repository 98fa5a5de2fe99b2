/**
 * The price of the demo's loan and what it comes to for the amounts we show. Assumptions, the same everywhere:
 * fixed nominal rate 13.5 % a year, 30/360 (a month is a twelfth of a year), equal monthly instalments, commission 8 %
 * of the amount, not taken out of the payout and not borrowed: a part of it, rounded down, falls due with every
 * instalment. The last instalment takes up what rounding left. Amounts in grosz. RRSO by the equation of directive 2008/48/EC annex I. `sites.test.ts` computes all of it again.
 */
export const pricing = {
  nominalRatePercent: 13.5,
  commissionPercent: 8,
  minAmount: 100_000,
  maxAmount: 2_000_000,
  minMonths: 6,
  maxMonths: 48,
} as const;

export interface CostExample {
  readonly amount: number;
  readonly months: number;
  /** Every instalment but the last, which carries the rounding. */
  readonly instalment: number;
  readonly lastInstalment: number;
  readonly interest: number;
  readonly commission: number;
  readonly total: number;
  /** Rounded to two decimals. */
  readonly rrsoPercent: number;
}

/** The representative example (article 7a of the Polish consumer credit act). */
export const representative: CostExample = {
  amount: 500_000,
  months: 24,
  instalment: 25_555,
  lastInstalment: 25_556,
  interest: 73_321,
  commission: 40_000,
  total: 613_321,
  rrsoPercent: 22.47,
};

export const costExamples: readonly CostExample[] = [
  {
    amount: 300_000,
    months: 12,
    instalment: 28_866,
    lastInstalment: 28_861,
    interest: 22_387,
    commission: 24_000,
    total: 346_387,
    rrsoPercent: 31.13,
  },
  representative,
  {
    amount: 1_000_000,
    months: 36,
    instalment: 36_157,
    lastInstalment: 36_177,
    interest: 221_672,
    commission: 80_000,
    total: 1_301_672,
    rrsoPercent: 19.57,
  },
  {
    amount: 2_000_000,
    months: 48,
    instalment: 57_486,
    lastInstalment: 57_481,
    interest: 599_323,
    commission: 160_000,
    total: 2_759_323,
    rrsoPercent: 18.14,
  },
];

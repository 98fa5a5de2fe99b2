import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settlementRows } from './settlement-rows.ts';

const cost = fc.integer({ min: -500_000, max: 500_000 });

test('[truth] rows of a payoff are the total together, whatever comes back', () => {
  fc.assert(
    fc.property(fc.nat(20_000_00), cost, cost, fc.nat(5000), (principal, interest, fee, late) => {
      const owed = principal + interest + fee + late;
      const settlement = {
        on: '2026-11-22',
        principal_minor: principal,
        interest_minor: interest,
        fee_minor: fee,
        late_interest_minor: late,
        refund_minor: Math.max(0, -owed),
        total_minor: Math.max(0, owed),
        saved_minor: 0,
      };
      const rows = settlementRows(settlement);
      expect(rows.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(settlement.total_minor);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});

test('[truth] what was paid for time not used stands as a row below zero', () => {
  const settlement = {
    on: '2026-11-22',
    principal_minor: 17_587_02,
    interest_minor: -257_86,
    fee_minor: -80_00,
    late_interest_minor: 0,
    refund_minor: 0,
    total_minor: 17_249_16,
    saved_minor: 0,
  };
  expect(settlementRows(settlement)).toEqual([
    { key: 'principal', amountMinor: 17_587_02 },
    { key: 'interest-back', amountMinor: -257_86 },
    { key: 'fee-back', amountMinor: -80_00 },
  ]);
});

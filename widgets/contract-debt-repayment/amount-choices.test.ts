import { expect, test } from 'vitest';
import { sampleContract, sampleLateContract } from '#ui/loan/sample-contract.ts';
import { amountChoices } from './amount-choices.ts';

const settlement = {
  on: '2026-11-21',
  principal_minor: 500_000,
  interest_minor: 1000,
  fee_minor: 0,
  late_interest_minor: 0,
  refund_minor: 0,
  total_minor: 501_000,
  saved_minor: 30_000,
};

test('[issue 5] the next instalment, all of it with what is saved, and one’s own amount', () => {
  expect(amountChoices(sampleContract, settlement)).toEqual([
    { kind: 'instalment', amountMinor: sampleContract.next?.amount_minor },
    { kind: 'settlement', amountMinor: 501_000, savedMinor: 30_000 },
    { kind: 'own', amountMinor: null },
  ]);
});

test('[issue 5] what is late comes first, with its interest', () => {
  expect(amountChoices(sampleLateContract, settlement)[0]).toEqual({
    kind: 'overdue',
    amountMinor: sampleLateContract.owed.due_now_minor,
  });
});

test('[issue 5] the last instalment is not offered where all of it costs less', () => {
  const cheap = { ...settlement, total_minor: 100 };
  expect(amountChoices(sampleContract, cheap).map(({ kind }) => kind)).toEqual(['settlement', 'own']);
  expect(amountChoices({ ...sampleContract, next: null }, null)).toEqual([
    { kind: 'own', amountMinor: null },
  ]);
});

import { expect, test } from 'vitest';
import { sampleContract, sampleLateContract } from '#ui/loan/sample-contract.ts';
import { nextPaymentOf } from './next-payment.ts';

test('[issue 5] the overview names the next payment of a signed contract', () => {
  expect(nextPaymentOf(sampleContract)).toEqual({
    currency: 'PLN',
    late: null,
    next: { amount: sampleContract.next?.amount_minor, on: sampleContract.next?.due_on },
  });
});

test('[issue 5] what is late comes with its days and with late interest', () => {
  expect(nextPaymentOf(sampleLateContract)?.late).toEqual({
    amount: sampleLateContract.owed.due_now_minor,
    days: sampleLateContract.owed.overdue_days,
  });
  expect(sampleLateContract.owed.overdue_days).toBeGreaterThan(0);
});

test('[issue 5] an offered, settled or withdrawn contract has nothing to pay', () => {
  for (const state of ['offered', 'settled', 'withdrawn'] as const)
    expect(nextPaymentOf({ ...sampleContract, state })).toBeNull();
  expect(nextPaymentOf({ ...sampleContract, next: null })).toBeNull();
});

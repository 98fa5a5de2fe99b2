import { expect, test } from 'vitest';
import { sampleContract, sampleLateContract, sampleOffer } from '#ui/loan/sample-contract.ts';
import { nearRows } from './near-rows.ts';

test('[truth] a folded schedule shows what is late and what comes next; a repaid one its end', () => {
  expect([...nearRows(sampleContract.schedule)]).toEqual([3, 4, 5]);
  expect([...nearRows(sampleLateContract.schedule)]).toEqual([3, 4, 5, 6]);
  expect([...nearRows(sampleOffer.schedule)]).toEqual([1, 2, 3]);
  const repaid = sampleOffer.schedule.map((row) => ({ ...row, state: 'paid' as const }));
  expect([...nearRows(repaid)]).toEqual([10, 11, 12]);
  expect([...nearRows([])]).toEqual([]);
});

import { expect, test } from 'vitest';
import { readAccountRange } from './account-range.ts';

test('[truth] a range of accounts is a sort code whose check digit fits, and a number of the lender', () => {
  expect(readAccountRange('99900009-0001')).toEqual({ sortCode: '99900009', client: '0001' });
  // NBP's own, to hold the arithmetic to something real.
  expect(readAccountRange('10100000-0001')).toEqual({ sortCode: '10100000', client: '0001' });
  for (const wrong of ['99900008-0001', '9990009-0001', '99900009', '99900009-00012', ''])
    expect(readAccountRange(wrong), wrong).toBeNull();
});

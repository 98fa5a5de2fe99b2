import { expect, test } from 'vitest';
import { wantedLoan } from './wanted-loan.ts';

test('[spec 7] the calculator’s 5000 zł are kept as 500000 grosze', () => {
  expect(wantedLoan({ curSum: 5000, curTerm: 24 })).toEqual({ wantedSum: 500_000, wantedTerm: 24 });
  expect(wantedLoan({})).toEqual({ wantedSum: undefined, wantedTerm: undefined });
});

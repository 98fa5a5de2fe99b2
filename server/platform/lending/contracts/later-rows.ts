import { annuityInstalment, monthlyRate } from '#money/annuity.ts';
import { divideHalfUp } from '#money/exact.ts';
import { type AgreedLoan, type LiveRow, sum } from './loan-state.ts';

/** Rows that nothing was paid of yet, for a lower balance: the same instalments, until nothing is left. */
export function shortenedRows(
  loan: AgreedLoan,
  rows: readonly LiveRow[],
  balanceMinor: number,
  annuityMinor: number,
): readonly LiveRow[] {
  const rate = monthlyRate(loan.annualRatePercent);
  const last = rows.at(-1)?.number;
  let balance = balanceMinor;
  return rows.flatMap((row): readonly LiveRow[] => {
    if (balance === 0) return [];
    const interestMinor = Number(divideHalfUp(BigInt(balance) * rate.numerator, rate.denominator));
    const principalMinor =
      row.number === last ? balance : Math.min(Math.max(1, annuityMinor - interestMinor), balance);
    balance -= principalMinor;
    return [{ ...row, principalMinor, interestMinor }];
  });
}

/**
 * The same rows with lower instalments until the same end. Each row's part of the fee goes down with the balance it is for
 * (art. 49 section 2: what is repaid early bears no cost for the time it is not used), rounded for the customer's good.
 * A balance lower by a few grosze rounds to no lower instalment; then the rows are those of {@link shortenedRows}, because
 * money ahead of time must never make a loan dearer.
 */
export function loweredRows(
  loan: AgreedLoan,
  rows: readonly LiveRow[],
  balanceMinor: number,
  annuityMinor: number,
): { readonly rows: readonly LiveRow[]; readonly annuityMinor: number } {
  const before = sum(rows.map(({ principalMinor }) => principalMinor));
  const lower = annuityInstalment(balanceMinor, loan.annualRatePercent, rows.length);
  const lowered = shortenedRows(loan, rows, balanceMinor, lower).map((row) => ({
    ...row,
    feeMinor: Number((BigInt(row.feeMinor) * BigInt(balanceMinor)) / BigInt(before)),
  }));
  const interest = (of: readonly LiveRow[]) => sum(of.map(({ interestMinor }) => interestMinor));
  if (lower >= annuityMinor || interest(lowered) > interest(rows))
    return { rows: shortenedRows(loan, rows, balanceMinor, annuityMinor), annuityMinor };
  return { rows: lowered, annuityMinor: lower };
}

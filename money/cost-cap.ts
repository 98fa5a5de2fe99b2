import { divideHalfUp } from './exact.ts';

/**
 * Highest non-interest cost (MPKK) of a consumer loan, in minor units: art. 36a of the Polish consumer credit act as of
 * 18 December 2022. Under 30 days 5 % of the amount; otherwise 10 % and another 10 % for each year of the term; never
 * more than 45 %.
 * @param amountMinor total amount of credit, whole minor units
 * @param days term in days
 * @param yearDays days of the year
 */
export function nonInterestCostCap(amountMinor: number, days: number, yearDays = 365): number {
  const amount = BigInt(amountMinor);
  if (days < 30) return Number(divideHalfUp(amount * 5n, 100n));
  const byTerm = Number(divideHalfUp(amount * BigInt(yearDays + days), 10n * BigInt(yearDays)));
  return Math.min(byTerm, Number(divideHalfUp(amount * 45n, 100n)));
}

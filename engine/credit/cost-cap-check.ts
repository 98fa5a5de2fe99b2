import { addMonths, daysBetween } from '#money/calendar.ts';
import { nonInterestCostCap } from '#money/cost-cap.ts';
import { percentOf } from '#money/exact.ts';
import type { CreditProblem } from './credit-outcome.ts';

/** Begins with the shortest month: no other run of months has fewer days. */
const shortestStart = '2027-02-01';

/** Fewest days that so many months following each other can have: 28, 59, 89 … */
export const fewestDays = (months: number): number =>
  daysBetween(shortestStart, addMonths(shortestStart, months));

/**
 * Whether a fee breaks the cap on non-interest costs (art. 36a of the Polish consumer credit act), calculated with the
 * fewest days the term can have, so that what passes is lawful whenever it begins.
 * @param amountMinor whole minor units
 * @returns null when it does not
 */
export function costCapProblem(
  feePercent: number,
  amountMinor: number,
  months: number,
): CreditProblem | null {
  const feeMinor = percentOf(amountMinor, feePercent);
  const capMinor = nonInterestCostCap(amountMinor, fewestDays(months));
  if (feeMinor <= capMinor) return null;
  return {
    kind: 'over-cost-cap',
    message: `a fee of ${feePercent} % on ${amountMinor} minor units over ${months} months is ${feeMinor}, the cap is ${capMinor}`,
    cure: 'Lower the fee, or offer no term that short (art. 36a).',
  };
}

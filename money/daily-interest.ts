import { addDays, daysBetween, type IsoDate } from './calendar.ts';
import { divideHalfUp } from './exact.ts';

/** A yearly rate and the day from which it is in force. */
export interface DatedRate {
  readonly from: IsoDate;
  readonly annualRatePercent: number;
}

const microsPerPercent = 1_000_000;
/** Of a year of 365 days, per cent, with six decimals of the rate. */
const scale = 365n * 100n * BigInt(microsPerPercent);

/**
 * Interest by the day, exact: whole units of a grosz divided by {@link toMinor}'s scale, so that days can be added up and
 * rounded once. Each day costs the rate in force on it; before the first rate nothing.
 * @param amountMinor whole minor units
 * @param from this day costs nothing: the first one that does is the next
 * @param to the last day that costs
 */
export function dailyInterest(
  amountMinor: number,
  rates: readonly DatedRate[],
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): bigint {
  const sorted = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const first = addDays(from, 1);
  const end = addDays(to, 1);
  return sorted.reduce((sum, rate, index) => {
    const begin = later(first, rate.from);
    const next = sorted[index + 1]?.from;
    const stop = next === undefined || next > end ? end : next;
    const days = Math.max(0, daysBetween(begin, stop));
    const micros = Math.round(rate.annualRatePercent * microsPerPercent);
    return sum + BigInt(amountMinor) * BigInt(micros) * BigInt(days);
  }, 0n);
}

/** Exact interest as minor units, half up; never below nothing. */
export const toMinor = (exact: bigint): number => Math.max(0, Number(divideHalfUp(exact, scale)));

/** Minor units as exact interest: what was paid of it. */
export const toExact = (minor: number): bigint => BigInt(minor) * scale;

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

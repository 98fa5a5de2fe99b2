import type { IsoDate } from './calendar.ts';
import { divideHalfUp, fractionOf } from './exact.ts';

/**
 * Reference rate of the National Bank of Poland, per cent, by the day from which it is in force (nbp.pl). The law's highest
 * rates follow from it; a change of the rate is a new row here.
 */
const referenceRates: readonly { readonly from: IsoDate; readonly percent: number }[] = [
  { from: '2022-09-08', percent: 6.75 },
  { from: '2023-09-07', percent: 6 },
  { from: '2023-10-05', percent: 5.75 },
  { from: '2025-05-08', percent: 5.25 },
  { from: '2025-07-03', percent: 5 },
  { from: '2025-09-04', percent: 4.75 },
  { from: '2025-10-09', percent: 4.5 },
  { from: '2025-11-06', percent: 4.25 },
  { from: '2025-12-04', percent: 4 },
];

/** @throws RangeError for a day before the first rate we know */
export function referenceRate(day: IsoDate): number {
  const rate = referenceRates.findLast(({ from }) => from <= day);
  if (!rate) throw new RangeError(`The reference rate of ${day} is not known.`);
  return rate.percent;
}

/** Highest interest on capital in a year: twice the statutory interest, which is the reference rate and 3.5 (art. 359 § 2¹). */
export const maximumInterest = (day: IsoDate): number => twice(referenceRate(day), 3.5);

/** Highest interest for delay in a year: twice the reference rate and 5.5 (art. 481 § 2¹ of the civil code). */
export const maximumLateInterest = (day: IsoDate): number => twice(referenceRate(day), 5.5);

/** Statutory interest for delay in a year, where nothing else was agreed (art. 481 § 2). */
export const statutoryLateInterest = (day: IsoDate): number => twice(referenceRate(day), 5.5) / 2;

/** Days on which the highest rates change, with the highest interest for delay from each on. */
export const maximumLateRates = (): readonly {
  readonly from: IsoDate;
  readonly annualRatePercent: number;
}[] => referenceRates.map(({ from, percent }) => ({ from, annualRatePercent: twice(percent, 5.5) }));

/** Decimal, so that 4.1 + 3.5 is 7.6 and not a little less. */
function twice(percent: number, margin: number): number {
  const { numerator, denominator } = fractionOf(percent);
  const hundredths = divideHalfUp(numerator * 100n, denominator) + BigInt(margin * 100);
  return Number(hundredths * 2n) / 100;
}

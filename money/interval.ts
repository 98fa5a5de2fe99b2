import { addMonths, daysBetween, daysOfYearEnding, type IsoDate } from './calendar.ts';

/** Time between drawdown and payment, in the parts that annex I asks for. */
export interface Interval {
  /** Whole months or years. */
  readonly periods: number;
  /** Days that are left. */
  readonly days: number;
  /** Days of the year that the left days are a part of. */
  readonly yearDays: 365 | 366;
}

export type IntervalUnit = 'month' | 'year';

/**
 * Counts an interval by the Commission's guidelines SWD(2012)128, 4.1.1: whole periods backwards from the payment, then
 * the days that remain, against the days of the year that ends where they end.
 * @throws RangeError when a date does not exist or `to` lies before `from`
 */
export function countInterval(from: IsoDate, to: IsoDate, unit: IntervalUnit): Interval {
  if (daysBetween(from, to) < 0) throw new RangeError(`The payment of ${to} lies before ${from}.`);
  const monthsEach = unit === 'month' ? 1 : 12;
  // An estimate that is never too high; the loop then needs a step or two.
  let periods = Math.max(0, Math.floor(daysBetween(from, to) / (monthsEach === 1 ? 31 : 366)) - 1);
  while (daysBetween(from, addMonths(to, -(periods + 1) * monthsEach)) >= 0) periods++;
  const stubEnd = addMonths(to, -periods * monthsEach);
  return { periods, days: daysBetween(from, stubEnd), yearDays: daysOfYearEnding(stubEnd) };
}

/** The interval in years: twelve equal months, whatever their days. */
export function intervalYears({ periods, days, yearDays }: Interval, unit: IntervalUnit): number {
  return periods / (unit === 'month' ? 12 : 1) + days / yearDays;
}

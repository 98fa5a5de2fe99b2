/** A calendar date as `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string;

const dayMs = 86_400_000;

interface Day {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly day: number;
}

/** The day a text names; null when it is not an existing day written as `YYYY-MM-DD`. */
function readDay(date: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [, year, month, day] = match ?? [];
  const read = { year: Number(year), month: Number(month) - 1, day: Number(day) };
  const exists = match && read.month >= 0 && read.month <= 11 && read.day >= 1 && read.day <= lastDay(read);
  return exists ? read : null;
}

/** @throws RangeError when `date` is not an existing day written as `YYYY-MM-DD` */
function parseDay(date: IsoDate): Day {
  const day = readDay(date);
  if (!day) throw new RangeError(`"${date}" is not a date like 2025-11-21.`);
  return day;
}

/** Whether `date` is a day that exists, written as `YYYY-MM-DD`. */
export const isCalendarDay = (date: string): boolean => readDay(date) !== null;

const lastDay = ({ year, month }: Pick<Day, 'year' | 'month'>): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const isoDate = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/**
 * The same day `months` later, or earlier when negative. Where that month is too short, its last day.
 * @throws RangeError for a date that does not exist
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parseDay(date);
  const first = new Date(Date.UTC(year, month + months, 1));
  const target = { year: first.getUTCFullYear(), month: first.getUTCMonth() };
  return isoDate(Date.UTC(target.year, target.month, Math.min(day, lastDay(target))));
}

/** The day so many days later, or earlier when negative. @throws RangeError for a date that does not exist */
export const addDays = (date: IsoDate, days: number): IsoDate => isoDate(dayNumber(date) + days * dayMs);

/** Days from one date to another; negative when `to` is earlier. @throws RangeError for a date that does not exist */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayNumber(to) - dayNumber(from)) / dayMs;
}

function dayNumber(date: IsoDate): number {
  const { year, month, day } = parseDay(date);
  return Date.UTC(year, month, day);
}

/** Days of the year that ends with `date`: 366 when it holds a 29 February, otherwise 365. */
export function daysOfYearEnding(date: IsoDate): 365 | 366 {
  const { year, month, day } = parseDay(date);
  // The one February end in these twelve months: this year's once it is past, until then the one of the year before.
  const februaryOf = month > 1 || (month === 1 && day === 29) ? year : year - 1;
  return lastDay({ year: februaryOf, month: 1 }) === 29 ? 366 : 365;
}

import { commonSpaces } from '#engine/format/number-format.ts';

/** Length of `YYYY`, `YYYY-MM` and `YYYY-MM-DD` -> what of the date is known. */
const parts: ReadonlyMap<number, Intl.DateTimeFormatOptions> = new Map([
  [4, { year: 'numeric' }],
  [7, { month: 'long', year: 'numeric' }],
  [10, { day: 'numeric', month: 'long', year: 'numeric' }],
]);

/**
 * A date as exact as it is known, in words: `2026` stays, `2026-11` is `listopad 2026`, `2026-11-30` is `30 listopada
 * 2026`. A date no calendar has, e.g. `2026-02-31`, stays as it was written.
 */
export function formatEventDate(date: string, locale: string): string {
  const options = parts.get(date.length);
  if (!options || !isReal(date)) return date;
  return commonSpaces(
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date)),
  );
}

/** `Date` moves 31 February to March instead of refusing it. */
function isReal(date: string): boolean {
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** Whether a machine may read it from `<time datetime>`. */
export const isEventDate = (date: string | undefined): date is string =>
  date !== undefined && parts.has(date.length) && isReal(date);

import { formatDate } from './date.ts';

const dayMs = 86_400_000;

/** Where and in which language a moment is read. */
export interface MomentContext {
  readonly locale: string;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** Day and time in full, `22 listopada 2026, 14:05`: what stands behind the words above. */
export const formatFullDate = (moment: Date, { locale, timeZone }: MomentContext): string =>
  `${formatDate(moment, locale, timeZone)}, ${formatTime(moment, { locale, timeZone })}`;

/** Made once for each zone: making one takes longer than all else there is to a page that is joined of ready parts. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Calendar day of a moment in a time zone, `YYYY-MM-DD`. @throws RangeError for a zone that is not known */
export function calendarDay(moment: Date, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  // A process has the site's and the law's; what is asked for in play ends with the process.
  dayFormats.set(timeZone, format);
  return format.format(moment);
}

/** The moment at which the next calendar day begins in a time zone, in milliseconds since the epoch. */
export function nextDayMs(moment: Date, timeZone: string): number {
  const day = calendarDay(moment, timeZone);
  const known = beginOfNext.get(timeZone);
  if (known?.day === day) return known.begins;
  const begins = findNextDay(day, timeZone);
  beginOfNext.set(timeZone, { day, begins });
  return begins;
}

/** By zone, for the day that was asked for last: visits ask for today. */
const beginOfNext = new Map<string, { readonly day: string; readonly begins: number }>();

/** The first minute of the day after: clocks are put forward at midnight in some places, so that it need not be 00:00. */
function findNextDay(day: string, timeZone: string): number {
  const isLater = (at: number) => calendarDay(new Date(at), timeZone) > day;
  // No place is further than 14 hours from UTC, and no day longer than 25.
  let before = Date.parse(day) - 14 * 3_600_000;
  let after = Date.parse(day) + dayMs + 14 * 3_600_000;
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000;
    if (isLater(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Time of day in the site's time zone, `14:05`. */
export const formatTime = (moment: Date, { locale, timeZone }: MomentContext): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );

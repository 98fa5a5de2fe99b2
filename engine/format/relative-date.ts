import type { Translate } from '../i18n/translator.ts';
import { formatDate } from './date.ts';

export interface DateContext {
  readonly locale: string;
  readonly t: Translate;
  /** The clock, handed in so that server, browser and tests agree. */
  readonly now: Date;
  /** IANA name; days begin at midnight there. Missing: `Europe/Warsaw`, where the lender is. */
  readonly timeZone?: string;
}

/**
 * A moment as people say it (specification 9): within a day of now `dziś, 14:05`, `wczoraj, …`, `jutro, …`; otherwise
 * day, month and year. A day is one of the calendar, as the words mean it, not 24 hours.
 * @throws RangeError for an invalid date
 */
export function formatRelativeDate(
  moment: Date,
  { locale, t, now, timeZone = 'Europe/Warsaw' }: DateContext,
): string {
  const days = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  const word = ['date.yesterday', 'date.today', 'date.tomorrow'][days + 1];
  if (word === undefined) return formatDate(moment, locale, timeZone);
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
  return t(word, { time });
}

/** Number of the calendar day in a time zone; days follow each other by one, also where clocks change. */
function dayNumber(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(moment);
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000;
}

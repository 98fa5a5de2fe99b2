import type { Translate } from '../i18n/translator.ts';
import { formatDate } from './date.ts';

/** Where the lender is: days begin at midnight there. */
const timeZone = 'Europe/Warsaw';
const dayMs = 86_400_000;

export interface DateContext {
  readonly locale: string;
  readonly t: Translate;
  /** The calendar day it is, `YYYY-MM-DD`, handed in so that server, browser and tests agree. */
  readonly today: string;
}

/**
 * A moment as people say it (specification 9): within a day of today `dziś, 14:05`, `wczoraj, …`, `jutro, …`; otherwise
 * day, month and year. A day is one of the calendar, as the words mean it, not 24 hours.
 * @throws RangeError for an invalid date
 */
export function formatRelativeDate(moment: Date, { locale, t, today }: DateContext): string {
  const days = (Date.parse(calendarDay(moment)) - Date.parse(today)) / dayMs;
  const word = ['date.yesterday', 'date.today', 'date.tomorrow'][days + 1];
  return word === undefined ? formatDate(moment, locale) : t(word, { time: formatTime(moment, locale) });
}

/** Day and time in full, `22 listopada 2026, 14:05`: what stands behind the words above. */
export const formatFullDate = (moment: Date, locale: string): string =>
  `${formatDate(moment, locale)}, ${formatTime(moment, locale)}`;

/** Made once: making one takes longer than all else there is to a page that is joined of ready parts. */
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone,
});

/** Calendar day of a moment where the lender is, `YYYY-MM-DD`. */
export const calendarDay = (moment: Date): string => dayFormat.format(moment);

/** The moment at which the next calendar day begins where the lender is, in milliseconds since the epoch. */
export function nextDayMs(moment: Date): number {
  const day = calendarDay(moment);
  const known = beginOfNext.get(day) ?? findNextDay(day);
  beginOfNext.clear();
  beginOfNext.set(day, known);
  return known;
}

/** The day that was asked for last: visits ask for today. */
const beginOfNext = new Map<string, number>();

function findNextDay(day: string): number {
  const tomorrow = Date.parse(day) + dayMs;
  const hours = [2, 1, 0].map((ahead) => tomorrow - ahead * 3_600_000);
  const isTomorrow = (at: number) => Date.parse(calendarDay(new Date(at))) === tomorrow;
  return hours.find(isTomorrow) ?? tomorrow;
}

/** Time of day where the lender is, `14:05`. */
export const formatTime = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );

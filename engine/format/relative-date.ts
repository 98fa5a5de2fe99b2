import type { Translate } from '../i18n/translator.ts';
import { formatDate } from './date.ts';
import { calendarDay, formatTime, type MomentContext } from './moments.ts';

const dayMs = 86_400_000;

export interface DateContext extends MomentContext {
  readonly t: Translate;
  /** The calendar day it is, `YYYY-MM-DD`, handed in so that server, browser and tests agree. */
  readonly today: string;
}

/**
 * A moment as people say it (specification 9): within a day of today `dziś, 14:05`, `wczoraj, …`, `jutro, …`; otherwise
 * day, month and year. A day is one of the calendar, as the words mean it, not 24 hours.
 * @throws RangeError for an invalid date
 */
export function formatRelativeDate(moment: Date, { t, today, ...context }: DateContext): string {
  const { locale, timeZone } = context;
  const days = (Date.parse(calendarDay(moment, timeZone)) - Date.parse(today)) / dayMs;
  const word = ['date.yesterday', 'date.today', 'date.tomorrow'][days + 1];
  return word === undefined
    ? formatDate(moment, locale, timeZone)
    : t(word, { time: formatTime(moment, context) });
}

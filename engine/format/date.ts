import { commonSpaces } from './number-format.ts';

/** Keyed by locale and time zone; holds no one's data. */
const made = new Map<string, Intl.DateTimeFormat>();
/** Far more than a site has languages times time zones. */
const maxMade = 100;

/**
 * The calendar day of a moment as people of a language write it: `8 marca 2026`. Without a clock, so that server and
 * browser agree.
 * @param timeZone IANA name; days begin at midnight there.
 * @throws RangeError for an invalid date
 */
export function formatDate(moment: Date, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  let format = made.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    if (made.size >= maxMade) made.clear();
    made.set(key, format);
  }
  return commonSpaces(format.format(moment));
}

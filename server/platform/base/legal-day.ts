import { legalTimeZone } from '#schemas/time-zone.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: legalTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day by the law of the contracts: interest, periods, ages and dates of documents count from it, whatever clock the
 * server has and wherever the site is read.
 * @param moment milliseconds since the epoch
 * @returns `YYYY-MM-DD`
 */
export const legalDay = (moment: number): string => calendar.format(moment);

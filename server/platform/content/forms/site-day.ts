const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day in Poland, where the lender is: rules about dates and ages count from it, whatever clock the server has.
 * @param moment milliseconds since the epoch
 * @returns `YYYY-MM-DD`
 */
export const siteDay = (moment: number): string => calendar.format(moment);

/** The lender's own clock: laws and prices begin at its midnight, wherever the server stands. */
const siteTimeZone = 'Europe/Warsaw';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Calendar day of a moment at the site's place, `YYYY-MM-DD`. */
export const siteDay = (moment: Date): string => day.format(moment);

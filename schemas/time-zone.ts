/**
 * Time zone of the law that loans and orders are made under: on which day interest runs, something falls due, a period ends or a
 * document was made. A Polish contract counts Polish days, wherever its site is looked at; what people read of moments follows the
 * setting `TIME_ZONE` (docs/decisions/0095-main-language-and-time-zone.md).
 */
export const legalTimeZone = 'Europe/Warsaw';

/** Whether this system knows a time zone by its IANA name, e.g. `Europe/Warsaw`. An offset such as `+02:00` is none: it has no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

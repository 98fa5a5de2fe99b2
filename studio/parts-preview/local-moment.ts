const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as `<input type="datetime-local">` shows it, in the time of this computer; empty for none or a broken one. */
export function toLocalInput(moment: string | undefined): string {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment somebody put in, in UTC; undefined while it is incomplete. */
export function fromLocalInput(value: string): string | undefined {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A moment in words, in the time of this computer. */
export const momentInWords = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** A moment as a `datetime-local` field shows it: the time of the place the person is at, to the minute. */
export function toLocalTime(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** What stands in a `datetime-local` field as ISO 8601; null while it is no moment, or one that is past. */
export function fromLocalTime(value: string, now: Date): string | null {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime()) || moment <= now) return null;
  return moment.toISOString();
}

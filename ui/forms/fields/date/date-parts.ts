/** A date as its three boxes hold it. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const noParts: DateParts = { day: '', month: '', year: '' };

/** Parts of `YYYY-MM-DD`, also of one that is not finished (`1990--7`); empty parts for anything else. */
export function partsOf(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(value) ?? [];
  return { day, month, year };
}

/**
 * The value of three boxes: `YYYY-MM-DD` once all are filled, the same with gaps while they are not, so that a draft
 * keeps it and the form can say it is incomplete; empty when all are. Whether there is such a day is the rule's to say.
 */
export function dateOf({ day, month, year }: DateParts): string {
  if (!(day || month || year)) return '';
  if (!(day && month && year.length === 4)) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export const isComplete = (parts: DateParts): boolean =>
  parts.day !== '' && parts.month !== '' && parts.year.length === 4;

/** A whole date that was pasted into one box: `15.05.1990`, `15/5/1990`, `1990-05-15`; null for anything else. */
export function pastedDate(text: string): DateParts | null {
  const [, d = '', m = '', y = ''] =
    /^\s*(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})\s*r?\.?\s*$/.exec(text) ?? [];
  if (y) return { day: d, month: m, year: y };
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[./\- ]+(\d{1,2})[./\- ]+(\d{1,2})(?!\d)/.exec(text) ?? [];
  return year ? { day, month, year } : null;
}

/** Digits only, as many as the box has room for. */
export const digitsFor = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

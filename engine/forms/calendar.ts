/** A calendar day in numbers; null for text that names none, e.g. `2026-02-30`. */
export function readDay(text: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isDay(year, month, day) ? { year, month, day } : null;
}

/** Whether the day exists in the Gregorian calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const longest = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= longest;
}

/**
 * The day a `dateRange` rule means: `YYYY-MM-DD`, `today`, or `today±N` days from it.
 * @returns `YYYY-MM-DD`; null for anything else
 */
export function resolveDay(word: unknown, today: string): string | null {
  if (typeof word !== 'string') return null;
  if (readDay(word)) return word;
  const match = /^today(?:([+-])(\d{1,5}))?$/.exec(word);
  const start = readDay(today);
  if (!match || !start) return null;
  const [, sign, days = '0'] = match;
  const moved = new Date(0);
  moved.setUTCFullYear(start.year, start.month - 1, start.day + (sign === '-' ? -1 : 1) * Number(days));
  return moved.toISOString().slice(0, 10);
}

/** Whole years between two days `YYYY-MM-DD`; somebody born on 29 February is a year older on 1 March. Null for no day. */
export function wholeYears(from: string, to: string): number | null {
  const start = readDay(from);
  const end = readDay(to);
  if (!start || !end) return null;
  const before = end.month < start.month || (end.month === start.month && end.day < start.day);
  return end.year - start.year - (before ? 1 : 0);
}

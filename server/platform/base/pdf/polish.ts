import { legalTimeZone } from '#schemas/time-zone.ts';

/** Grosz as Polish money, without a float: `10 000,00 zł`. Spaces do not break. */
export function zloty(minor: number): string {
  const amount = Math.abs(minor);
  const whole = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${minor < 0 ? '−' : ''}${whole},${String(amount % 100).padStart(2, '0')}\u00a0zł`;
}

/** A percentage with a decimal comma. */
export const percent = (value: number, decimals = 2): string =>
  `${value.toFixed(decimals).replace('.', ',')}%`;

const months = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;

/** @param day `YYYY-MM-DD` @returns e.g. `20 listopada 2026 r.` */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}\u00a0${months[Number(month) - 1] ?? ''} ${year}\u00a0r.`;
}

/** @param day `YYYY-MM-DD` @returns `20.11.2026` */
export const dayInFigures = (day: string): string => day.split('-').toReversed().join('.');

const clock = new Intl.DateTimeFormat('pl-PL', {
  timeZone: legalTimeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment as it is in Poland, e.g. `20.11.2026, 14:03:09`. @param at RFC 3339 */
export const momentInFigures = (at: string): string => clock.format(new Date(at));

/** Polish counts in three forms: `1 rata`, `2 raty`, `5 rat`. */
export function counted(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  const teens = count % 100 >= 12 && count % 100 <= 14;
  return `${count}\u00a0${count === 1 ? one : last >= 2 && last <= 4 && !teens ? few : many}`;
}

/** An account number in fours. */
export const ibanInFours = (iban: string): string =>
  iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0');

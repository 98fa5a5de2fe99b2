import { isDay, readDay } from './calendar.ts';
import { isIban, isNrb } from './iban.ts';

/** Numbers of people are written with blanks and hyphens; what is checked is the rest. */
const bare = (text: string): string => text.replaceAll(/[\s-]/g, '');

/**
 * A Polish personal number: eleven digits, a birth date whose month carries the century, and a check digit (weights
 * 1 3 7 9 1 3 7 9 1 3; Ustawa o ewidencji ludności, art. 15, Dz.U. 2010 nr 217 poz. 1427).
 */
export function isPesel(text: string): boolean {
  const digits = bare(text);
  if (!/^\d{11}$/.test(digits)) return false;
  const numbers = Array.from(digits, Number);
  const sum = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1].reduce(
    (total, weight, at) => total + weight * (numbers[at] ?? 0),
    0,
  );
  if (sum % 10 !== 0) return false;
  const month = Number(digits.slice(2, 4));
  // 01-12 the 1900s, 21-32 the 2000s, 41-52 the 2100s, 61-72 the 2200s, 81-92 the 1800s.
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 0;
  return isDay(century + Number(digits.slice(0, 2)), month % 20, Number(digits.slice(4, 6)));
}

/** `00-000`; the hyphen may not be left out, because letters are sorted by it. */
export const isPostalCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text);

/** Nine digits as in Poland, or an international number of 8 to 15 digits (ITU-T E.164) with `+` or `00`. */
export function isPhone(text: string): boolean {
  const number = text.replaceAll(/[\s()-]/g, '');
  return /^(?:\d{9}|(?:\+|00)[1-9]\d{7,14})$/.test(number);
}

/** An address that mail can be sent to, by its form alone: at most 254 characters, 64 before the sign (RFC 5321, 4.5.3.1). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || at > 64 || text.length > 254) return false;
  if (!/^[^\s@"(),:;<>[\]\\]+$/u.test(local) || local.startsWith('.') || local.endsWith('.')) return false;
  const labels = domain.split('.');
  return (
    !local.includes('..') &&
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label)) &&
    /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(labels.at(-1) ?? '')
  );
}

/** Rules about the text itself, by the name compiled rules use for them. The same in browser and server. */
export const ruleFunctions: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['email', isEmail],
  ['phone', isPhone],
  ['pesel', isPesel],
  ['iban', isIban],
  ['nrb', isNrb],
  ['postalCode', isPostalCode],
  ['date', (text: string) => readDay(text) !== null],
]);

/** Prefix of numbers without one. */
const home = '+48';

/** Between the digits of a number people put blanks, dots, hyphens, slashes, brackets. */
const between = /[\s().\-\u2010-\u2015/]/gu;

/** Whether a text names its country: then the prefix of ours is not shown before it. */
export const namesCountry = (text: string): boolean => /^\s*\(?\s*(\+|00)/.test(text);

/**
 * The number a text means as `+` and digits (E.164), with the Polish prefix where none is given: `600 100 200`,
 * `0048 600-100-200`, `tel:+48600100200` and `48 600 100 200` are the same. What is no number stays as typed. Whether
 * such a number can exist is the rule's to say.
 */
export function readPhone(text: string): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(/^tel:/i, '').replace(between, '').replace(/^00/, '+');
  if (/^\+\d+$/.test(bare)) return bare;
  if (!/^\d+$/.test(bare)) return trimmed;
  if (/^48\d{9}$/.test(bare)) return `+${bare}`;
  return home + bare.replace(/^0(?=\d{9}$)/, '');
}

/** A number as it is read: Polish ones in threes without the prefix that stands beside them, others with theirs. */
export function showPhone(value: string): string {
  if (!/^\+\d+$/.test(value)) return value;
  if (value.startsWith(home) && value.length > home.length) return inThrees(value.slice(home.length));
  return value;
}

const inThrees = (digits: string): string =>
  digits.length > 9 ? digits : digits.replace(/(\d{3})(?=\d)/g, '$1 ');

import { createHmac } from 'node:crypto';

/** A range no bank or scheme is given: nobody's real card begins so. */
const range = '999999';

/**
 * Number and security code of a card of the sandbox, made anew from a secret each time: they are stored nowhere. The last four
 * digits are those the card was issued with, and the check digit of the whole (Luhn) is right.
 */
export function sandboxCardNumber(
  key: Buffer,
  processorId: string,
  last4: string,
): { readonly number: string; readonly securityCode: string } {
  const digits = (about: string, count: number): string => {
    const digest = createHmac('sha256', key).update(`${about}:${processorId}`).digest();
    return String(digest.readBigUInt64BE() % 10n ** BigInt(count)).padStart(count, '0');
  };
  const begin = range + digits('number', 5);
  // One of ten digits in this place makes the sum right, whatever stands around it.
  const fitting = Array.from({ length: 10 }, (_, digit) => `${begin}${digit}${last4}`).find(passesLuhn);
  if (fitting === undefined) throw new Error('a card has no number');
  return { number: fitting, securityCode: digits('security-code', 3) };
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/*
 * Exact arithmetic for money, on integers only.
 *
 * The loan calculator runs this in the browser, where decimal.js would cost 32 kB. It is not needed: a percentage is a
 * fraction of two integers, so an instalment and the interest of a row are fractions too, and BigInt carries them
 * without any rounding until the one rounding to the grosz that the law asks for. Only the APR, the root of an equation
 * with powers of fractions of a year, is found on numbers; its error is far below the digits that are shown.
 */

/** A fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The fraction that a decimal number means to people: 14.5 is 145/10. A number is read by its shortest decimal form, so
 * that 3.055 is 3055/1000 and not the binary value a little below it.
 * @throws RangeError when `value` is not a finite decimal number
 */
export function fractionOf(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(String(value));
  if (!match) throw new RangeError(`"${value}" is not a decimal number.`);
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

/** Whole number nearest to the quotient; a half goes away from zero, which for money is up. The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/**
 * Rounds the way the Commission's guidelines SWD(2012)128, 4.1.2 do: 3.055 to two decimals is 3.06, 3.054 is 3.05.
 * @param decimals how many to keep, from 0 on
 */
export function roundHalfUp(value: number | string, decimals: number): number {
  const { numerator, denominator } = fractionOf(value);
  const scale = 10n ** BigInt(decimals);
  return Number(`${divideHalfUp(numerator * scale, denominator)}e-${decimals}`);
}

/**
 * A share of an amount, rounded half up to the minor unit.
 * @param amountMinor whole minor units
 * @param percent e.g. 9.5
 */
export function percentOf(amountMinor: number, percent: number): number {
  const { numerator, denominator } = fractionOf(percent);
  return Number(divideHalfUp(BigInt(amountMinor) * numerator, denominator * 100n));
}

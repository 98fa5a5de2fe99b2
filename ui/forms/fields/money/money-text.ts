import { readWritten, writeNumber } from '../../frame/written-numbers.ts';

/** Currencies whose amounts are not counted in hundredths (ISO 4217). */
const minorDigits: ReadonlyMap<string, number> = new Map([
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['BHD', 3],
]);

/** Signs that people here write after an amount; other currencies have their code. */
const signs: ReadonlyMap<string, string> = new Map([
  ['PLN', 'zł'],
  ['EUR', '€'],
  ['USD', '$'],
  ['GBP', '£'],
  ['CZK', 'Kč'],
  ['UAH', '₴'],
]);

const digitsOf = (currency: string): number => minorDigits.get(currency) ?? 2;

/** What stands after an amount of this ISO 4217 currency. */
export const currencySign = (currency: string): string => signs.get(currency) ?? currency;

/**
 * The amount a text means, in whole minor units (grosze); the text itself when it means none or is more exact than the
 * currency. A sign or code of a currency that came with pasting is left out.
 */
export function readMoney(text: string, currency: string, locale: string): number | string {
  const bare = text.trim().replace(/^(zł|[€$£₴]|[A-Z]{3})|(zł|Kč|[€$£₴]|[A-Z]{3})\.?$/giu, '');
  const digits = digitsOf(currency);
  const written = readWritten(bare, locale, digits > 2);
  if (!written || written.fraction.length > digits) return text.trim();
  const minor = Number(written.whole + written.fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return text.trim();
  return written.negative && minor !== 0 ? -minor : minor;
}

/** An amount of minor units with the marks of the language, without its currency: whole zlotys have no `,00`. */
export function showMoney(value: number | string, currency: string, locale: string): string {
  if (typeof value === 'string') return value;
  if (!Number.isSafeInteger(value)) return '';
  const digits = digitsOf(currency);
  const all = String(Math.abs(value)).padStart(digits + 1, '0');
  const fraction = all.slice(all.length - digits);
  return writeNumber(
    {
      negative: value < 0,
      whole: all.slice(0, all.length - digits),
      fraction: /^0*$/.test(fraction) ? '' : fraction,
    },
    locale,
  );
}

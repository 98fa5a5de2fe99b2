import { moneyPrecision } from '#schemas/constants.ts';

/**
 * An amount as people of a language write it, with two decimals (specification 9): 123456 is `1234,56 zł` in Polish.
 * Servers and browsers disagree on the kind of space inside; both get the common no-break space.
 * @param minor whole minor units, e.g. grosze
 * @param currency ISO 4217 code
 */
export function formatMoney(minor: number, locale: string, currency: string): string {
  const formatted = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: moneyPrecision,
    maximumFractionDigits: moneyPrecision,
  });
  return formatted.format(minor / 10 ** moneyPrecision).replaceAll('\u202f', '\u00a0');
}

import { moneyPrecision } from '#schemas/constants.ts';
import { commonSpaces, numberFormat } from './number-format.ts';

/**
 * An amount as people of a language write it, with two decimals (specification 9): 123456 is `1 234,56 zł` in Polish.
 * @param minor whole minor units, e.g. grosze
 * @param currency ISO 4217 code
 * @throws RangeError when `minor` is not a whole number that is exact, or the currency code is malformed
 */
export function formatMoney(minor: number, locale: string, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Money is whole minor units; ${minor} is not.`);
  const formatter = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: moneyPrecision,
    maximumFractionDigits: moneyPrecision,
  });
  return commonSpaces(formatter.format(toDecimal(minor)));
}

/** 123456 -> `1234.56`: the exponent keeps every digit, where a division would go through binary fractions. */
const toDecimal = (minor: number): `${number}` => `${minor}e-${moneyPrecision}` as `${number}`;

import { commonSpaces, numberFormat } from './number-format.ts';

/** A number as people of a language write it: 1234.5 is `1 234,5` in Polish. At most `decimals` places. */
export function formatNumber(value: number, locale: string, decimals = 3): string {
  return commonSpaces(numberFormat(locale, { maximumFractionDigits: decimals }).format(value));
}

/** A share as a percentage: 0.1234 with two decimals is `12,34%` in Polish. Always with that many places. */
export function formatPercent(share: number, locale: string, decimals = 2): string {
  const options = {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return commonSpaces(numberFormat(locale, options).format(share));
}

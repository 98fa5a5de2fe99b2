import type { PersonLanguage } from '../../http/person-texts.ts';

/** Where a language alone would write amounts as another country does. */
const regions: ReadonlyMap<PersonLanguage, string> = new Map([['en', 'en-GB']]);

/**
 * An amount as a message says it, e.g. `1 250,00 zł`.
 * @param minor whole minor units
 */
export function moneyInWords(minor: number, language: PersonLanguage, currency = 'PLN'): string {
  // A decimal string, so that no amount goes through a float.
  const whole = BigInt(minor) / 100n;
  const rest = BigInt(minor) % 100n;
  const sign = minor < 0 ? '-' : '';
  const text = `${sign}${whole < 0n ? -whole : whole}.${String(rest < 0n ? -rest : rest).padStart(2, '0')}`;
  return new Intl.NumberFormat(regions.get(language) ?? language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    currencyDisplay: 'narrowSymbol',
  }).format(text as Intl.StringNumericLiteral);
}

import type { CurrencyLookupItem } from '#schemas/lookup.ts';

/** ISO 4217 codes and numbers. Colours are tokens' names of the site's style sheet. */
export const currencies: CurrencyLookupItem[] = [
  {
    uuid: 'a491ab26-4183-4de5-9e74-4465b4d43808',
    name: 'złoty polski',
    code: 'PLN',
    number: '985',
    default: true,
    symbol: 'zł',
    color: 'brand',
    active: true,
    get_exchange_rate: false,
  },
  {
    uuid: '89bc2dfd-d5b2-4cb2-804e-6fe304d25f6e',
    name: 'euro',
    code: 'EUR',
    number: '978',
    default: false,
    symbol: '€',
    color: 'sun',
    active: true,
    get_exchange_rate: true,
  },
  {
    uuid: 'bd85a6fb-f7f3-4ebe-b990-81615cc0bbf8',
    name: 'dolar amerykański',
    code: 'USD',
    number: '840',
    default: false,
    symbol: '$',
    color: 'accent',
    active: false,
    get_exchange_rate: true,
  },
];

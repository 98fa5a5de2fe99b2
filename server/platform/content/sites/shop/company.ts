/**
 * The lender of the demo. Everything is invented: the tax number fails its checksum, the register number is not given
 * out, and no Polish line starts with 22 0, so that nobody real is called or named.
 */
export const company = {
  name: 'Mozaika Finanse sp. z o.o.',
  shortName: 'Mozaika Finanse',
  address: 'ul. Kafelkowa 12, 00-999 Warszawa',
  krs: '0009990001',
  nip: '525-999-00-01',
  phone: '22 000 01 23',
  phoneLink: 'tel:+48220000123',
  email: 'kontakt@mozaika.example',
  hours: 'poniedziałek–piątek 8.00–20.00, sobota 9.00–15.00',
} as const;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencySign, readMoney, showMoney } from './money-text.ts';

test.each([
  ['1 234,50', 123450],
  ['1234.5', 123450],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['1.234', 123400],
  ['1\u00a0234\u202f567', 123456700],
  ['12,', 1200],
  [',5', 50],
  ['0,07', 7],
  ['007', 700],
  ['-10', -1000],
  ['−10', -1000],
  ['1500 zł', 150000],
  ['PLN 1500', 150000],
  ['1500 PLN', 150000],
])('[issue 4] %s is %d grosze', (text, minor) => {
  expect(readMoney(text, 'PLN', 'pl')).toBe(minor);
});

test.each(['dużo', '1,234,5', '12,345.678', '1..2', '12 34x', '99999999999999999', '0,005'])(
  '[issue 4] %s is kept as it was typed, for the form to say it is no amount',
  (text) => expect(readMoney(text, 'PLN', 'pl')).toBe(text),
);

test('[issue 4] nothing typed is nothing, and not zero', () => {
  expect(readMoney('  ', 'PLN', 'pl')).toBe('');
});

test('[issue 4] every amount that is shown is read back as itself, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
      fc.constantFrom('pl', 'en', 'ru', 'uk'),
      fc.constantFrom('PLN', 'EUR', 'JPY', 'KWD', 'XYZ'),
      (minor, locale, currency) => {
        expect(readMoney(showMoney(minor, currency, locale), currency, locale)).toBe(minor);
      },
    ),
  );
});

test('[issue 4] amounts are written as the language writes them', () => {
  expect(showMoney(123456700, 'PLN', 'pl')).toBe('1\u00a0234\u00a0567');
  expect(showMoney(123450, 'PLN', 'pl')).toBe('1\u00a0234,50');
  expect(showMoney(123450, 'PLN', 'en')).toBe('1,234.50');
  expect(currencySign('PLN')).toBe('zł');
  expect(currencySign('SEK')).toBe('SEK');
});

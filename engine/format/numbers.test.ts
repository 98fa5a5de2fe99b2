import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { formatNumber, formatPercent } from './number.ts';

const nbsp = '\u00a0';

describe('[spec 9] money', () => {
  test.each([
    [123456, 'pl', 'PLN', `1${nbsp}234,56${nbsp}zł`],
    [5, 'pl', 'PLN', `0,05${nbsp}zł`],
    [-100, 'en', 'EUR', '-€1.00'],
    [123456789, 'uk', 'UAH', `1${nbsp}234${nbsp}567,89${nbsp}₴`],
    [100, 'en', 'JPY', '¥1.00'],
  ])('%i minor units in %s %s', (minor, locale, currency, text) => {
    expect(formatMoney(minor, locale, currency)).toBe(text);
  });

  test('a part of a minor unit is our bug', () => {
    for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => formatMoney(minor, 'pl', 'PLN')).toThrow(RangeError);
  });

  test('[law] no digit is lost, and no thin space is left', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('pl', 'en', 'ru', 'uk', 'fr'), (minor, locale) => {
        const text = formatMoney(minor, locale, 'PLN');
        expect(BigInt(text.replace(/\D/g, ''))).toBe(BigInt(Math.abs(minor)));
        expect(text).not.toContain('\u202f');
      }),
    );
  });
});

describe('[spec 9] numbers', () => {
  test('in the way of the language', () => {
    expect(formatNumber(1234.5678, 'pl')).toBe(`1${nbsp}234,568`);
    expect(formatNumber(12345, 'fr', 0)).toBe(`12${nbsp}345`);
    expect(formatPercent(0.1234, 'pl')).toBe('12,34%');
    expect(formatPercent(0.5, 'ru', 1)).toBe(`50,0${nbsp}%`);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIban, isNrb } from './iban.ts';
import { isEmail, isPesel, isPhone, isPostalCode } from './rule-functions.ts';

describe('[forms] PESEL', () => {
  test.each([
    ['44051401359', 'born in 1944'],
    ['02070803628', 'born in 1902'],
    ['02270812350', 'born in 2002'],
    ['440514 01359', 'written with a blank'],
  ])('%s is one: %s', (number) => expect(isPesel(number)).toBe(true));

  test.each([
    ['44051401358', 'wrong check digit'],
    ['44133001350', 'month 13'],
    ['00000000000', 'no month'],
    ['4405140135', 'ten digits'],
    ['4405140135a', 'a letter'],
    ['', 'nothing'],
  ])('%s is none: %s', (number) => expect(isPesel(number)).toBe(false));

  test('of the eleven numbers that differ in the last digit, at most one is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (start) => {
        const digits = String(start).padStart(10, '0');
        const right = Array.from({ length: 10 }, (_, last) => isPesel(`${digits}${last}`)).filter(Boolean);
        expect(right.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a February 29 counts in leap years only', () => {
    const withCheck = (digits: string) =>
      Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isPesel);
    expect(withCheck('0422290123')).toHaveLength(1); // 2004
    expect(withCheck('0302290123')).toHaveLength(0); // 1903
    expect(withCheck('0002290123')).toHaveLength(0); // 1900 is no leap year
  });
});

describe('[forms] account numbers', () => {
  test.each([
    'PL61109010140000071219812874',
    'PL61 1090 1014 0000 0712 1981 2874',
    'GB82WEST12345698765432',
    'DE89370400440532013000',
    'NO9386011117947',
    'mt84malt011000012345mtlcast001s',
  ])('%s is an IBAN', (number) => expect(isIban(number)).toBe(true));

  test.each([
    ['PL61109010140000071219812875', 'wrong digit'],
    ['PL6110901014000007121981287', 'too short for its country'],
    ['ZZ82WEST12345698765432', 'no such country'],
    ['61109010140000071219812874', 'no country'],
    ['', 'nothing'],
  ])('%s is none: %s', (number) => expect(isIban(number)).toBe(false));

  test('an NRB is an IBAN without its country, which may stand there', () => {
    expect(isNrb('61 1090 1014 0000 0712 1981 2874')).toBe(true);
    expect(isNrb('PL61109010140000071219812874')).toBe(true);
    expect(isNrb('DE89370400440532013000')).toBe(false);
    expect(isNrb('61109010140000071219812875')).toBe(false);
  });

  test('any single digit changed makes an account number wrong', () => {
    const number = '61109010140000071219812874';
    fc.assert(
      fc.property(fc.nat(25), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(number[at]) + by) % 10;
        expect(isNrb(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('[forms] addresses and numbers of people', () => {
  test.each(['anna@example.com', 'a.b+c@sub.example.pl', "o'neil@example.com", 'józef@przykład.pl'])(
    '%s is an e-mail address',
    (text) => expect(isEmail(text)).toBe(true),
  );
  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'a@b@c.pl',
    'anna @example.com',
    'a..b@example.com',
    '.a@example.com',
    'anna@-example.com',
    'anna@example..com',
    `${'a'.repeat(65)}@example.com`,
  ])('%s is none', (text) => expect(isEmail(text)).toBe(false));

  test.each(['600 700 800', '+48 600-700-800', '0048600700800', '+1 (212) 555 0100'])(
    '%s is a phone',
    (text) => expect(isPhone(text)).toBe(true),
  );
  test.each(['12345', '+0 600700800', 'call me', '60070080x'])('%s is none', (text) =>
    expect(isPhone(text)).toBe(false),
  );

  test('a postal code is written 00-000', () => {
    expect(['00-950', '12-345'].every(isPostalCode)).toBe(true);
    expect(['00950', '0-0950', '12-34', '12-3456', 'ab-cde'].some(isPostalCode)).toBe(false);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone, showPhone } from './phone-number.ts';

test.each([
  '600100200',
  '600 100 200',
  '600-100-200',
  '+48 600 100 200',
  '0048600100200',
  '(+48) 600 100 200',
  '48 600 100 200',
  '0600100200',
  'tel:+48600100200',
  ' 600.100.200 ',
  '600\u00a0100\u202f200',
  '600–100–200',
])('[issue 4] %s is a Polish number', (text) => {
  expect(readPhone(text)).toBe('+48600100200');
});

test.each([
  ['+380 67 123 45 67', '+380671234567'],
  ['0044 20 7946 0000', '+442079460000'],
  ['60010', '+4860010'],
  ['', ''],
  ['brak', 'brak'],
  ['600 100 200 wew. 5', '600 100 200 wew. 5'],
  ['+', '+'],
])('[issue 4] %s is %s', (text, value) => {
  expect(readPhone(text)).toBe(value);
});

test('[issue 4] a number that is shown is read back as itself', () => {
  const number = fc.stringMatching(/^\+[1-9][0-9]{5,14}$/);
  fc.assert(
    fc.property(number, (value) => {
      expect(readPhone(showPhone(value))).toBe(value);
    }),
  );
});

test('[issue 4] Polish numbers stand in threes, others with their country', () => {
  expect(showPhone('+48600100200')).toBe('600 100 200');
  expect(showPhone('+380671234567')).toBe('+380671234567');
  expect(showPhone('brak')).toBe('brak');
});

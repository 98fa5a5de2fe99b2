import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, partsOf, pastedDate } from './date-parts.ts';

test('[issue 4] a date is YYYY-MM-DD once it is whole, with or without leading zeros', () => {
  expect(dateOf({ day: '7', month: '5', year: '1990' })).toBe('1990-05-07');
  expect(dateOf({ day: '07', month: '05', year: '1990' })).toBe('1990-05-07');
});

test('[issue 4] what is not finished is kept box by box', () => {
  const part = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${most}}$`));
  fc.assert(
    fc.property(part(2), part(2), part(4), (day, month, year) => {
      const kept = partsOf(dateOf({ day, month, year }));
      const pad = (text: string) => (day && month && year.length === 4 ? text.padStart(2, '0') : text);
      expect(kept).toEqual({ day: pad(day), month: pad(month), year });
    }),
  );
});

test.each([
  ['15.05.1990', { day: '15', month: '05', year: '1990' }],
  ['5/7/1990', { day: '5', month: '7', year: '1990' }],
  ['1990-05-15', { day: '15', month: '05', year: '1990' }],
  ['1990-05-15T10:00:00Z', { day: '15', month: '05', year: '1990' }],
  ['15 05 1990 r.', { day: '15', month: '05', year: '1990' }],
  ['15', null],
  ['jutro', null],
])('[issue 4] pasting %s', (text, parts) => {
  expect(pastedDate(text)).toEqual(parts);
});

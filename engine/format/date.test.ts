import { describe, expect, test } from 'vitest';
import { formatDate } from './date.ts';

describe('[spec 9] calendar days', () => {
  test.each([
    ['pl', '8 marca 2026'],
    ['en', 'March 8, 2026'],
    ['en-GB', '8 March 2026'],
    ['uk', '8 березня 2026 р.'],
  ])('in %s', (locale, text) => {
    expect(formatDate(new Date('2026-03-08T12:00:00Z'), locale, 'Europe/Warsaw')).toBe(text);
  });

  test('the day is the one at the lender’s place, or of the zone asked for', () => {
    const lateInUtc = new Date('2026-03-08T23:30:00Z');
    expect(formatDate(lateInUtc, 'pl', 'Europe/Warsaw')).toBe('9 marca 2026');
    expect(formatDate(lateInUtc, 'pl', 'UTC')).toBe('8 marca 2026');
  });

  test('an invalid date is our bug', () => {
    expect(() => formatDate(new Date('x'), 'pl', 'Europe/Warsaw')).toThrow(RangeError);
  });
});

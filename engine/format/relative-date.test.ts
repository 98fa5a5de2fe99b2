import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsFor } from '../i18n/texts-for.ts';
import { createTranslator } from '../i18n/translator.ts';
import { calendarDay, formatFullDate, nextDayMs } from './moments.ts';
import { formatRelativeDate } from './relative-date.ts';

const context = (locale: string, now: string, timeZone = 'Europe/Warsaw') => ({
  locale,
  timeZone,
  t: createTranslator(locale, [textsFor(locale, [], {})]),
  today: calendarDay(new Date(now), timeZone),
});

describe('[spec 9] dates within a day of now', () => {
  test.each([
    ['2026-03-10T08:05:00Z', 'dziś, 09:05'],
    ['2026-03-09T00:30:00Z', 'wczoraj, 01:30'],
    ['2026-03-11T22:59:00Z', 'jutro, 23:59'],
    ['2026-03-11T23:00:00Z', '12 marca 2026'],
    ['2026-03-08T22:59:00Z', '8 marca 2026'],
    // Midnight in Warsaw is 23:00 in London: the lender's calendar counts.
    ['2026-03-08T23:00:00Z', 'wczoraj, 00:00'],
  ])('at noon on 10 March, %s is %s', (moment, text) => {
    expect(formatRelativeDate(new Date(moment), context('pl', '2026-03-10T11:00:00Z'))).toBe(text);
  });

  test('in the other languages', () => {
    const at = (locale: string) =>
      formatRelativeDate(new Date('2026-03-10T08:05:00Z'), context(locale, '2026-03-10T11:00:00Z'));
    expect(['en', 'ru', 'uk'].map(at)).toEqual(['today, 09:05', 'сегодня, 09:05', 'сьогодні, 09:05']);
  });

  test('where clocks change, days still follow each other', () => {
    // 29 March 2026 has 23 hours in Warsaw.
    expect(formatRelativeDate(new Date('2026-03-28T23:30:00Z'), context('pl', '2026-03-29T22:30:00Z'))).toBe(
      'wczoraj, 00:30',
    );
    expect(formatRelativeDate(new Date('2026-03-30T20:00:00Z'), context('pl', '2026-03-28T23:30:00Z'))).toBe(
      'jutro, 22:00',
    );
  });

  test('in full it has day and time', () => {
    expect(
      formatFullDate(new Date('2026-03-10T08:05:00Z'), { locale: 'pl', timeZone: 'Europe/Warsaw' }),
    ).toBe('10 marca 2026, 09:05');
  });

  test('they are those of the time zone the site is read in', () => {
    const moment = new Date('2026-03-10T22:30:00Z');
    const told = (timeZone: string) =>
      formatRelativeDate(moment, context('en', '2026-03-10T11:00:00Z', timeZone));
    expect(told('Europe/Warsaw')).toBe('today, 23:30');
    expect(told('Europe/Kyiv')).toBe('tomorrow, 00:30');
    expect(told('America/New_York')).toBe('today, 18:30');
    expect(formatFullDate(moment, { locale: 'en', timeZone: 'Europe/Kyiv' })).toBe('March 11, 2026, 00:30');
  });

  test('property: a day lasts until the moment the next one begins, also where clocks change', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    // In Santiago and Cairo clocks are put forward at midnight; Kathmandu is three quarters of an hour off the full one.
    const zone = fc.constantFrom(
      'Europe/Warsaw',
      'UTC',
      'America/Santiago',
      'Africa/Cairo',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    );
    fc.assert(
      fc.property(date, zone, (now, timeZone) => {
        const dayAt = (moment: number) => calendarDay(new Date(moment), timeZone);
        const next = nextDayMs(now, timeZone);
        expect(next).toBeGreaterThan(now.getTime());
        expect(dayAt(next - 1)).toBe(dayAt(now.getTime()));
        expect(Date.parse(dayAt(next)) - Date.parse(dayAt(now.getTime()))).toBe(86_400_000);
      }),
    );
  });

  test('[law] more than two days away is never said in words, less than an hour always is', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const words = /today|yesterday|tomorrow/;
    fc.assert(
      fc.property(date, fc.integer({ min: -400, max: 400 }), (now, hours) => {
        const text = formatRelativeDate(
          new Date(now.getTime() + hours * 3_600_000),
          context('en', now.toISOString()),
        );
        if (Math.abs(hours) <= 1) expect(text).toMatch(words);
        if (Math.abs(hours) > 49) expect(text).not.toMatch(words);
      }),
    );
  });

  test('an invalid date is our bug', () => {
    expect(() => formatRelativeDate(new Date('x'), context('pl', '2026-03-10T11:00:00Z'))).toThrow(
      RangeError,
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEventDate, isEventDate } from './event-date.ts';

test.each([
  ['2026', 'pl', '2026'],
  ['2026-11', 'pl', 'listopad 2026'],
  ['2026-11-30', 'pl', '30 listopada 2026'],
  ['2026-11', 'en', 'November 2026'],
  ['2026-11-30', 'uk', '30 листопада 2026\u00a0р.'],
])('[widget] %s in %s', (date, locale, words) => {
  expect(formatEventDate(date, locale).replaceAll(/\s/g, ' ')).toBe(words.replaceAll(/\s/g, ' '));
});

test.each(['2026-02-31', '2026-13', '2026-00-10', 'wczoraj'])(
  '[widget] %s is no date and stays as written',
  (date) => {
    expect(formatEventDate(date, 'pl')).toBe(date);
    expect(isEventDate(date)).toBe(false);
  },
);

test('[widget] [law] any string is shown as something, and never throws', () => {
  fc.assert(fc.property(fc.string(), (date) => typeof formatEventDate(date, 'pl') === 'string'));
});

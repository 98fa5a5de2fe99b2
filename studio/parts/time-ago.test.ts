import { expect, test } from 'vitest';
import { sayMoment } from './time-ago.tsx';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:31Z', 'pl', 'teraz'],
  ['2026-03-10T11:55:00Z', 'pl', '5 minut temu'],
  ['2026-03-10T14:00:00Z', 'en', 'in 2 hours'],
  ['2026-03-10T09:00:00Z', 'en', '3 hours ago'],
  ['nonsense', 'en', ''],
])('[studio] %s is said in %s as "%s"', (at, locale, text) => {
  expect(sayMoment(at, now, locale)).toBe(text);
});

test('[studio] beyond a day the date is said, with its year', () => {
  expect(sayMoment('2026-03-01T12:00:00Z', now, 'en')).toContain('2026');
});

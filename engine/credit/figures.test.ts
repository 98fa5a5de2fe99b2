import { expect, test } from 'vitest';
import { figuresFor } from './figures.ts';

test('[i18n] no space in a figure but the no-break one, so that server and browser agree', () => {
  for (const locale of ['pl', 'en', 'ru', 'uk', 'fr']) {
    const figures = figuresFor(locale, 'PLN');
    const all = [
      figures.money(123456789),
      figures.wholeMoney(5000),
      figures.percent(12.5),
      figures.months(24),
      figures.date('2025-11-21'),
    ].join('');
    expect(all.replaceAll('\u00a0', '')).not.toMatch(/\s/);
  }
  expect(figuresFor('pl', 'PLN').wholeMoney(5000)).toBe('5\u00a0000\u00a0zł');
});

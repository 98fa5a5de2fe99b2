import { expect, test } from 'vitest';
import { priceLine } from './price-line.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString();
const line = (...prices: [day: number, minor: number | null][]) =>
  priceLine({
    from: day(1),
    until: day(31),
    prices: prices.map(([at, price_minor]) => ({ since: day(at), price_minor })),
  });

test('[issue 17] the line steps at the moment of each change, the highest price at the top', () => {
  expect(line([1, 300], [16, 100])).toBe('M0 8H150V88H300');
});

test('[issue 17] a price that never changed is a line through the middle; one without any is none', () => {
  expect(line([1, 300])).toBe('M0 48H300');
  expect(line()).toBe('');
});

test('[issue 17] while the article was not offered there is a gap', () => {
  expect(line([1, 300], [11, null], [21, 100])).toBe('M0 8H100M200 88H300');
});

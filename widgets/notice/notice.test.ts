import { expect, test } from 'vitest';
import { queries } from './queries.ts';

test.each([
  ['2026-12-23', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2027-01-01', false],
])('[widget] a notice until 24 December is shown on %s: %s', async (today, shown) => {
  const { current } = queries({ tone: 'info', html: '', until: '2026-12-24' }, { today });
  expect(await current.queryFn()).toBe(shown);
});

test('[widget] a notice without a last day is always shown', async () => {
  expect(await queries({ tone: 'info', html: '' }, { today: '2099-01-01' }).current.queryFn()).toBe(true);
});

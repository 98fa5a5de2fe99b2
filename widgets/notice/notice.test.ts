import { expect, test } from 'vitest';
import type { QueryContext } from '#registry/widget.ts';
import { queries } from './queries.ts';

const noContent = () => Promise.reject(new Error('a notice reads no content'));
const context = (today: string): QueryContext => ({
  content: {
    locale: 'pl',
    menu: noContent,
    viewBlock: noContent,
    carousel: noContent,
    lookup: noContent,
    customEntities: noContent,
    customEntity: noContent,
    config: noContent,
    posts: noContent,
    postCategories: noContent,
    goods: noContent,
    goodCategories: noContent,
    mapMarkers: noContent,
    banks: noContent,
    countries: noContent,
    leadOffers: noContent,
    search: noContent,
  },
  locale: 'pl',
  path: '/',
  params: {},
  parameter: () => null,
  today,
});

test.each([
  ['2026-12-23', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2027-01-01', false],
])('[widget] a notice until 24 December is shown on %s: %s', async (today, shown) => {
  const { current } = queries({ tone: 'info', html: '', until: '2026-12-24' }, context(today));
  expect(await current.queryFn()).toBe(shown);
});

test('[widget] a notice without a last day is always shown', async () => {
  expect(await queries({ tone: 'info', html: '' }, context('2099-01-01')).current.queryFn()).toBe(true);
});

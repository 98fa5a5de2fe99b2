import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsOrders, readGoodsList } from '#schemas/goods-list-address.ts';
import { goodHref, goodsListHref, listParameter } from './good-href.ts';

const good = { category: 'telefony', alias: 'klasyk' };
const anyState = fc.record({
  filters: fc.record(
    { kolor: fc.subarray(['bialy', 'czarny'], { minLength: 1 }), price: fc.constant({ from: 1000 }) },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...goodsOrders),
  page: fc.integer({ min: 1, max: 9 }),
});

test('[issue 17] the list goes along in the address, and the way back leads to the very same part of it', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = new URL(goodHref(good, { state }), 'https://x.example').searchParams;
      const back = new URL(goodsListHref('telefony', query.get(listParameter)), 'https://x.example');
      expect(back.pathname).toBe('/category/telefony');
      expect(readGoodsList(back.searchParams)).toEqual(state);
    }),
  );
});

test('[issue 17] an article opened from nowhere, or from the whole of its category, has its plain address', () => {
  const whole = { filters: {}, sort: 'default', page: 1 } as const;
  expect(goodHref(good)).toBe('/category/telefony/goods/klasyk');
  expect(goodHref(good, { state: whole, category: 'telefony' })).toBe('/category/telefony/goods/klasyk');
  expect(goodHref(good, { state: whole, category: 'elektronika' })).toBe(
    '/category/telefony/goods/klasyk?in=elektronika',
  );
  expect(goodsListHref('telefony', 'nothing&%%%')).toBe('/category/telefony');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GoodsListState,
  goodsOrders,
  listParameters,
  readGoodsList,
  writeGoodsList,
} from './goods-list-address.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4})?$/);
const number = fc.integer({ min: -9999, max: 9_999_999 }).map((value) => value / 4);
const anyState: fc.Arbitrary<GoodsListState> = fc.record({
  filters: fc
    .dictionary(
      slug,
      fc.oneof(
        fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }).map((values) => values.toSorted()),
        fc.record({ from: number }),
        fc.record({ to: number }),
        fc.record({ from: number, to: number }),
      ),
      { maxKeys: 5 },
    )
    .map((filters) =>
      Object.fromEntries(
        Object.entries(filters).filter(([name]) => !listParameters.some((parameter) => parameter === name)),
      ),
    ),
  sort: fc.constantFrom(...goodsOrders),
  page: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('[issue 17] address of a list of goods', () => {
  test('reads as somebody would say it', () => {
    const state = readGoodsList(
      new URLSearchParams('kolor=czarny.bialy&price=10000~50000&sort=price-asc&page=2'),
    );
    expect(state).toEqual({
      filters: { kolor: ['bialy', 'czarny'], price: { from: 10_000, to: 50_000 } },
      sort: 'price-asc',
      page: 2,
    });
    expect(decodeURIComponent(String(writeGoodsList(state)))).toBe(
      'kolor=bialy.czarny&price=10000~50000&sort=price-asc&page=2',
    );
  });

  test('what was written is read again, and one state has one address', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const text = String(writeGoodsList(state));
        expect(readGoodsList(new URLSearchParams(text))).toEqual(state);
        expect(String(writeGoodsList(readGoodsList(new URLSearchParams(text))))).toBe(text);
      }),
    );
  });

  test('whatever stands in an address, there is a list', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const state = readGoodsList(new URLSearchParams(text));
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(goodsOrders).toContain(state.sort);
        for (const set of Object.values(state.filters))
          expect(Array.isArray(set) ? set.length : Object.keys(set).length).toBeGreaterThan(0);
      }),
    );
    expect(
      readGoodsList(new URLSearchParams('utm_source=x&sort=cheap&page=-1&kolor=&price=~&a=__proto__')),
    ).toEqual({
      filters: {},
      sort: 'default',
      page: 1,
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoodsFilter } from '#schemas/goods-list.ts';
import { type GoodsListState, goodsListQuery, goodsOrders } from '#schemas/goods-list-address.ts';
import { chosenFilters, nearestLists } from './chosen.ts';
import {
  canonicalQuery,
  readFilterForm,
  readListState,
  toggled,
  withFilter,
  withinEnds,
  writeNumber,
} from './list-state.ts';

const options = ['bialy', 'czarny', 'zielony'].map((value) => ({
  value,
  title: value.toUpperCase(),
  count: 1,
  selected: false,
}));
const filters: readonly GoodsFilter[] = [
  { alias: 'price', title: 'Cena', kind: 'range', unit: 'minor', min: 1000, max: 90_000 },
  { alias: 'kolor', title: 'Kolor', kind: 'choice', options },
  { alias: 'ekran', title: 'Ekran', kind: 'range', unit: 'cale', min: 5, max: 15.6 },
  {
    alias: 'available',
    title: 'Dostępność',
    kind: 'choice',
    options: [
      { value: 'true', title: 'Tak', count: 5, selected: false },
      { value: 'false', title: 'Nie', count: 2, selected: false },
    ],
  },
];
const words = {
  t: (key: string, values = {}) => `${key} ${Object.values(values).join('|')}`,
  locale: 'pl',
  currency: 'PLN',
};

const read = (query: string): GoodsListState => {
  const address = new URLSearchParams(query);
  return withinEnds(
    filters,
    readListState(filters, (name) => address.getAll(name)),
  );
};
const nothing: GoodsListState = { filters: {}, sort: 'default', page: 1 };

const colours = fc.subarray(['bialy', 'czarny', 'zielony'], { minLength: 1 });
const ends = fc
  .record({ from: fc.integer({ min: 0, max: 100_000 }), to: fc.integer({ min: 0, max: 100_000 }) })
  .filter(({ from, to }) => from <= to);
const anyState: fc.Arbitrary<GoodsListState> = fc
  .record({
    filters: fc.record({ kolor: colours, price: ends }, { requiredKeys: [] }),
    sort: fc.constantFrom(...goodsOrders),
    page: fc.integer({ min: 1, max: 50 }),
  })
  .map((state) => withinEnds(filters, state));

describe('[issue 17] the state of a list', () => {
  test.each([
    ['', nothing],
    ['utm_source=x&fbclid=1&constructor=a', nothing],
    ['kolor=nic.czarny.bialy.bialy', { ...nothing, filters: { kolor: ['bialy', 'czarny'] } }],
    ['kolor=nic', nothing],
    ['available=true&available=false', nothing],
    ['price=200000~100', nothing],
    ['price=1000~90000', nothing],
    ['price=95000~', { ...nothing, filters: { price: { from: 95_000 } } }],
    ['price=~500', { ...nothing, filters: { price: { to: 500 } } }],
    ['sort=title&page=3', { filters: {}, sort: 'title', page: 3 }],
    ['sort=constructor&page=1.5', nothing],
  ])('%s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  test('is read from a form as from an address: boxes by their name, ends of a range as people write them', () => {
    expect(
      read('kolor=czarny&kolor=bialy&price=1+299%2C90&price=99&ekran=5%2C5&ekran=&sort=default'),
    ).toEqual({
      filters: { kolor: ['bialy', 'czarny'], price: { from: 9900 }, ekran: { from: 5.5 } },
      sort: 'default',
      page: 1,
    });
    expect(read('price=+1+00%2C50&price=abc')).toEqual({
      ...nothing,
      filters: { price: { from: 10_050 } },
    });
    expect(read('price=&price=')).toEqual(nothing);
  });

  test('a form that says what is shown keeps the page of the list; any change of it begins at the first', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { kolor = [], price } = state.filters;
        const range = price === undefined || Array.isArray(price) ? {} : price;
        const typed = (end?: number) => (end === undefined ? '' : writeNumber(end, 'minor', 'pl'));
        const fields: Record<string, readonly string[]> = {
          kolor: Array.isArray(kolor) ? kolor : [],
          price: [typed(range.from), typed(range.to)],
          ekran: ['', ''],
          sort: [state.sort],
        };
        const values = (name: string) => fields[name] ?? [];
        expect(readFilterForm(filters, values, state)).toBe(state);
        fields['price'] = ['', '777,77'];
        expect(readFilterForm(filters, values, state)).toEqual(withFilter(state, 'price', { to: 77_777 }));
      }),
    );
  });

  test('comes back from its own address, and has one only', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = goodsListQuery(state);
        expect(read(query)).toEqual(state);
        const canonical = Object.entries(canonicalQuery(filters, state)).filter(
          ([, value]) => value !== null,
        );
        expect(new URLSearchParams(query).size).toBe(canonical.length);
        for (const [name, value] of canonical)
          expect(new URLSearchParams(query).getAll(name)).toEqual([value]);
      }),
    );
  });

  test('an option pressed twice changes nothing, and every change leads to the first page', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('bialy', 'czarny', 'zielony'), ends, (state, colour, range) => {
        const once = toggled(state, 'kolor', colour);
        expect(once.page).toBe(1);
        expect(goodsListQuery(once)).not.toBe(goodsListQuery({ ...state, page: 1 }));
        expect(toggled(once, 'kolor', colour)).toEqual({ ...state, page: 1 });
        expect(withFilter(state, 'price', range).page).toBe(1);
      }),
    );
  });

  test('each chip takes away what it names, and all of them everything', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        let left = state;
        for (let chosen = chosenFilters(filters, left, words); chosen.length > 0; ) {
          left = chosen[0]?.without ?? nothing;
          const next = chosenFilters(filters, left, words);
          expect(next.map(({ key }) => key)).toEqual(chosen.slice(1).map(({ key }) => key));
          chosen = next;
        }
        expect(left.filters).toEqual({});
        expect(left.sort).toBe(state.sort);
      }),
    );
  });

  test('chips say what people chose, in its unit', () => {
    const state = read('kolor=czarny&price=~50000&ekran=5.5~6.5');
    expect(chosenFilters(filters, state, words).map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
      'Cena: goods-list.up-to |500,00 zł',
      'Kolor: CZARNY',
      'Ekran: goods-list.between 5,5 cale|6,5 cale',
    ]);
    expect([writeNumber(129_990, 'minor', 'pl'), writeNumber(129_990, 'minor', 'en')]).toEqual([
      '1299,9',
      '1299.9',
    ]);
  });

  test('the nearest lists are those with a single filter less that hold goods, the fullest first', () => {
    const state: GoodsListState = {
      filters: { kolor: ['zielony'], price: { to: 500 }, available: ['true'] },
      sort: 'price-asc',
      page: 1,
    };
    const counted = filters.map((filter) => ({
      ...filter,
      without: { price: 3, kolor: 11, available: 0, ekran: 7 }[filter.alias] ?? 0,
    }));
    expect(nearestLists(counted, state)).toEqual([
      { title: 'Kolor', count: 11, state: withFilter(state, 'kolor', undefined) },
      { title: 'Cena', count: 3, state: withFilter(state, 'price', undefined) },
    ]);
  });
});

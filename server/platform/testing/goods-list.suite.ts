import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Good } from '#schemas/good.ts';
import type { GoodNeighbours, GoodsFilter, GoodsFilters } from '#schemas/goods-list.ts';
import { writeGoodsList } from '#schemas/goods-list-address.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf, signIn } from './ask.ts';
import { modelGoods, modelOrder } from './goods-model.ts';
import { goods, goodsCategories, goodsSite } from './goods-site.ts';
import { onBackends } from './on-backends.ts';

const aliasesOf = (rows: unknown) => (rows as { alias: string }[]).map(({ alias }) => alias);

const range = (ends: readonly number[]) =>
  fc.record({ from: fc.constantFrom(...ends), to: fc.constantFrom(...ends) }, { requiredKeys: ['from'] });
const some = (...values: string[]) => fc.subarray(values, { minLength: 1 });
const anyFilters: fc.Arbitrary<GoodsFilters> = fc.record(
  {
    colour: some('black', 'white', 'oak'),
    network: some('4g', '5g', 'none'),
    screen: range([5, 5.5, 6.5]),
    height: range([40, 42]),
    price: range([0, 3000, 7000]),
    available: some('true', 'false'),
  },
  { requiredKeys: [] },
);
const anyList = fc.record({
  category: fc.constantFrom(...goodsCategories.map(({ alias }) => alias)),
  types: fc.subarray(['phone', 'chair']),
  filters: anyFilters,
});

/** Lists of goods: what is in them, in which order, and what they can be narrowed by. */
onBackends((backend) => {
  describe('lists of goods', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open({ site: goodsSite });
    });
    afterAll(() => platform.close());
    const list = (category: string, payload: object) =>
      ask(platform, `/v2/catalog/categories/${category}/goods`, { payload });
    const filtersOf = async (payload: object) =>
      (await ask(platform, '/v2/catalog/filters', { payload })).body.data as GoodsFilter[];

    test('[spec 7] [issue 17] a list holds what passes its filters, of its category and all below, in its order', async () => {
      await fc.assert(
        fc.asyncProperty(
          anyList,
          fc.constantFrom('default', 'price-asc', 'price-desc'),
          async (wanted, sort) => {
            const { category, types: product_type_aliases, filters } = wanted;
            const answer = await list(category, { sort, limit: 100, product_type_aliases, filters });
            const expected = modelGoods(wanted).toSorted(modelOrder[sort]);
            expect(aliasesOf(answer.body.data)).toEqual(aliasesOf(expected));
            expect(countsOf(answer)[1]).toBe(expected.length);
          },
        ),
        { numRuns: 60 },
      );
    });

    test('[issue 17] each option counts the list it would lead to, whatever else is set', async () => {
      await fc.assert(
        fc.asyncProperty(anyList, async (wanted) => {
          const { category, types: product_type_aliases, filters } = wanted;
          for (const one of await filtersOf({ category, product_type_aliases, filters })) {
            const others = modelGoods(wanted, one.alias);
            if (one.without !== undefined) expect(one.without, one.alias).toBe(others.length);
            for (const { value, count } of one.options ?? [])
              expect(count, `${one.alias}=${value}`).toBe(
                modelGoods({ ...wanted, filters: { ...filters, [one.alias]: [value] } }).length,
              );
            if (one.kind !== 'range') continue;
            const numbers = others.flatMap((good) =>
              one.alias === 'price'
                ? [good.price_minor]
                : (good.attributes ?? []).flatMap(({ alias, number }) =>
                    alias === one.alias && number !== undefined ? [number] : [],
                  ),
            );
            expect(one.count).toBe(numbers.length);
            expect([one.min, one.max]).toEqual(
              numbers.length === 0 ? [undefined, undefined] : [Math.min(...numbers), Math.max(...numbers)],
            );
          }
        }),
        { numRuns: 60 },
      );
    });

    test('[issue 17] each filter that is set, and no other, says how many goods there would be without it', async () => {
      const filters = await filtersOf({
        category: 'phones',
        filters: { network: ['5g'], price: { from: 1 } },
      });
      const said = filters.flatMap(({ alias, without }) => (without === undefined ? [] : [alias]));
      expect(said).toEqual(['price', 'network']);
    });

    test('[issue 17] filters: titles and order of the product types, what is set stays, what tells nothing apart is left out', async () => {
      const phones = await filtersOf({ category: 'phones', filters: { network: ['none', '5g'] } });
      expect(phones.map(({ alias, title }) => [alias, title])).toEqual([
        ['price', 'Cena'],
        ['colour', 'Kolor'],
        ['network', 'Sieć'],
        ['screen', 'Ekran'],
        ['available', 'Dostępność'],
      ]);
      expect(phones[2]?.options?.map(({ value, selected }) => [value, selected])).toEqual([
        ['4g', false],
        ['5g', true],
      ]);
      expect(phones[3]).toMatchObject({ kind: 'range', unit: 'cale' });
      expect(await filtersOf({ category: 'nothing' })).toEqual([]);
      expect((await ask(platform, '/v2/catalog/filters', { method: 'POST' })).status).toBe(200);
      const unknown = await ask(platform, '/v2/catalog/filters', { payload: { category: 'none' } });
      expect([unknown.status, unknown.body.error?.code]).toEqual([404, 'not_found']);
    });

    test('[issue 17] a filter there is not, and one set to what it cannot be, are passed over', async () => {
      const all = countsOf(await list('phones', {}))[1];
      for (const filters of [
        { fbclid: ['abc'] },
        { colour: { from: 1 } },
        { screen: ['5'] },
        { available: ['maybe'] },
        { price: {} },
        { constructor: ['x'] },
      ])
        expect(countsOf(await list('phones', { filters }))[1], JSON.stringify(filters)).toBe(all);
      expect((await list('phones', { filters: { colour: [] } })).status).toBe(400);
      expect((await list('phones', { filters: { colour: 'white' } })).status).toBe(400);
      // No text of PostgreSQL holds it.
      expect((await list('phones', { filters: { colour: ['\u0000'] } })).status).toBe(400);
    });

    test('[spec 7] neighbours are those of the very list, through its whole length', async () => {
      const filters = { price: { from: 1000 }, available: ['true'] };
      const query = writeGoodsList({ filters, sort: 'title', page: 3 });
      const whole = aliasesOf((await list('electronics', { limit: 100, sort: 'title', filters })).body.data);
      expect(whole.length).toBeGreaterThan(10);
      for (const [at, alias] of whole.entries()) {
        const url = `/v2/catalog/products/neighbour-items/${alias}?category=electronics&list=${encodeURIComponent(String(query))}`;
        const { previous, next, position, total } = (await ask(platform, url)).body.data as GoodNeighbours;
        expect([previous?.alias, next?.alias, position, total]).toEqual([
          whole[at - 1],
          whole[at + 1],
          at + 1,
          whole.length,
        ]);
      }
      const elsewhere = await ask(platform, '/v2/catalog/products/neighbour-items/good-2?category=phones');
      expect(elsewhere.body.data).toEqual({ previous: null, next: null, position: null, total: 24 });
    });

    test('[spec 7] orders have titles in the caller’s language; an article comes with its product type when asked for', async () => {
      const sorters = async (language: string) =>
        (await ask(platform, `/v2/catalog/sorters?language=${language}`, { method: 'POST' })).body.data;
      expect(await sorters('pl')).toContainEqual({ alias: 'price-asc', title: 'Cena rosnąco' });
      expect(await sorters('en')).toContainEqual({ alias: 'price-asc', title: 'Price, low to high' });
      const good = async (query: string) =>
        (await ask(platform, `/v2/catalog/goods/good-1${query}`)).body.data;
      expect(await good('')).not.toHaveProperty('type');
      expect(await good('?with_product_type=true')).toMatchObject({ type: { title: 'Telefon' } });
    });

    test('[issue 17] lists follow what is published, changed and taken back, at once', async () => {
      const headers = await signIn(platform, 'publisher');
      const at = '/v2/system/manage/goods/good-0';
      const shown = async (filters: GoodsFilters) =>
        aliasesOf((await list('phones', { limit: 100, filters })).body.data).includes('good-0');
      const read = async () =>
        (await ask(platform, `${at}?locale=pl`, { headers })).body.data as { version: number; draft: Good };
      const change = async (rest: Partial<Good>) => {
        const { version, draft } = await read();
        const payload = { version, locale: 'pl', data: { ...draft, ...rest } };
        return ask(platform, at, { method: 'PUT', headers, payload });
      };
      const act = (action: string) =>
        ask(platform, `${at}/${action}`, { headers, payload: { locale: 'pl' } });
      const price = { price: { from: 123_400, to: 123_500 } };
      expect((await change({ price_minor: 123_456 })).status).toBe(200);
      expect(await shown(price)).toBe(false);
      expect((await act('publish')).status).toBe(200);
      expect(await shown(price)).toBe(true);
      expect((await act('unpublish')).status).toBe(200);
      expect(await shown({})).toBe(false);
      expect(goods[0]?.alias).toBe('good-0');
    });
  });
});

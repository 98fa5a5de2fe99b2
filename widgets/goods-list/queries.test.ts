import { expect, test } from 'vitest';
import type { QueryContext } from '#registry/widget.ts';
import type { GoodSummary } from '#schemas/good.ts';
import type { GoodsFilter } from '#schemas/goods-list.ts';
import { queries } from './queries.ts';
import { widget } from './widget.ts';

const colour: GoodsFilter = {
  alias: 'kolor',
  title: 'Kolor',
  kind: 'choice',
  options: [{ value: 'czarny', title: 'Czarny', count: 30, selected: false }],
};
const good = (alias: string): GoodSummary => ({
  id: alias,
  alias,
  category: 'telefony',
  title: alias,
  summary: '',
  price_minor: 100,
  currency: 'PLN',
  available: true,
  attributes: [{ alias: 'kolor', values: ['czarny'] }],
});

/** Asks for the list of an address. @returns the answer, what the platform was asked, and the parameters that were read */
async function ask(search: string, known = true) {
  const address = new URLSearchParams(search);
  const asked: unknown[] = [];
  const read = new Set<string>();
  const categories = [
    { id: '1', alias: 'elektronika', title: 'Elektronika' },
    { id: '2', alias: 'telefony', title: 'Telefony', parent: 'elektronika' },
    { id: '3', alias: 'b', title: 'B', parent: 'telefony', order: 2 },
    { id: '4', alias: 'a', title: 'A', parent: 'telefony', order: 1 },
  ];
  const content: Partial<QueryContext['content']> = {
    goodsFilters: async (wanted) => {
      asked.push(['filters', wanted.filters]);
      return known ? [colour] : null;
    },
    goodCategory: async (alias) => (known ? (categories.find((one) => one.alias === alias) ?? null) : null),
    goodCategories: async () => categories,
    goodsSorters: async () => [],
    goodsPage: async ({ filters, sort, limit, offset }) => {
      asked.push(['goods', filters, sort, offset]);
      return { total: 60, items: Array.from({ length: Math.min(limit, 60 - offset) }, () => good('x')) };
    },
  };
  const context = {
    content,
    locale: 'pl',
    params: { id: 'telefony' },
    parameters: (name: string) => {
      read.add(name);
      return address.getAll(name);
    },
  } as unknown as QueryContext;
  const list = await queries({ size: 24 }, context).list.queryFn();
  return { list, asked, read: [...read].toSorted() };
}

test('[cache] [issue 17] an address is read by the names of the filters there are; whatever else it says asks nothing', async () => {
  const { list, asked, read } = await ask('fbclid=1&rozmiar=duzy&kolor=junk');
  expect(read).toEqual(['kolor', 'page', 'sort']);
  expect(asked).toEqual([
    ['filters', {}],
    ['goods', {}, 'default', 0],
  ]);
  expect(list?.query).toEqual({ kolor: null, sort: null, page: null });
});

test('[issue 17] the way, the parts and the page of a narrowed list; cards carry no attributes', async () => {
  const { list, asked } = await ask('kolor=czarny&page=2&sort=title');
  expect(asked.slice(1)).toEqual([
    ['filters', { kolor: ['czarny'] }],
    ['goods', { kolor: ['czarny'] }, 'title', 0],
    ['goods', { kolor: ['czarny'] }, 'title', 24],
  ]);
  expect(list).toMatchObject({ page: 2, pages: 3, total: 60 });
  expect(list?.path.map(({ alias }) => alias)).toEqual(['elektronika', 'telefony']);
  expect(list?.parts.map(({ alias }) => alias)).toEqual(['a', 'b']);
  expect(list?.items[0]).not.toHaveProperty('attributes');
  expect(widget.subject?.({ list } as never)).toMatchObject({
    title: 'Telefony',
    list: { page: 2, pages: 3, narrowed: true },
    query: { kolor: 'czarny', sort: 'title', page: '2' },
  });
});

test('[issue 17] a page behind the last is the last; an unknown category is no page at all', async () => {
  const { list } = await ask('page=9');
  expect(list?.page).toBe(3);
  expect(list?.query['page']).toBe('3');
  const none = await ask('', false);
  expect(none.list).toBeNull();
  expect(none.asked).toEqual([['filters', {}]]);
  expect(widget.subject?.({ list: null } as never)).toBeNull();
});

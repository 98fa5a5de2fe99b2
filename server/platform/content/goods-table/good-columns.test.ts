import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductType } from '#schemas/product-type.ts';
import { columnsOf, type GoodBody, readGoodRow, writeGoodCell } from './good-columns.ts';

const type: ProductType = {
  id: 'drill',
  alias: 'drill',
  title: 'Wiertarka',
  attributes: [
    { alias: 'colour', title: 'Kolor', kind: 'choice', values: [] },
    { alias: 'power', title: 'Moc', kind: 'number', unit: 'W' },
  ],
};
const typeOf = (alias: string) => (alias === type.alias ? type : undefined);

const word = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const minor = fc.integer({ min: 0, max: 99_999_999 });
const goods: fc.Arbitrary<GoodBody> = fc.record(
  {
    id: fc.constant('good-x'),
    alias: fc.constant('x'),
    title: word,
    category: word,
    summary: fc.string(),
    price_minor: minor,
    old_price_minor: minor,
    lowest_price_minor: minor,
    currency: fc.constant('PLN'),
    available: fc.boolean(),
    product_type: fc.constant('drill'),
    description: word,
    sale_conditions: fc.array(fc.record({ id: word, title: word }), { minLength: 1, maxLength: 3 }),
    attributes: fc.constantFrom(
      [{ alias: 'colour', values: ['red', 'dark-blue'] }],
      [{ alias: 'power', number: 12.5 }],
      [
        { alias: 'colour', values: ['red'] },
        { alias: 'power', number: -3 },
      ],
    ),
  },
  {
    requiredKeys: [
      'id',
      'alias',
      'title',
      'category',
      'summary',
      'price_minor',
      'currency',
      'available',
      'product_type',
    ],
  },
);

const cellsOf = (good: GoodBody, names = columnsOf([good]).slice(1)) =>
  new Map(names.map((name) => [name, writeGoodCell(name, good)]));

describe('an article as a row', () => {
  test('[law] what was written is read, for an article that is there and for one that is not', () => {
    fc.assert(
      fc.property(goods, (good) => {
        const read = { good, errors: new Map() };
        expect(readGoodRow(good, cellsOf(good), typeOf)).toEqual(read);
        expect(readGoodRow({ id: 'good-x', alias: 'x' }, cellsOf(good), typeOf)).toEqual(read);
      }),
    );
  });

  test('[law] any article becomes any other by the cells of both', () => {
    fc.assert(
      fc.property(goods, goods, (from, to) => {
        const names = columnsOf([from, to]).slice(1);
        const { good, errors } = readGoodRow(from, cellsOf(to, names), typeOf);
        expect([...errors]).toEqual([]);
        // Attributes keep the order they had.
        const inOrder = ({ attributes, ...rest }: GoodBody) => ({
          ...rest,
          attributes: JSON.stringify(
            ((attributes as { alias: string }[]) ?? []).toSorted((a, b) => a.alias.localeCompare(b.alias)),
          ),
        });
        expect(inOrder(good)).toEqual(inOrder(to));
      }),
    );
  });

  test('[law] a column that is not there changes nothing', () => {
    fc.assert(
      fc.property(goods, fc.constantFrom('title', 'price', 'available'), (good, column) => {
        const cells = new Map([[column, writeGoodCell(column, good)]]);
        expect(readGoodRow(good, cells, typeOf).good).toEqual(good);
      }),
    );
  });

  test('amounts are read as people write them', () => {
    for (const [cell, price_minor] of [
      ['1299', 129_900],
      ['1 299,5', 129_950],
      ['1299.05', 129_905],
      ['0,00', 0],
    ] as const)
      expect(readGoodRow({}, new Map([['price', cell]]), typeOf)).toEqual({
        good: { price_minor },
        errors: new Map(),
      });
  });

  test.each([
    ['price', '12,345', 'problem.no-amount'],
    ['price', '-1', 'problem.no-amount'],
    ['price', '1.299,00', 'problem.no-amount'],
    ['available', 'może', 'problem.no-flag'],
    ['sale_conditions', '[', 'problem.no-json'],
    ['attribute:power', 'dużo', 'problem.no-number'],
    ['attribute:weight', '5', 'problem.no-attribute'],
  ])('%s cannot be %s', (column, cell, reason) => {
    const known: GoodBody = { product_type: 'drill', title: 'Kept' };
    const { good, errors } = readGoodRow(known, new Map([[column, cell]]), typeOf);
    expect(good).toEqual(known);
    expect([...errors].map(([name, refusal]) => [name, refusal.reason])).toEqual([[column, reason]]);
  });
});

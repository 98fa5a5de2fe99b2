import { describe, expect, test } from 'vitest';
import type { Good } from '#schemas/good.ts';
import { priceLines } from './price-cart.ts';

const good = (alias: string, more: Partial<Good> = {}): Good => ({
  id: alias,
  alias,
  category: 'phones',
  title: alias,
  summary: '',
  price_minor: 9_900,
  currency: 'PLN',
  available: true,
  ...more,
});
const goods = new Map(
  [
    good('phone', {
      sale_conditions: [
        { id: 'new', title: 'Nowy' },
        { id: 'opened', title: 'Otwarty', price_minor: 7_900 },
      ],
    }),
    good('case'),
    good('abroad', { currency: 'EUR' }),
  ].map((one) => [one.alias, one]),
);
const priced = (...wanted: { alias: string; item_cnt?: number; sale_condition_id?: string }[]) =>
  priceLines(
    wanted.map((line) => ({ item_cnt: 1, ...line })),
    goods,
  );
const problems = (...wanted: Parameters<typeof priced>) =>
  priced(...wanted).lines.map(({ problem }) => problem);

describe('[sec 35] the price of a line', () => {
  test('[spec 5] is that of the article’s first condition where none is named', () => {
    const { lines, details } = priced(
      { alias: 'phone' },
      { alias: 'phone', sale_condition_id: 'opened', item_cnt: 2 },
    );
    expect(lines).toMatchObject([
      { sale_condition_id: 'new', unit_price_minor: 9_900 },
      { sale_condition_id: 'opened', unit_price_minor: 7_900, line_price_minor: 15_800 },
    ]);
    expect(details).toEqual({ total_price: 25_700, currency: 'PLN' });
  });

  test('a condition that is gone has no price', () => {
    const { lines } = priced(
      { alias: 'phone', sale_condition_id: 'used' },
      { alias: 'case', sale_condition_id: 'new' },
    );
    for (const line of lines) {
      expect(line).toMatchObject({ problem: 'condition-gone', line_price_minor: 0 });
      expect(line).not.toHaveProperty('unit_price_minor');
    }
  });

  test('the same line twice, a default named or not, counts once', () => {
    expect(problems({ alias: 'phone' }, { alias: 'phone', sale_condition_id: 'new' })).toEqual([
      undefined,
      'repeated',
    ]);
  });

  test('sums of two currencies are never added up', () => {
    expect(problems({ alias: 'case' }, { alias: 'abroad' })).toEqual([undefined, 'other-currency']);
    expect(priced({ alias: 'abroad' }, { alias: 'case' }).details).toEqual({
      total_price: 9_900,
      currency: 'EUR',
    });
  });

  test('[issue 17] what is counted is sold as long as there are pieces; a sum has only what can be had', () => {
    const left = new Map([
      ['phone', new Map([['opened', 2]])],
      ['case', new Map([['', 40]])],
    ]);
    const lines = (phones: number, cases: number, pieces = left) =>
      priceLines(
        [
          { alias: 'phone', sale_condition_id: 'opened', item_cnt: phones },
          { alias: 'phone', sale_condition_id: 'new', item_cnt: 9 },
          { alias: 'case', item_cnt: cases },
        ],
        goods,
        pieces,
      );
    expect(lines(2, 40).lines.map(({ problem, left: few }) => [problem, few])).toEqual([
      [undefined, 2],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const short = lines(3, 41);
    expect(short.lines.map(({ problem, left: few }) => [problem, few])).toEqual([
      ['short', 2],
      [undefined, undefined],
      ['short', 40],
    ]);
    expect(short).toMatchObject({ details: { total_price: 9 * 9_900 }, can_order: false });
    const gone = lines(1, 1, new Map([['phone', new Map([['opened', 0]])]]));
    expect(gone.lines[0]).toMatchObject({ problem: 'unavailable', left: 0, line_price_minor: 0 });
  });

  test('an empty cart is nothing to order', () => {
    expect(priced()).toEqual({ lines: [], details: { total_price: 0, currency: null }, can_order: false });
  });
});

import { describe, expect, test } from 'vitest';
import type { CartItem, PricedCart, PricedLine } from '#schemas/cart.ts';
import { cartRows, cartSum, isAnswered } from './cart-rows.ts';

const lines: readonly CartItem[] = [
  { itemData: { alias: 'lamp', price_minor: 100, currency: 'PLN' }, quantity: 2 },
  { itemData: { alias: 'unheard-of' }, quantity: 3 },
];
const answer = (...answered: PricedLine[]): PricedCart => ({
  lines: answered,
  details: {
    total_price: answered.reduce((sum, { line_price_minor: price }) => sum + price, 0),
    currency: 'PLN',
  },
  can_order: true,
});
const lamp = (more: Partial<PricedLine> = {}): PricedLine => ({
  alias: 'lamp',
  item_cnt: 2,
  unit_price_minor: 120,
  line_price_minor: 240,
  ...more,
});
const unknown: PricedLine = { alias: 'unheard-of', item_cnt: 3, line_price_minor: 0, problem: 'unknown' };

describe('[issue 17] a cart on the screen', () => {
  test('shows what is remembered until the server has answered, with the placeholder of specification 7', () => {
    const rows = cartRows(lines, undefined);
    expect(rows.map(({ unitMinor, oldMinor }) => [unitMinor, oldMinor])).toEqual([
      [100, null],
      [null, null],
    ]);
    expect(cartSum(rows)).toMatchObject({ totalMinor: 200 + 30_000, isEstimate: true, hasProblems: false });
  });

  test('[sec 35] comes to the server’s total, and says old and new of a changed price', () => {
    const priced = answer(lamp(), unknown);
    const rows = cartRows(lines, priced);
    expect(rows[0]).toMatchObject({ unitMinor: 120, oldMinor: 100 });
    expect(cartSum(rows)).toEqual({
      totalMinor: priced.details.total_price,
      isEstimate: false,
      hasNewPrices: true,
      hasProblems: true,
    });
  });

  test('an answer counts for the lines it was asked about alone', () => {
    expect(isAnswered(lines, undefined)).toBe(false);
    expect(isAnswered(lines, answer(lamp(), unknown))).toBe(true);
    expect(isAnswered(lines, answer(lamp({ item_cnt: 1 }), unknown))).toBe(false);
    expect(isAnswered(lines, answer(lamp()))).toBe(false);
  });

  test('a line without a condition is found where the article has conditions by now', () => {
    const priced = answer(lamp({ sale_condition_id: 'new' }), unknown);
    expect(cartRows(lines, priced)[0]?.unitMinor).toBe(120);
  });
});

import { describe, expect, test } from 'vitest';
import type { CartGood } from './cart.ts';
import { addLine, type CartLines, cartInfo, editLine, lineKey, unitPrice } from './cart-lines.ts';
import { cartUnitMinor, mostCartLines } from './constants.ts';

const phone: CartGood = {
  alias: 'phone',
  price_minor: 9_900,
  currency: 'PLN',
  sale_conditions: [{ id: 'new' }, { id: 'opened', price_minor: 7_900 }],
};
const added = (...goods: readonly CartGood[]) =>
  goods.reduce<CartLines>((lines, good) => addLine(lines, good).lines, []);

describe('[spec 4] the cart', () => {
  test('[spec 5] takes the first sale condition and one piece where nothing is chosen', () => {
    expect(added(phone)).toEqual([{ itemData: phone, sale_condition_id: 'new', quantity: 1 }]);
    expect(added({ alias: 'case' })).toEqual([{ itemData: { alias: 'case' }, quantity: 1 }]);
  });

  test('[spec 5] refuses the same article under the same condition, and takes it under another one', () => {
    const lines = added(phone);
    const again = addLine(lines, phone, { quantity: 5 });
    expect(again.outcome.kind).toBe('in-cart');
    expect(again.lines).toBe(lines);
    const other = addLine(lines, phone, { conditionId: 'opened' });
    expect(other.outcome.kind).toBe('added');
    expect(other.lines.map(lineKey)).toEqual(['phone/new', 'phone/opened']);
  });

  test('changes quantity and condition, and refuses a condition that is a line of its own', () => {
    const lines = addLine(added(phone), phone, { conditionId: 'opened' }).lines;
    expect(editLine(lines, 'phone/new', { quantity: 3 }).lines[0]?.quantity).toBe(3);
    expect(editLine(lines, 'phone/new', { conditionId: 'opened' })).toMatchObject({
      lines,
      outcome: { kind: 'in-cart' },
    });
    const { lines: moved } = editLine(added(phone), 'phone/new', { conditionId: 'opened' });
    expect(moved.map(lineKey)).toEqual(['phone/opened']);
    expect(editLine(lines, 'phone/new', { conditionId: 'unheard-of' }).outcome.kind).toBe('gone');
    expect(editLine(lines, 'gone', { quantity: 2 }).outcome.kind).toBe('gone');
  });

  test('[sec 7] counts 10000 for a piece whose price is not known, and says so', () => {
    const known = editLine(added(phone), 'phone/new', { quantity: 2 }).lines;
    expect(cartInfo(known)).toEqual({ details: { total_price: 19_800, is_estimate: false } });
    const unknown = addLine(known, { alias: 'nothing-known' }, { quantity: 3 }).lines;
    expect(cartUnitMinor).toBe(10_000);
    expect(cartInfo(unknown)).toEqual({ details: { total_price: 49_800, is_estimate: true } });
  });

  test('a price of the condition goes before the article’s', () => {
    expect(unitPrice({ itemData: phone, sale_condition_id: 'opened', quantity: 1 })).toBe(7_900);
  });

  test('takes no more lines than it may hold, and none in another currency', () => {
    const goods = Array.from({ length: mostCartLines }, (_, at): CartGood => ({ alias: `good-${at}` }));
    expect(addLine(added(...goods), phone).outcome.kind).toBe('full');
    expect(addLine(added(phone), { alias: 'abroad', currency: 'EUR' }).outcome.kind).toBe('other-currency');
  });
});

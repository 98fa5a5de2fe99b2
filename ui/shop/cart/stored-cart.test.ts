import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { CartItem } from '#schemas/cart.ts';
import { lineKey } from '#schemas/cart-lines.ts';
import { mostCartLines } from '#schemas/constants.ts';
import { readCart, writeCart } from './stored-cart.ts';

/** A line with something in place of one of its values, which may or may not be right. */
const nearlyLine = fc.record({
  itemData: fc.oneof(
    fc.record(
      {
        alias: fc.oneof(fc.constantFrom('phone', 'case', 'Phone', ''), fc.anything()),
        category: fc.oneof(fc.constant('phones'), fc.anything()),
        title: fc.oneof(fc.string({ maxLength: 220 }), fc.anything()),
        image: fc.record({
          src: fc.constantFrom('/a.svg', '//evil.example/a.svg', 'javascript:1', 7),
          alt: fc.string(),
          width: fc.oneof(fc.integer(), fc.double()),
          height: fc.integer({ min: 1 }),
        }),
        price_minor: fc.oneof(fc.integer(), fc.double(), fc.string()),
        currency: fc.constantFrom('PLN', 'pln', 'EUR', 1),
        sale_conditions: fc.oneof(
          fc.array(fc.record({ id: fc.oneof(fc.constantFrom('new', 'opened', ''), fc.anything()) })),
          fc.anything(),
        ),
      },
      { requiredKeys: ['alias'] },
    ),
    fc.anything(),
  ),
  sale_condition_id: fc.oneof(fc.constantFrom('new', 'opened', undefined), fc.anything()),
  quantity: fc.oneof(fc.integer({ min: -1, max: 101 }), fc.anything()),
});

describe('[issue 17] a stored cart', () => {
  test('whatever stands in the storage, it is read as lines that fit the schema, each once', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ version: fc.constantFrom(1, 1, 1, 2, '1'), lines: fc.array(nearlyLine, { maxLength: 60 }) })
        .map((value) => {
          try {
            return JSON.stringify(value);
          } catch {
            return '{';
          }
        }),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const lines = readCart(text);
        for (const line of lines) expect(Value.Check(CartItem, line), JSON.stringify(line)).toBe(true);
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        expect(lines.length).toBeLessThanOrEqual(mostCartLines);
        expect(readCart(writeCart(lines))).toEqual(lines);
      }),
      { numRuns: 400 },
    );
  });

  test('one broken line takes nothing of the others along', () => {
    const good = { itemData: { alias: 'case' }, quantity: 2 };
    const lines = [{ itemData: null }, good, { itemData: { alias: 'x' }, quantity: 0 }, '', good];
    expect(readCart(JSON.stringify({ version: 1, lines }))).toEqual([good]);
  });

  test('every line that the schema lets through is read, and what is left out of it is no line', () => {
    const full = {
      itemData: {
        alias: 'phone',
        category: 'phones',
        title: 'Telefon',
        image: { src: '/a.svg', alt: '', width: 4, height: 3 },
        price_minor: 9_900,
        currency: 'PLN',
        sale_conditions: [{ id: 'new', title: 'Nowy', price_minor: 9_900 }],
      },
      sale_condition_id: 'new',
      quantity: 99,
    };
    expect(Value.Check(CartItem, full)).toBe(true);
    expect(readCart(JSON.stringify({ version: 1, lines: [full] }))).toEqual([full]);
    expect(readCart(JSON.stringify({ version: 1, lines: [{ ...full, sale_condition_id: 'gone' }] }))).toEqual(
      [],
    );
    expect(readCart(JSON.stringify({ version: 2, lines: [full] }))).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import { lineKey } from './cart-lines.ts';
import { mostCartLines, mostCartPieces } from './constants.ts';
import { cartItemText, namedGood, readCartItems } from './plain-cart.ts';

const line = fc
  .record({
    alias: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/),
    condition: fc.option(fc.stringMatching(/^[^\n\r\u2028\u2029]{1,60}$/), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: mostCartPieces }),
  })
  .map(
    ({ alias, condition, quantity }): CartItem => ({
      itemData: namedGood(alias, condition),
      ...(condition !== undefined && { sale_condition_id: condition }),
      quantity,
    }),
  );
const lines = fc.uniqueArray(line, { selector: lineKey, maxLength: mostCartLines });

test('[issue 17] a cart reads as it was written into the address', () => {
  fc.assert(
    fc.property(lines, (written) => {
      expect(readCartItems(written.map(cartItemText))).toEqual(written);
    }),
  );
});

test('[issue 17] [sec 35] whatever stands in an address or a cookie, a cart is read that keeps the rules', () => {
  const text = fc.oneof(
    fc.string(),
    line.map(cartItemText),
    fc.stringMatching(/^[a-z-]{1,5}\.\d{0,3}(\..*)?$/),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 80 }), (texts) => {
      const read = readCartItems(texts);
      expect(read.length).toBeLessThanOrEqual(mostCartLines);
      expect(new Set(read.map(lineKey)).size).toBe(read.length);
      for (const { quantity } of read) {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(mostCartPieces);
      }
      expect(readCartItems(read.map(cartItemText))).toEqual(read);
    }),
  );
});

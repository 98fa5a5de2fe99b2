import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceReduction } from './price-reduction.ts';

describe('[law] a reduction is announced as Directive 98/6/EC art. 6a wants it', () => {
  test('with the lowest price of 30 days, and the percentage calculated from that one', () => {
    expect(
      priceReduction({ price_minor: 159_900, old_price_minor: 249_900, lowest_price_minor: 189_900 }),
    ).toEqual({ oldMinor: 249_900, lowestMinor: 189_900, percent: 15 });
  });

  test('not at all where the lowest price is not known', () => {
    expect(priceReduction({ price_minor: 100, old_price_minor: 200 })).toBeNull();
  });

  test('not at all where it was as cheap within 30 days', () => {
    expect(priceReduction({ price_minor: 100, old_price_minor: 200, lowest_price_minor: 100 })).toBeNull();
  });

  test('not at all without a price before it', () => {
    expect(priceReduction({ price_minor: 100, lowest_price_minor: 150 })).toBeNull();
    expect(priceReduction({ price_minor: 100, old_price_minor: 90, lowest_price_minor: 150 })).toBeNull();
  });

  test('never a greater percentage than is true', () => {
    const minor = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(minor, minor, minor, (price_minor, old_price_minor, lowest_price_minor) => {
        const found = priceReduction({ price_minor, old_price_minor, lowest_price_minor });
        if (found)
          expect(found.percent * lowest_price_minor).toBeLessThanOrEqual(
            (lowest_price_minor - price_minor) * 100,
          );
        else expect(price_minor).toBeGreaterThanOrEqual(Math.min(old_price_minor, lowest_price_minor));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productData } from './structured-data.ts';

const offer = fc.record({
  name: fc.constantFrom('', 'Nowy', 'Po zwrocie'),
  priceMinor: fc.integer({ min: 0, max: 100_000_000 }),
  currency: fc.constantFrom('PLN', 'EUR'),
  available: fc.boolean(),
});
const dataOf = (offers: readonly (typeof offer extends fc.Arbitrary<infer One> ? One : never)[]) =>
  productData({
    product: { sku: 'czajnik', images: ['/media/czajnik.svg'], category: 'Kuchnia', offers },
    title: 'Czajnik',
    description: undefined,
    url: 'https://site.example/category/kuchnia/goods/czajnik',
    full: (path) => `https://site.example${path}`,
  });

describe('[issue 17] what search engines read of an article', () => {
  test('[law] each offer has its price to the hundredth, its currency and whether it can be had', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 4 }), (offers) => {
        const told = dataOf(offers)['offers'] as readonly Record<string, string>[];
        expect(told.map(({ price }) => Math.round(Number(price) * 100))).toEqual(
          offers.map(({ priceMinor }) => priceMinor),
        );
        expect(told.every(({ price = '' }) => /^\d+\.\d\d$/.test(price))).toBe(true);
        expect(told.map(({ priceCurrency }) => priceCurrency)).toEqual(
          offers.map(({ currency }) => currency),
        );
        expect(told.map(({ availability = '' }) => availability.endsWith('/InStock'))).toEqual(
          offers.map(({ available }) => available),
        );
        expect(told.map(({ name }) => name ?? '')).toEqual(offers.map(({ name }) => name));
      }),
    );
  });

  test('addresses are whole, and what nobody wrote is left out', () => {
    expect(dataOf([])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Czajnik',
      sku: 'czajnik',
      image: ['https://site.example/media/czajnik.svg'],
      category: 'Kuchnia',
      offers: [],
      url: 'https://site.example/category/kuchnia/goods/czajnik',
    });
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PricedCart } from '#schemas/cart.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { goods, goodsSite } from './goods-site.ts';
import { onBackends } from './on-backends.ts';

/** What a cart costs by the live content. */
onBackends((backend) => {
  describe('the price of a cart', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open({ site: goodsSite });
    });
    afterAll(() => platform.close());
    const submit = (wanted: readonly object[]) =>
      ask(platform, '/v2/cart', { payload: { goods: [...wanted] } });
    const priced = async (wanted: readonly object[]) => (await submit(wanted)).body.data as PricedCart;

    test('[sec 35] totals are the server’s and equal the sum of the lines; a question that says prices is refused', async () => {
      const priceSaid = await submit([{ alias: 'good-0', item_cnt: 1, price_minor: 1 }]);
      expect([priceSaid.status, Object.keys(priceSaid.body.error?.fields ?? {})]).toEqual([
        400,
        ['body/goods/0/price_minor'],
      ]);
      const byAlias = new Map(goods.map((good) => [good.alias, good]));
      const line = fc.record({
        alias: fc.oneof(fc.constantFrom(...goods.map(({ alias }) => alias)), fc.constant('nobody-sells-it')),
        item_cnt: fc.integer({ min: 1, max: 120 }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(line, { selector: ({ alias }) => alias, maxLength: 20 }),
          async (wanted) => {
            const { lines, details, can_order } = await priced(wanted);
            const expected = wanted.map(({ alias, item_cnt }) => {
              const good = byAlias.get(alias);
              if (!good) return { problem: 'unknown', price: 0 };
              if (!good.available) return { problem: 'unavailable', price: 0 };
              if (item_cnt > 99) return { problem: 'too-many', price: 0 };
              return { problem: undefined, price: good.price_minor * item_cnt };
            });
            expect(lines.map(({ problem, line_price_minor: price }) => ({ problem, price }))).toEqual(
              expected,
            );
            expect(lines.map(({ alias }) => alias)).toEqual(wanted.map(({ alias }) => alias));
            expect(details.total_price).toBe(expected.reduce((sum, { price }) => sum + price, 0));
            expect(can_order).toBe(wanted.length > 0 && expected.every(({ problem }) => !problem));
          },
        ),
        { numRuns: 40 },
      );
    });

    test('[issue 17] an answer says nothing of descriptions, and is not to be kept', async () => {
      const answer = await submit([{ alias: 'good-0', item_cnt: 1 }]);
      const [line] = (answer.body.data as PricedCart).lines;
      expect(line?.good).toMatchObject({ alias: 'good-0' });
      expect(line?.good).not.toHaveProperty('description');
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('[issue 17] no pieces, half ones, a foreign name or too many lines are refused by name', async () => {
      const wrong = [
        [{ alias: 'good-0', item_cnt: 0 }],
        [{ alias: 'good-0', item_cnt: 1.5 }],
        [{ alias: '../good', item_cnt: 1 }],
        [{ alias: 'good-0' }],
        Array.from({ length: 51 }, (_, at) => ({ alias: `good-${at}`, item_cnt: 1 })),
      ];
      for (const wanted of wrong) expect((await submit(wanted)).status, JSON.stringify(wanted)).toBe(400);
    });
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FavouriteGood } from '#schemas/favourite.ts';
import { customer } from '../customers/tables.ts';
import type { Platform } from '../platform.ts';
import { goodFacts } from '../shop/catalogue/tables.ts';
import { createWishlists } from '../shop/wishlist/wishlist.ts';
import { ask } from './ask.ts';
import { customerAsking } from './ask-customer.ts';
import { goods, goodsSite } from './goods-site.ts';
import { onBackends } from './on-backends.ts';

const url = '/v2/favourite';
const [first, second, third] = goods.map(({ alias }) => alias);
const some = [first, second, third].map(String);

/** What customers like and have not bought yet (specification 7). */
onBackends((backend) => {
  describe('[issue 17] wishlist', () => {
    let platform: Platform;
    let ola: Awaited<ReturnType<typeof customerAsking>>;
    beforeAll(async () => {
      platform = await backend.open({ site: goodsSite });
      ola = await customerAsking(platform, 'contract@example.com');
    });
    afterAll(() => platform.close());
    const add = (...aliases: readonly string[]) => ola(`${url}/add`, { payload: { aliases } });
    const remove = (...aliases: readonly string[]) => ola(`${url}/remove`, { payload: { aliases } });
    const listed = async (query = '') => (await ola(`${url}${query}`)).body.data as readonly unknown[];

    test('ends as a set would after any wishes, said twice or together, the latest first', async () => {
      const wish = fc.record({
        adds: fc.boolean(),
        aliases: fc.array(fc.constantFrom(...some, 'not-on-sale'), { minLength: 1, maxLength: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { maxLength: 8 }), async (wishes) => {
          await remove(...some);
          const model = new Set<string>();
          for (const { adds, aliases } of wishes) {
            const answer = await (adds ? add : remove)(...aliases);
            for (const alias of aliases.filter((one) => one !== 'not-on-sale'))
              if (adds) model.add(alias);
              else model.delete(alias);
            expect(answer.status).toBe(200);
            expect((answer.body.data as string[]).toSorted()).toEqual([...model].toSorted());
          }
          expect(await listed('?idOnly=true')).toHaveLength(model.size);
        }),
        { numRuns: 12 },
      );
      await remove(...some);
      await add(String(first));
      await add(String(third), String(second));
      expect(await listed('?idOnly=true')).toEqual([third, second, first]);
    });

    test('answers goods as lists show them, with their type where that is wanted, in the language of the page', async () => {
      await add(...some);
      const plain = (await listed()) as readonly FavouriteGood[];
      expect(plain.map(({ alias }) => alias).toSorted()).toEqual(some.toSorted());
      expect(plain.some((good) => 'description' in good || 'type' in good)).toBe(false);
      const typed = (await listed('?with_product_type=true')) as readonly FavouriteGood[];
      for (const { product_type, type } of typed) expect(type?.alias).toBe(product_type);
      expect(await listed('?limit=1')).toHaveLength(1);
      const { headers } = await ola(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-items-total']).toBe(String(some.length));
    });

    test('a guest has no list here, and is answered what the browser remembers: what is on sale, in its order', async () => {
      const guest = async (query = '') => (await ask(platform, `${url}${query}`)).body.data;
      expect(await guest()).toEqual([]);
      const found = (await guest(`?aliases=${third}.nothing.${first}.${third}`)) as readonly FavouriteGood[];
      expect(found.map(({ alias }) => alias)).toEqual([third, first]);
      expect((await ask(platform, `${url}?aliases=A%00`)).status).toBe(400);
      const refused = await ask(platform, `${url}/add`, { payload: { aliases: some } });
      expect([refused.status, refused.body.error?.code]).toEqual([401, 'unauthorized']);
    });

    test('[sec 14] is its owner’s alone', async () => {
      await add(...some);
      const other = await customerAsking(platform, 'nothing@example.com');
      expect((await other(`${url}?idOnly=true`)).body.data).toEqual([]);
      expect((await other(`${url}/remove`, { payload: { aliases: some } })).body.data).toEqual([]);
      expect(await listed('?idOnly=true')).toHaveLength(some.length);
    });

    test('two devices of one customer at once both get their wish', async () => {
      await remove(...some);
      const answers = await Promise.all([...some, ...some].map((alias) => add(alias)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(((await listed('?idOnly=true')) as string[]).toSorted()).toEqual(some.toSorted());
    });

    test.each([
      {},
      { aliases: [] },
      { aliases: ['A'] },
      { aliases: 'lamp' },
      { aliases: Array(10_001).fill('a') },
    ])('[sec 31] what is no list of goods is refused by name', async (payload) => {
      const { status, body } = await ola(`${url}/add`, { payload });
      expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    });
  });

  test('[spec 9] a list that would be too long stays as it is, also for two devices at once', async () => {
    const { orm, close } = await backend.openDatabase();
    await orm.insert(goodFacts).values(
      some.map((key) => ({
        ...{ key, locale: 'pl', category: 'lamps', title: key, priceMinor: 1, available: true },
        ...{ choices: [], numbers: {}, kind: 0n },
      })),
    );
    const [row] = await orm
      .insert(customer)
      .values({ email: 'many@wishes.example', firstname: 'Ola', lastname: 'Nowak', group: 'personal' })
      .returning({ id: customer.id });
    const { id } = row ?? expect.unreachable();
    const wishlists = createWishlists({ orm, now: Date.now, most: 2 });
    expect(await wishlists.add(id, some)).toBeNull();
    expect(await wishlists.list(id)).toEqual([]);
    const answers = await Promise.all(some.map((alias) => wishlists.add(id, [alias])));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await wishlists.list(id)).toHaveLength(2);
    await close();
  });
});

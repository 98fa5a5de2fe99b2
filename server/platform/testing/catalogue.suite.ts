import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PublishedPost } from '#schemas/post.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const aliasesOf = (data: unknown) => (data as { alias: string }[]).map(({ alias }) => alias);

/** Posts, goods, banks and offers. */
onBackends((backend) => {
  describe('catalogue', () => {
    let platform: Platform;
    let time = noon;
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
    });
    beforeEach(() => {
      time = noon;
    });
    afterAll(() => platform.close());
    const get = (url: string) => ask(platform, url);
    const data = async (url: string) => (await get(url)).body.data;
    const posts = async (query = '') => aliasesOf(await data(`/v2/posts/items?limit=100${query}`));
    const idsOf = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);
    const goodsUrl = '/v2/catalog/categories/home/goods';
    const goods = (payload: object, query = '') => ask(platform, `${goodsUrl}${query}`, { payload });

    test('[spec 7] categories of posts and goods, in the language or the default one', async () => {
      const answer = await get('/v2/posts/categories?language=en&limit=10000');
      expect(answer.body.data).toMatchObject([{ title: 'Nowości' }, { title: 'Tips' }]);
      expect(countsOf(answer)).toEqual([2, 2, 10_000]);
      expect(await data('/v2/posts/categories/tips?language=en')).toMatchObject({ title: 'Tips' });
      expect(aliasesOf(await data('/v2/catalog/categories?limit=10000'))).toEqual(['empty', 'home']);
      expect(await data('/v2/catalog/categories/home')).toMatchObject({ title: 'Dom' });
    });

    test('[spec 7] posts, newest first, equals by alias, without their text; 10 rows, at most 100', async () => {
      const answer = await get('/v2/posts/items');
      expect(countsOf(answer)).toEqual([10, 15, 10]);
      expect(aliasesOf(answer.body.data).slice(0, 4)).toEqual(['p12', 'p13', 'p10', 'p11']);
      expect(answer.body.data).toMatchObject([
        { date_post: '2026-02-16T08:00:00Z' },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ]);
      expect(JSON.stringify(answer.body.data)).not.toContain('Długo');
      expect(countsOf(await get('/v2/posts/items?limit=500&offset=14'))).toEqual([1, 15, 100]);
      expect(await data('/v2/posts/items/p03')).toMatchObject({ title: 'p03 pl', content: '<p>Długo</p>' });
    });

    test('[spec 7] posts of a category; none of an unknown one', async () => {
      const news = ['p12', 'p09', 'p06', 'p03', 'p00', 'soon-in-english'];
      expect(await posts('&category=news')).toEqual(news);
      expect(await posts('&category=')).toHaveLength(15);
      expect(await posts('&category=__proto__')).toEqual([]);
      expect(countsOf(await get('/v2/posts/items?category=news&limit=2'))).toEqual([2, 6, 2]);
    });

    test('[spec 1] a version in the language stands for the post, also where only the default one would fit', async () => {
      expect(await posts('&language=en&category=news')).not.toContain('p00');
      expect((await posts('&language=en&category=tips')).slice(0, 1)).toEqual(['p00']);
      expect(await posts('&language=uk&category=news')).toContain('p00');
      expect(await posts('&language=en')).not.toContain('soon-in-english');
      expect((await get('/v2/posts/items/soon-in-english?language=en')).status).toBe(404);
      expect((await get('/v2/posts/items/soon-in-english')).status).toBe(200);
    });

    test('[truth] a post says when it was made live last; a draft of it changes nothing that readers see', async () => {
      const headers = await signIn(platform, 'publisher');
      const own = '/v2/system/manage/posts/p04';
      const read = async () => (await data('/v2/posts/items/p04')) as PublishedPost;
      const listed = async () =>
        (await platform.findable()).entries.find(
          ({ kind, key, locale }) => kind === 'post' && key === 'p04' && locale === 'pl',
        )?.at;
      const { title, date_post, date_modified: first = '' } = await read();
      expect(first >= date_post).toBe(true);
      const seeded = await listed();
      expect(seeded?.toISOString().slice(0, 19)).toBe(first.slice(0, 19));
      const { body } = await ask(platform, `${own}?locale=pl`, { headers });
      const { version, draft } = body.data as { version: number; draft: object };
      const payload = { version, data: { ...draft, title: 'Nowy tytuł' } };
      const changed = await ask(platform, `${own}?locale=pl`, { method: 'PUT', payload, headers });
      expect(changed.status).toBe(200);
      expect([(await read()).title, await listed()]).toEqual([title, seeded]);
      expect((await ask(platform, `${own}/publish?locale=pl`, { payload: {}, headers })).status).toBe(200);
      expect((await read()).title).toBe('Nowy tytuł');
      expect((await listed())?.getTime()).toBeGreaterThan(seeded?.getTime() ?? 0);
    });

    test('[spec 3] a post of the future is not there until its second has come', async () => {
      time = noon + 999;
      expect(await posts()).not.toContain('soon');
      expect(await posts('&category=news')).not.toContain('soon');
      expect((await get('/v2/posts/items/soon')).status).toBe(404);
      time = noon + 1000;
      expect((await posts())[0]).toBe('soon');
      expect((await posts('&category=news'))[0]).toBe('soon');
      expect(await data('/v2/posts/items/soon')).toMatchObject({ alias: 'soon' });
    });

    test('[spec 7] categories of questions and questions, in the order editors gave them, equals by key', async () => {
      const categories = await get('/v2/fq/categories?limit=10000');
      expect(aliasesOf(categories.body.data)).toEqual(['money', 'account']);
      expect(countsOf(categories)).toEqual([2, 2, 10_000]);
      const questions = await get('/v2/fq/questions?limit=10000');
      expect(idsOf(questions.body.data)).toEqual(['price', 'again', 'door', 'late']);
      expect(countsOf(questions)).toEqual([4, 4, 10_000]);
      expect(questions.body.data).toMatchObject([
        { question: 'price pl', answer: '<p>Tak.</p>', category: 'money', order: 2 },
        {},
        {},
        {},
      ]);
      expect(idsOf(await data('/v2/fq/questions?category=money&language=en'))).toEqual(['again', 'price']);
      expect(idsOf(await data('/v2/fq/questions?category='))).toHaveLength(4);
      expect(await data('/v2/fq/questions?category=__proto__')).toEqual([]);
      expect(countsOf(await get('/v2/fq/questions?limit=20000'))).toEqual([4, 4, 10_000]);
    });

    test('[spec 7] goods of a category: what is available first, by price, by title as dictionaries sort', async () => {
      const titles = async (sort?: string) =>
        (await goods({ limit: 100, ...(sort !== undefined && { sort }) })).body.data as {
          title: string;
          price_minor: number;
        }[];
      expect((await titles()).map(({ title }) => title).at(-1)).toBe('Łóżko');
      expect(await titles('default')).toEqual(await titles());
      const prices = (await titles('price-asc')).map(({ price_minor }) => price_minor);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect((await titles('price-desc')).map(({ price_minor }) => price_minor)).toEqual(prices.toReversed());
      expect((await titles('title')).slice(0, 4).map(({ title }) => title)).toEqual([
        'lampa',
        'Łóżko',
        'Mata',
        'Towar 1',
      ]);
      expect((await goods({}, '?language=en')).headers['x-items-total']).toBe('11');
      expect(await data('/v2/catalog/goods/lamp?language=en')).toMatchObject({ price_minor: 900 });
    });

    test('[spec 7] goods: limits, an empty category, no body', async () => {
      expect(countsOf(await ask(platform, goodsUrl, { method: 'POST' }))).toEqual([12, 12, 24]);
      expect(
        countsOf(await goods({ limit: 5000, offset: 11, filters: {}, product_type_aliases: [] })),
      ).toEqual([1, 12, 100]);
      const none = await ask(platform, '/v2/catalog/categories/empty/goods', { payload: {} });
      expect([none.status, none.body.data, ...countsOf(none)]).toEqual([200, [], 0, 0, 24]);
    });

    test.each([
      [{ filters: { colour: 'red' } }, 'body/filters/colour'],
      [{ product_type_aliases: ['Laptop'] }, 'body/product_type_aliases/0'],
      [{ sort: 'constructor' }, 'body/sort'],
      [{ limit: 0 }, 'body/limit'],
    ])('a wish that nobody would grant is refused by name: %j', async (payload, field) => {
      const answer = await goods(payload);
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(answer.body.error?.fields ?? {})).toContain(field);
    });

    test('[spec 9] pages one after the other are the whole list, whatever their size and order', async () => {
      const list = fc.constantFrom(
        '/v2/posts/items?',
        '/v2/fq/questions?',
        '/v2/posts/items?category=tips&',
        'default',
        'price-asc',
        'price-desc',
        'title',
      );
      await fc.assert(
        fc.asyncProperty(
          list,
          fc.constantFrom('pl', 'en'),
          fc.integer({ min: 1, max: 16 }),
          async (name, language, limit) => {
            const page = async (size: number, offset: number) => {
              const url = name.startsWith('/')
                ? `${name}limit=${size}&offset=${offset}&language=${language}`
                : null;
              const answer = url
                ? await get(url)
                : await goods({ sort: name, limit: size, offset }, `?language=${language}`);
              const rows = answer.body.data as { alias?: string; id: string }[];
              return { aliases: rows.map(({ alias, id }) => alias ?? id), total: countsOf(answer)[1] ?? 0 };
            };
            const whole = await page(100, 0);
            const pages: string[] = [];
            for (let offset = 0; offset < whole.total; offset += limit) {
              const { aliases, total } = await page(limit, offset);
              expect(total).toBe(whole.total);
              pages.push(...aliases);
            }
            expect(pages).toEqual(whole.aliases);
            expect(new Set(pages).size).toBe(whole.total);
          },
        ),
        { numRuns: 40 },
      );
    });

    test('[spec 7] banks by what can be done with them, by name', async () => {
      const answer = await get('/v2/loan/bank?type=repayment');
      expect((answer.body.data as { name: string }[]).map(({ name }) => name)).toEqual([
        'Most Bank',
        'Zamek Bank',
        'Żuraw Bank',
      ]);
      expect(countsOf(answer).slice(0, 2)).toEqual([3, 3]);
      expect((await get('/v2/loan/bank')).body).toEqual(answer.body);
      expect(await data('/v2/loan/pay/bank?type=verification')).toMatchObject([
        { name: 'Łąka Bank' },
        { name: 'Żuraw Bank' },
      ]);
      expect((await get('/v2/loan/bank?type=verification')).status).toBe(400);
    });

    test('[spec 7] lead offers in the language or the default one', async () => {
      const answer = await get('/v2/cross-sell/lead-offers?language=en');
      expect(answer.body.data).toMatchObject([{ title: 'Card' }, { title: 'Ubezpieczenie' }]);
      expect(countsOf(answer).slice(0, 2)).toEqual([2, 2]);
    });

    test.each([
      '/v2/posts/items?language=en',
      '/v2/posts/items/p03?language=en',
      '/v2/catalog/categories?language=en',
      '/v2/fq/categories?language=en',
      '/v2/fq/questions?language=en',
      '/v2/loan/bank?language=en',
      '/v2/cross-sell/lead-offers?language=en',
    ])('[spec 9] %s carries the cache token and its language', async (url) => {
      const answer = await get(url);
      expect(answer.token).toBe((await get('/v2/system/languages')).token);
      expect([answer.headers['content-language'], answer.headers['vary']]).toEqual(['en', 'accept-language']);
    });

    test.each([
      '/v2/posts/items/none',
      '/v2/posts/items/__proto__',
      '/v2/posts/categories/constructor',
      '/v2/catalog/categories/none',
      '/v2/catalog/goods/toString',
      '/v2/other/bank',
      '/v2/catalog/products/neighbour-items/lamp?category=none',
    ])('[spec 8] %s is not found', async (url) => {
      const answer = await get(url);
      expect(answer.body).toEqual({
        error: {
          message: expect.stringMatching(/^There is no /),
          code: 'not_found',
          reason: expect.stringMatching(/\.unknown$/),
          values: expect.any(Object),
        },
      });
      expect(answer.status).toBe(404);
    });

    test('[spec 8] goods of a category that is not there are not found', async () => {
      const answer = await ask(platform, '/v2/catalog/categories/none/goods', { payload: {} });
      expect([answer.status, answer.body.error?.message]).toEqual([
        404,
        'There is no category of goods none.',
      ]);
    });

    test.each([
      '/v2/posts/items?category=a%00b',
      '/v2/posts/items/%00',
      '/v2/fq/questions?limit=0',
      '/v2/posts/items?limit=0',
      '/v2/posts/items?offset=-1',
    ])('[sec 31] what no list can be asked for is refused: %s', async (url) =>
      expect((await get(url)).status).toBe(400),
    );
  });
});

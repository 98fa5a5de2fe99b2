import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#schemas/constants.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf } from './ask.ts';
import { onBackends } from './on-backends.ts';

/** The calls everybody may make. */
onBackends((backend) => {
  describe('public calls', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open();
    });
    afterAll(() => platform.close());
    const get = (url: string, headers: Record<string, string> = {}) => ask(platform, url, { headers });
    const data = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).body.data;

    test('[spec 7] languages: the default one first', async () => {
      const answer = await get('/v2/system/languages');
      expect(answer.body.data).toMatchObject([
        { locale: 'pl', is_default: true },
        { locale: 'en', is_default: false },
        { locale: 'uk', is_default: false },
      ]);
      expect(countsOf(answer).slice(0, 2)).toEqual([3, 3]);
    });

    test('[spec 7] i18n: one flat record, missing entries in the default language', async () => {
      const pl = { 'common.hello': 'Cześć', 'common.bye': 'Pa', 'cart.title': 'Koszyk', constructor: 'C' };
      expect(await data('/v2/system/i18n?language=pl')).toEqual(pl);
      expect(await data('/v2/system/i18n?language=uk')).toEqual({
        'common.hello': 'Привіт',
        'cart.title': 'Koszyk',
        constructor: 'C',
      });
    });

    test.each([
      ['the query', '?language=en', {}],
      ['the query, in another spelling', '?language=EN', {}],
      ['Accept-Language', '', { 'accept-language': 'de, en-GB;q=0.8, pl;q=0.5' }],
      ['the query before Accept-Language', '?language=en', { 'accept-language': 'pl' }],
    ])('[spec 1] the language comes from %s', async (_from, query, headers) => {
      const answer = await get(`/v2/system/blocks/about${query}`, headers);
      expect(answer.body.data).toMatchObject({ content: '<p>English</p>' });
      expect(answer.headers['content-language']).toBe('en');
    });

    test.each(['?language=uk', '?language=de', '', '?language=__proto__'])(
      '[spec 1] what is missing in a language is answered in the default one (%s)',
      async (query) => {
        expect(await data(`/v2/system/blocks/about${query}`)).toMatchObject({ content: '<p>Polski</p>' });
        expect(await data(`/v2/system/menu/main${query}`)).toMatchObject([{ title: 'O nas' }]);
      },
    );

    test('[spec 7] blocks: each once, in the language or the default one; limits', async () => {
      const answer = await get('/v2/system/blocks?language=en&limit=10000');
      expect(answer.body.data).toMatchObject([{ content: '<p>English</p>' }, { content: '<p>22</p>' }]);
      expect(countsOf(answer)).toEqual([2, 2, limits.blocks]);
      expect(countsOf(await get('/v2/system/blocks?limit=1'))).toEqual([1, 2, 1]);
    });

    test('[spec 7] configs and configs/{category}', async () => {
      const answer = await get('/v2/system/configs');
      expect(answer.body.data).toMatchObject([{ category: 'maps' }, { category: 'site' }]);
      expect(countsOf(answer)).toEqual([2, 2, limits.configs]);
      expect(await data('/v2/system/configs/site')).toEqual({
        category: 'site',
        values: { name: 'Mozaika' },
      });
    });

    test('[spec 7] menu?only= answers the menus that exist', async () => {
      const menus = await data('/v2/system/menu?only=main,bottom,loan,__proto__,constructor&language=en');
      expect(Object.keys(Object(menus)).sort()).toEqual(['bottom', 'main']);
      expect(menus).toMatchObject({ main: [{ title: 'About us' }], bottom: [{ title: 'Dół' }] });
      expect(Object.keys(Object(await data('/v2/system/menu')))).toEqual(['bottom', 'main']);
    });

    test('[spec 3] a page in its language, without the other ones', async () => {
      const page = await data('/v2/system/pages/about?language=en');
      expect(page).toEqual({
        alias: 'about',
        title: 'About us',
        description: 'Opis',
        layout: 'default',
        blocks: [
          {
            id: 'b1',
            type: 'columns',
            props: { title: 'Title', items: [{ text: 'One' }] },
            slots: { left: [{ id: 'b2', type: 'constructor', props: { text: 'Left' } }] },
          },
        ],
      });
      expect(JSON.stringify(await data('/v2/system/pages/about?language=uk'))).not.toMatch(/locales|About/);
    });

    test.each(['/v2/system/lookups/cities', '/v2/loan/lookup/cities'])(
      '[spec 9] %s: 50 rows',
      async (url) => {
        const answer = await get(url);
        expect(countsOf(answer)).toEqual([limits.lookup, 60, limits.lookup]);
        expect(answer.body.data).toHaveLength(limits.lookup);
        expect(countsOf(await get(`${url}?limit=500`))).toEqual([limits.lookup, 60, limits.lookup]);
        expect(countsOf(await get(`${url}?limit=3`))).toEqual([3, 60, 3]);
      },
    );

    test('[spec 3] further fields of a lookup are kept', async () => {
      expect(await data('/v2/system/lookups/cities?limit=1')).toEqual([
        { uuid: 'c0', name: 'Miasto 0', region: 'x' },
      ]);
    });

    test('[spec 9] custom entities: 100 rows, switched-off ones left out', async () => {
      expect(countsOf(await get('/v2/custom/partner?limit=1000'))).toEqual([100, 120, 100]);
      expect(countsOf(await get('/v2/custom/partner?offset=110'))).toEqual([10, 120, 100]);
      expect(await data('/v2/custom/branch?language=en')).toMatchObject([
        { name: 'Branch A' },
        { name: 'Oddział B' },
      ]);
      expect(await data('/v2/custom/branch/a?language=en')).toMatchObject({ name: 'Branch A' });
      expect((await get('/v2/custom/branch/closed')).status).toBe(404);
      const none = await get('/v2/custom/__proto__');
      expect([none.status, none.body.data, ...countsOf(none)]).toEqual([200, [], 0, 0, 100]);
    });

    test('[spec 9] map markers: 5 from 0, by POST with or without a body', async () => {
      const url = '/v2/map-markers/get';
      expect(countsOf(await ask(platform, url, { method: 'POST' }))).toEqual([5, 12, 5]);
      const page = await ask(platform, url, { payload: { limit: 2, offset: 11 } });
      expect(page.body.data).toMatchObject([{ id: 'm11' }]);
      expect(countsOf(page)).toEqual([1, 12, 2]);
      expect(countsOf(await ask(platform, url, { payload: { offset: 50 } }))).toEqual([0, 12, 5]);
      expect(countsOf(await ask(platform, url, { payload: { limit: 5000 } }))).toEqual([12, 12, 100]);
    });

    test('[spec 7] carousel and countries', async () => {
      expect(await data('/v2/carousel/home')).toMatchObject({ title: 'Karuzela' });
      expect(await data('/v2/locations/countries?language=en')).toContainEqual({
        code: 'PL',
        name: 'Poland',
      });
      expect(await data('/v2/locations/countries')).toContainEqual({ code: 'PL', name: 'Polska' });
    });

    test.each([
      '/v2/system/blocks/none',
      '/v2/system/configs/__proto__',
      '/v2/system/menu/constructor',
      '/v2/system/pages/toString',
      '/v2/system/lookups/hasOwnProperty',
      '/v2/loan/lookup/valueOf',
      '/v2/carousel/__proto__',
      '/v2/custom/branch/constructor',
      '/v2/other/lookup/cities',
      '/v2/nothing/here',
    ])('[spec 8] %s is not found', async (url) => {
      const answer = await get(url);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        error: {
          message: expect.stringMatching(/^There is no /),
          code: 'not_found',
          reason: expect.stringMatching(/\.unknown$/),
          values: expect.any(Object),
        },
      });
    });

    test.each(['?limit=0', '?limit=-1', '?limit=many', '?offset=-1'])(
      'a senseless %s is refused by name',
      async (query) => {
        const answer = await get(`/v2/custom/partner${query}`);
        expect(answer.status).toBe(400);
        expect(answer.body.error).toMatchObject({ code: 'invalid_request' });
        expect(Object.keys(answer.body.error?.fields ?? {})).toEqual([
          `querystring/${query.slice(1).split('=')[0]}`,
        ]);
      },
    );

    test.each(['/v2/carousel/a%00b', '/v2/system/menu?only=a%00', '/v2/custom/%00/1'])(
      '[sec 31] characters no database holds are refused: %s',
      async (url) => expect((await get(url)).status).toBe(400),
    );

    test('[spec 9] every answer carries the cache token, failures too', async () => {
      const { token } = await get('/v2/system/languages');
      expect(token).not.toBe('');
      const urls = ['/v2/system/i18n', '/v2/system/pages/none', '/v2/nope', '/v2/custom/partner?limit=0'];
      expect(new Set((await Promise.all(urls.map((url) => get(url)))).map((answer) => answer.token))).toEqual(
        new Set([token]),
      );
    });

    test('[spec 8] a body that is no JSON, too large, or of another type is refused in words', async () => {
      const url = '/v2/system/seo-rule';
      const headers = { 'content-type': 'application/json' };
      const codes = [
        await ask(platform, url, { payload: '{', headers }),
        await ask(platform, url, { payload: '{"url":"/","__proto__":{"a":1}}', headers }),
        // A few fields are no more: 32 kB, where content of staff may have 2 MB.
        await ask(platform, url, { payload: { url: 'x'.repeat(32 * 1024) } }),
        await ask(platform, url, { payload: 'url=/', headers: { 'content-type': 'text/csv' } }),
      ].map(({ status, body }) => [status, body.error?.code]);
      expect(codes).toEqual([
        [400, 'invalid_request'],
        [400, 'invalid_request'],
        [413, 'too_large'],
        [415, 'unsupported_media_type'],
      ]);
    });
  });
});

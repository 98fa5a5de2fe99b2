import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '#schemas/search.ts';
import type { Platform } from '../../platform.ts';
import { ask, countsOf, signIn } from '../../testing/ask.ts';
import { fixtureSite } from '../../testing/fixture-site.ts';
import { onBackends } from '../../testing/on-backends.ts';
import type { SiteExport } from '../seed.ts';

const post = (alias: string, locale: string, title: string, date_post: string) => ({
  kind: 'post' as const,
  key: alias,
  locale,
  data: {
    id: alias,
    alias,
    title,
    short_content: 'Krótko o ceramice.',
    date_post,
    categories: [],
    content: '<p>Długo o <b>szkliwie</b>.</p>',
  },
});
const page = (alias: string, more: object = {}) => ({
  kind: 'page' as const,
  key: alias,
  data: { alias, title: 'Szkliwo', layout: 'default', blocks: [], ...more },
});
const site: SiteExport = {
  name: 'search',
  entries: [
    ...fixtureSite.entries,
    post('glaze', 'pl', 'Jak wybrać szkliwo', '2026-01-02T08:00:00Z'),
    post('glaze', 'en', 'Choosing a glaze', '2026-01-02T08:00:00Z'),
    post('kiln', 'pl', 'Piec na szkliwo', '2026-03-01T08:00:00Z'),
    page('home'),
    page('secret', { access: 'customer' }),
    page('hidden', { noindex: true }),
    page('layout-default'),
    page('error-404'),
    page('signin'),
  ],
};

/** The search of pages and posts. */
onBackends((backend) => {
  describe('search', () => {
    let time = Date.UTC(2026, 1, 1);
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open({ site, now: () => time });
    });
    afterAll(() => platform.close());
    const url = (q: string, more = '') => `/v2/system/search?q=${encodeURIComponent(q)}${more}`;
    const find = async (q: string, more?: string) =>
      (await ask(platform, url(q, more))).body.data as SearchResult;
    const paths = async (q: string, more?: string) => (await find(q, more)).items.map(({ path }) => path);

    test('[search] finds pages and posts, and nothing that nobody may find', async () => {
      expect((await paths('szkliwo')).toSorted()).toEqual(['/', '/posts/glaze']);
      expect(await find('ceramice')).toEqual({
        total: 1,
        items: [
          {
            kind: 'post',
            path: '/posts/glaze',
            title: 'Jak wybrać szkliwo',
            excerpt: 'Krótko o ceramice.',
          },
        ],
      });
    });

    test('[search] reads the texts of the asked language, and the default one where there is none', async () => {
      expect(await paths('left', '&language=en')).toEqual(['/about']);
      expect(await paths('lewy', '&language=en')).toEqual([]);
      expect(await paths('lewy', '&language=uk')).toEqual(['/about']);
      expect(await paths('lewy', '&language=xx')).toEqual(['/about']);
      expect((await find('glaze', '&language=en')).items[0]?.title).toBe('Choosing a glaze');
    });

    test('[search] a post of tomorrow is found tomorrow', async () => {
      time = Date.UTC(2026, 2, 1, 8) - 1;
      expect(await paths('piec')).toEqual([]);
      time += 1;
      expect(await paths('piec')).toEqual(['/posts/kiln']);
    });

    test('[search] what is published is found by the next search, what is taken down is not', async () => {
      const headers = await signIn(platform, 'publisher');
      const manage = (path: string, payload: object) =>
        ask(platform, `/v2/system/manage/pages${path}`, { payload, headers });
      await manage('', { key: 'engobe', data: { ...page('engobe').data, title: 'Angoba' } });
      expect(await paths('angoba')).toEqual([]);
      const { token } = await manage('/engobe/publish', {});
      const answer = await ask(platform, url('angoba'));
      expect([answer.body.data, answer.token]).toMatchObject([{ total: 1 }, token]);
      await manage('/engobe/unpublish', {});
      expect(await paths('angoba')).toEqual([]);
    });

    test('[spec 9] counts, and caps what a caller may have', async () => {
      expect(countsOf(await ask(platform, url('szkliwo', '&limit=1&offset=1')))).toEqual([1, 3, 1]);
      expect(countsOf(await ask(platform, url('szkliwo', '&limit=1000')))[2]).toBe(50);
      expect(countsOf(await ask(platform, url('szkliwo')))[2]).toBe(10);
    });

    test.each([
      ['too short', url(' a ')],
      ['too long', url('a'.repeat(101))],
      ['missing', '/v2/system/search'],
    ])('[search] a query that is %s is refused by name', async (_what, address) => {
      const { status, body } = await ask(platform, address);
      expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(body.error?.fields ?? {})).toEqual(['querystring/q']);
    });
  });
});

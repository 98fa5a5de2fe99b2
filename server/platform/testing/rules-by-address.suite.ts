import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { onBackends } from './on-backends.ts';

/** The calls that are asked by the address of a page. */
onBackends((backend) => {
  describe('rules by address', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open();
    });
    afterAll(() => platform.close());
    const rule = async (call: string, url: string, query = '') =>
      (await ask(platform, `/v2/system/${call}${query}`, { payload: { url } })).body.data;

    test.each([
      ['/', 'Strona główna'],
      ['/?utm=1', 'Strona główna'],
      ['/posts', 'Wpisy'],
      ['/posts/other', 'Wpisy'],
      ['/posts/loans/second', 'Wpisy o pożyczkach'],
      ['/posts/loans/first', 'Pierwszy wpis'],
    ])('[spec 3] the SEO rule of %s: its own, else the longest prefix', async (url, title) => {
      expect(await rule('seo-rule', url)).toMatchObject({ meta: { title } });
    });

    test('[spec 3] SEO rules in a language stand for those in the default one', async () => {
      expect(await rule('seo-rule', '/posts/loans/x', '?language=en')).toMatchObject({
        meta: { title: 'Posts about loans' },
      });
      expect(await rule('seo-rule', '/posts/x', '?language=en')).toMatchObject({
        meta: { title: 'Wpisy' },
      });
      expect(await rule('seo-rule', '/moved', '?language=en')).toBeNull();
      expect(await rule('seo-rule', '/moved')).toMatchObject({ meta: { title: 'Po polsku' } });
    });

    test('[spec 3] redirect rules, also for an address with a query', async () => {
      expect(await rule('redirect-rule', '/old')).toEqual({ url: '/old', url_to: '/about' });
      expect(await rule('redirect-rule', '/old/deep/er')).toMatchObject({ url_to: '/posts' });
      expect(await rule('redirect-rule', '/search?q=1')).toMatchObject({ url_to: '/faq' });
      expect(await rule('redirect-rule', '/older')).toBeNull();
      expect(await rule('redirect-rule', '__proto__')).toBeNull();
    });

    test('[spec 3] snippets: empty texts where there are none', async () => {
      expect(await rule('snippets', '/about')).toEqual({
        head: '<meta name="a">',
        body_begin: '',
        body_end: 'end',
      });
      expect(await rule('snippets', 'about')).toEqual({ head: '', body_begin: '', body_end: '' });
    });

    test('a body without url is refused by name', async () => {
      const answer = await ask(platform, '/v2/system/seo-rule', { payload: {} });
      expect(answer.status).toBe(400);
      expect(answer.body.error?.fields).toEqual({ 'body/url': 'is missing' });
    });
  });
});

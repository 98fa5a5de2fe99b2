import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createRegistry } from '#registry/registry.ts';
import type { Platform } from '../platform/platform.ts';
import { ask, pageData, signIn } from '../platform/testing/ask.ts';
import { onBackends } from '../platform/testing/on-backends.ts';
import { createContentChecker } from './content-checker.ts';

const manage = '/v2/system/manage';

/** The engine's rules about redirects on every way a rule, or a page at its address, goes live. */
onBackends((backend) => {
  describe('redirects that would take the site down', () => {
    let platform: Platform;
    let headers: Record<string, string>;
    beforeAll(async () => {
      const checkContent = createContentChecker({
        registry: createRegistry([]),
        forms: createFormCompiler(),
      });
      platform = await backend.open({ checkContent });
      headers = await signIn(platform, 'publisher');
    });
    afterAll(() => platform.close());
    const post = (path: string, payload: object) => ask(platform, `${manage}/${path}`, { payload, headers });
    const rule = (key: string, url: string, to: string) =>
      post('redirects', { key, data: { url, url_to: to } });
    const publish = async (segment: string, key: string) => {
      const { status, body } = await post(`${segment}/${key}/publish`, {});
      return status === 200 ? 'live' : findingsOf(body.error);
    };
    const page = (key: string) => post('pages', { key, data: pageData(key) });
    const publishing = (kind: string, key: string, action = 'publish') => ({ kind, key, locale: '', action });
    const release = async (...entries: object[]) => {
      const { id } = (await post('releases', { title: 'Razem', entries })).body.data as { id: string };
      const { status, body } = await post(`releases/${id}/publish`, {});
      return status === 200 ? 'live' : findingsOf(body.error);
    };

    test('[issue 13] the rule that took down sign-in and media does not go live, and says why', async () => {
      await rule('all', '/*', '/karta');
      expect(await publish('redirects', 'all')).toEqual(['redirect-screen /url']);
      await rule('start', '/', '/karta');
      expect(await publish('redirects', 'start')).toEqual(['redirect-screen /url']);
    });

    test('[issue 13] rings are refused one by one and when they would go live together', async () => {
      await rule('one', '/one', '/two');
      await rule('two', '/two', '/one');
      const both = [publishing('redirect-rule', 'one'), publishing('redirect-rule', 'two')];
      expect(await release(...both)).toEqual(['redirect-loop /url_to', 'redirect-loop /url_to']);
      expect(await publish('redirects', 'one')).toBe('live');
      expect(await publish('redirects', 'two')).toEqual(['redirect-loop /url_to']);
      // What comes off with it is no part of the way any more.
      const instead = publishing('redirect-rule', 'one', 'unpublish');
      expect(await release(instead, publishing('redirect-rule', 'two'))).toBe('live');
    });

    test('[truth] a release does not go back to a rule that would now lead in a ring', async () => {
      await rule('back', '/back', '/forth');
      expect(await publish('redirects', 'back')).toBe('live');
      const entries = [publishing('redirect-rule', 'back', 'unpublish')];
      const made = await post('releases', { title: 'Bez przekierowania', entries });
      const { id } = made.body.data as { id: string };
      expect((await post(`releases/${id}/publish`, {})).status).toBe(200);
      await rule('forth', '/forth', '/back');
      expect(await publish('redirects', 'forth')).toBe('live');
      const refused = await post(`releases/${id}/roll-back`, {});
      expect([refused.status, findingsOf(refused.body.error)]).toEqual([422, ['redirect-loop /url_to']]);
      expect((await post('redirects/forth/unpublish', {})).status).toBe(200);
      expect((await post(`releases/${id}/roll-back`, {})).status).toBe(200);
    });

    test('[issue 13] a page at an address that a rule leads elsewhere is told, and lives there without it', async () => {
      await rule('shadow', '/shad*', '/about');
      expect(await publish('redirects', 'shadow')).toBe('live');
      await page('shadowed');
      expect(await publish('pages', 'shadowed')).toEqual(['redirect-shadow ']);
      const moved = await post('move-page', { key: 'about', to: 'shady', version: 1, redirect: true });
      expect(moved.status).toBe(422);
      expect(
        await release(publishing('redirect-rule', 'shadow', 'unpublish'), publishing('page', 'shadowed')),
      ).toBe('live');
    });
  });
});

const findingsOf = (error: object | undefined): string[] =>
  ((error as { findings?: { rule: string; path: string }[] } | undefined)?.findings ?? []).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

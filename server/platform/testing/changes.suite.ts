import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { Platform } from '../platform.ts';
import { ask, pageData, type Question, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

const record = (platform: Platform) => {
  const changes: ContentChange[] = [];
  platform.onChange((change) => changes.push(change));
  return changes;
};
const menu = (title: string) => [{ id: '1', title, link: '/', submenu: [] }];
const language = (locale: string, is_default: boolean) => ({
  id: locale,
  title: locale,
  short_title: locale,
  selftitle: locale,
  is_default,
  locale,
  code: locale,
});

/** Cache token and tags: what every change of live content announces. */
onBackends((backend) => {
  describe('changes', () => {
    let platform: Platform;
    let headers: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      headers = await signIn(platform, 'admin');
    });
    afterAll(() => platform.close());
    const manage = (path: string, question: Question = {}) =>
      ask(platform, `/v2/system/manage/${path}`, { ...question, headers });
    const token = async () => (await ask(platform, '/v2/system/languages')).token;

    test('[issue 2] publish and unpublish raise the token and name the tag, before the answer is there', async () => {
      const heard = record(platform);
      const first = await token();
      await manage('pages', { payload: { key: 'news', data: pageData('news') } });
      expect([await token(), heard.length]).toEqual([first, 0]);
      const published = await manage('pages/news/publish', { method: 'POST' });
      expect(heard).toEqual([{ tags: ['page:news', 'search'], token: published.token }]);
      expect([await token(), published.token === first]).toEqual([published.token, false]);
      const again = await manage('pages/news/publish', { method: 'POST' });
      expect([again.token, heard.length]).toEqual([published.token, 1]);
      const down = await manage('pages/news/unpublish', { method: 'POST' });
      expect(heard.slice(1)).toEqual([{ tags: ['page:news', 'search'], token: down.token }]);
      const rises = [first, published.token, down.token].map((text) => Number.parseInt(text, 10));
      expect(rises).toEqual([rises[0], Number(rises[0]) + 1, Number(rises[0]) + 2]);
    });

    test('[issue 2] a change in the default language is one in every language that falls back to it', async () => {
      const heard = record(platform);
      await manage('menus', { payload: { key: 'tags', data: menu('A') } });
      await manage('menus/tags/publish', { payload: {} });
      await manage('menus', { payload: { key: 'tags', locale: 'en', data: menu('B') } });
      await manage('menus/tags/publish', { payload: { locale: 'en' } });
      expect(heard.map(({ tags }) => [...tags].sort())).toEqual([
        ['menu:tags:en', 'menu:tags:pl', 'menu:tags:uk'],
        ['menu:tags:en'],
      ]);
    });

    test('another default language makes everything stale, and is what is fallen back to', async () => {
      const heard = record(platform);
      const put = (locale: string, version: number, isDefault: boolean) =>
        manage(`languages/${locale}`, {
          method: 'PUT',
          payload: { version, data: language(locale, isDefault) },
        });
      await put('en', 1, false);
      await manage('languages/en/publish', { payload: {} });
      expect((await ask(platform, '/v2/system/menu/main')).body.data).toMatchObject([{ title: 'O nas' }]);
      await put('uk', 1, true);
      await manage('languages/uk/publish', { payload: {} });
      expect(heard.map(({ tags }) => tags)).toEqual([['languages'], ['*']]);
      expect((await ask(platform, '/v2/system/languages')).body.data).toMatchObject([
        { locale: 'uk', is_default: true },
        { locale: 'en', is_default: false },
        { locale: 'pl', is_default: false },
      ]);
      expect((await ask(platform, '/v2/system/menu/main')).status).toBe(404);
      // The tick went with it: a version of its own, live and in the draft.
      expect((await manage('languages/pl')).body.data).toMatchObject({
        version: 2,
        published_version: 2,
        draft: { locale: 'pl', is_default: false },
      });
      await put('pl', 2, true);
      await manage('languages/pl/publish', { payload: {} });
      expect((await ask(platform, '/v2/system/menu/main')).body.data).toMatchObject([{ title: 'O nas' }]);
    });

    test('a draft keeps its other changes when its language is the default one no more', async () => {
      const entry = async (locale: string) =>
        (await manage(`languages/${locale}`)).body.data as { version: number; published_version: number };
      const put = async (locale: string, data: object) =>
        manage(`languages/${locale}`, {
          method: 'PUT',
          payload: { version: (await entry(locale)).version, data },
        });
      await put('pl', { ...language('pl', true), title: 'Polish, soon' });
      const { version } = await entry('pl');
      await put('uk', language('uk', true));
      await manage('languages/uk/publish', { payload: {} });
      expect(await entry('pl')).toMatchObject({
        version: version + 2,
        published_version: version + 1,
        draft: { title: 'Polish, soon', is_default: false },
      });
      const history = (await manage('languages/pl/history')).body.data as object[];
      expect(history.slice(0, 3)).toMatchObject([
        { version: version + 2, action: 'change' },
        { version: version + 1, action: 'publish' },
        { version: version + 1, action: 'change' },
      ]);
      await put('pl', language('pl', true));
      await manage('languages/pl/publish', { payload: {} });
    });

    test('property: one live language is the default one, and only its own tick makes it so', async () => {
      // Not English: there are live pages in it.
      await manage('languages', { payload: { key: 'de', data: language('de', false) } });
      const languages = async () =>
        (await ask(platform, '/v2/system/languages')).body.data as { locale: string; is_default: boolean }[];
      const mainOf = async () => (await languages()).find(({ is_default }) => is_default)?.locale;
      const ticked = async () => {
        const entries = await Promise.all(
          ['de', 'pl', 'uk'].map(
            async (key) =>
              (await manage(`languages/${key}`)).body.data as {
                version: number;
                key: string;
                draft: { is_default: boolean };
              },
          ),
        );
        return entries.filter(({ draft }) => draft.is_default).map(({ key }) => key);
      };
      const step = fc.record({
        locale: fc.constantFrom('de', 'pl', 'uk'),
        tick: fc.boolean(),
        action: fc.constantFrom('publish', 'unpublish'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
          for (const { locale, tick, action } of steps) {
            const before = await mainOf();
            const path = `languages/${locale}`;
            const { version, draft } = (await manage(path)).body.data as { version: number; draft: object };
            const isOff = action === 'unpublish';
            if (!isOff)
              await manage(path, { method: 'PUT', payload: { version, data: language(locale, tick) } });
            const { status, body } = await manage(`${path}/${action}`, { payload: {} });
            const goes = locale === before && (isOff || !tick);
            expect([status, body.error ?? {}]).toMatchObject(
              goes ? [409, { reason: 'language.default-needed' }] : [200, {}],
            );
            if (goes && !isOff)
              await manage(path, { method: 'PUT', payload: { version: version + 1, data: draft } });
            const after = await mainOf();
            expect(after).toBe(!isOff && tick ? locale : before);
            expect(await ticked()).toEqual([after]);
          }
          // All of them are live again for the next run, with Polish as the default one.
          for (const [locale, isDefault] of [
            ['pl', true],
            ['de', false],
            ['uk', false],
          ] as const) {
            const path = `languages/${locale}`;
            const { version } = (await manage(path)).body.data as { version: number };
            await manage(path, { method: 'PUT', payload: { version, data: language(locale, isDefault) } });
            await manage(`${path}/publish`, { payload: {} });
          }
        }),
        { numRuns: 8 },
      );
      await manage('languages/de', { method: 'DELETE' });
    });

    test('a language that live pages are translated into does not become the main one', async () => {
      const data = { ...pageData('both'), locales: { uk: { title: 'Про нас' } } };
      await manage('pages', { payload: { key: 'both', data } });
      const { version } = (await manage('languages/uk')).body.data as { version: number };
      await manage('languages/uk', { method: 'PUT', payload: { version, data: language('uk', true) } });
      const publish = () => manage('languages/uk/publish', { payload: {} });
      await manage('pages/both/publish', { payload: {} });
      const before = await token();
      const refused = await publish();
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        { code: 'wrong_state', reason: 'language.pages-translated', values: { locale: 'uk', pages: 1 } },
      ]);
      expect(await token()).toBe(before);
      await manage('pages/both/unpublish', { method: 'POST' });
      expect((await publish()).status).toBe(200);
      // As it was, for the tests behind this one.
      const pl = (await manage('languages/pl')).body.data as { version: number };
      await manage('languages/pl', {
        method: 'PUT',
        payload: { version: pl.version, data: language('pl', true) },
      });
      await manage('languages/pl/publish', { payload: {} });
      expect((await ask(platform, '/v2/system/languages')).body.data).toMatchObject([
        { locale: 'pl', is_default: true },
        {},
        {},
      ]);
    });

    test('a listener that fails does not keep others from hearing, and one that left hears nothing', async () => {
      const left: ContentChange[] = [];
      const stopFailing = platform.onChange(() => {
        throw new Error('a broken cache');
      });
      platform.onChange((change) => left.push(change))();
      const heard = record(platform);
      await manage('pages', { payload: { key: 'heard', data: pageData('heard') } });
      const answer = await manage('pages/heard/publish', { payload: {} });
      stopFailing();
      expect([answer.status, heard.length, left.length]).toEqual([200, 1, 0]);
    });

    test('concurrent publications: tokens rise one by one and each is announced once', async () => {
      const keys = ['p1', 'p2', 'p3', 'p4', 'p5'];
      await Promise.all(keys.map((key) => manage('pages', { payload: { key, data: pageData(key) } })));
      const before = Number.parseInt(await token(), 10);
      const heard = record(platform);
      await Promise.all(keys.map((key) => manage(`pages/${key}/publish`, { payload: {} })));
      await vi.waitFor(() => expect(heard).toHaveLength(5));
      const revisions = heard.map((change) => Number.parseInt(change.token, 10)).sort((a, b) => a - b);
      expect(revisions).toEqual([1, 2, 3, 4, 5].map((step) => before + step));
      expect(heard.map(({ tags }) => tags[0]).sort()).toEqual(keys.map((key) => `page:${key}`));
    });
  });

  // A PGlite folder belongs to one process: there are no other nodes to hear of anything.
  if (backend.shared)
    describe('changes across nodes', () => {
      test('[issue 2] [sec 9] a second node hears of a publication, answers with it, and shares the limits', async () => {
        const { platforms } = await backend.openTogether(2);
        const [one, two] = platforms;
        if (!one || !two) throw new Error('two platforms were asked for');
        const heard = record(two);
        const headers = await signIn(one, 'publisher');
        const base = '/v2/system/manage/pages';
        await ask(one, base, { payload: { key: 'shared', data: pageData('shared') }, headers });
        const { token } = await ask(one, `${base}/shared/publish`, { payload: {}, headers });
        await vi.waitFor(() => expect(heard).toEqual([{ tags: ['page:shared', 'search'], token }]));
        const answer = await ask(two, '/v2/system/pages/shared');
        expect([answer.status, answer.token]).toEqual([200, token]);
        expect((await ask(two, '/v2/nothing')).token).toBe(token);
        // One secret for all nodes: who signed in at one is known to the other.
        expect((await ask(two, base, { headers })).status).toBe(200);
        // [sec 9] What was tried at one counts at the other, and outlives the one.
        const tryAt = async (node: Platform, address: string) => {
          const payload = { email: 'author@example.com', password: 'wrong' };
          return (await ask(node, '/v2/system/staff/login', { payload, remoteAddress: address })).status;
        };
        const tries = [one, two, one, two, one].map((node, i) => tryAt(node, `10.96.0.${i}`));
        expect(await Promise.all(tries)).toEqual([401, 401, 401, 401, 401]);
        await one.close();
        expect(await tryAt(two, '10.96.0.9')).toBe(429);
        await two.close();
      });

      test('after its listening connection was lost, a node takes everything for stale and hears again', async () => {
        const { platforms, databaseUrl } = await backend.openTogether(1);
        const [platform] = platforms;
        if (!platform) throw new Error('a platform was asked for');
        const heard = record(platform);
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        const lost = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'mozaika-listen' and datname = current_database()`);
        // Whatever a node listens to, it does on one connection.
        expect(lost.rowCount).toBe(1);
        await vi.waitFor(() => expect(heard.map(({ tags }) => tags)).toEqual([['*']]), 5000);
        await client.query(`select pg_notify('mozaika_content', '{"tags":["page:x"],"token":"999-x"}')`);
        await vi.waitFor(() => expect(heard.slice(1)).toEqual([{ tags: ['page:x'], token: '999-x' }]), 5000);
        await client.query(`select pg_notify('mozaika_content', 'not ours')`);
        await client.end();
        expect((await ask(platform, '/v2/system/languages')).status).toBe(200);
        await platform.close();
      });
    });
});

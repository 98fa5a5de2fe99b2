import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf, pageData, type Question, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

/** What editors do with one entry. */
onBackends((backend) => {
  describe('write API', () => {
    let platform: Platform;
    let headers: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      headers = await signIn(platform, 'admin');
    });
    afterAll(() => platform.close());

    const manage = (path: string, question: Question = {}) =>
      ask(platform, `/v2/system/manage/${path}`, { ...question, headers });
    const create = (key: string, title?: string) =>
      manage('pages', { payload: { key, data: pageData(key, title) } });
    const change = (key: string, version: number, title: string) =>
      manage(`pages/${key}`, { method: 'PUT', payload: { version, data: pageData(key, title) } });
    const livePage = async (alias: string) => (await ask(platform, `/v2/system/pages/${alias}`)).body.data;

    test('[issue 2.8] draft, change, publish, change, unpublish: the entry says where it stands', async () => {
      const created = await create('life', 'Pierwszy');
      expect(created.status).toBe(201);
      expect(created.body.data).toMatchObject({
        kind: 'page',
        key: 'life',
        locale: '',
        version: 1,
        status: 'draft',
        published_version: null,
        updated_by: 'admin@example.com',
      });
      expect(await livePage('life')).toBeUndefined();

      const published = await manage('pages/life/publish', { payload: { version: 1 } });
      expect(published.body.data).toMatchObject({ version: 1, status: 'published', published_version: 1 });
      expect(await livePage('life')).toMatchObject({ title: 'Pierwszy' });

      const changed = await change('life', 1, 'Drugi');
      expect(changed.body.data).toMatchObject({ version: 2, status: 'changed', published_version: 1 });
      expect(await livePage('life')).toMatchObject({ title: 'Pierwszy' });
      expect((await manage('pages/life')).body.data).toMatchObject({ draft: { title: 'Drugi' } });

      expect((await manage('pages/life/publish', { method: 'POST' })).body.data).toMatchObject({
        status: 'published',
      });
      expect(await livePage('life')).toMatchObject({ title: 'Drugi' });

      const down = await manage('pages/life/unpublish', { method: 'POST' });
      expect(down.body.data).toMatchObject({ version: 2, status: 'draft', published_version: null });
      expect(await livePage('life')).toBeUndefined();
    });

    test('[issue 2.8] history, newest first, and restore as a new draft', async () => {
      await create('past', 'A');
      await change('past', 1, 'B');
      await manage('pages/past/publish', { payload: {} });
      const restored = await manage('pages/past/restore', { payload: { version: 1 } });
      expect(restored.body.data).toMatchObject({ version: 3, status: 'changed', draft: { title: 'A' } });
      const history = await manage('pages/past/history');
      expect(history.body.data).toMatchObject([
        { action: 'restore', version: 3, data: { title: 'A' }, by: 'admin@example.com' },
        { action: 'publish', version: 2, data: { title: 'B' } },
        { action: 'change', version: 2 },
        { action: 'create', version: 1 },
      ]);
      expect((await manage('pages/past/history?limit=1')).body.data).toHaveLength(1);
      expect((await manage('pages/past/restore', { payload: { version: 9 } })).status).toBe(404);
    });

    test('[issue 2.8] a change or publication of a stale version is refused with the current one', async () => {
      await create('stale');
      await change('stale', 1, 'Nowszy');
      for (const answer of [
        await change('stale', 1, 'Za późno'),
        await manage('pages/stale/publish', { payload: { version: 1 } }),
      ]) {
        expect(answer.status).toBe(409);
        expect(answer.body.error).toMatchObject({ code: 'version_conflict', fields: { version: '2' } });
      }
      expect((await manage('pages/stale')).body.data).toMatchObject({ draft: { title: 'Nowszy' } });
    });

    test('[issue 2.8] of concurrent writers exactly one wins', async () => {
      await create('race');
      const answers = await Promise.all(['A', 'B', 'C', 'D'].map((title) => change('race', 1, title)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const creations = await Promise.all([create('born'), create('born')]);
      expect(creations.map(({ status }) => status).sort()).toEqual([201, 409]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await manage('pages/race')).body.data).toEqual(winner?.body.data);
    });

    test('a key that is taken is refused by name', async () => {
      const answer = await create('about');
      expect([answer.status, answer.body.error?.code, answer.body.error?.fields]).toEqual([
        409,
        'already_exists',
        { key: 'is taken' },
      ]);
    });

    test('[sec 31] content of another form is refused with every place that is wrong', async () => {
      const data = {
        alias: 'bad',
        title: '',
        blocks: [{ id: 'x', type: 't', props: {}, slots: { a: [{ id: 1 }] } }],
      };
      const answer = await manage('pages', { payload: { key: 'bad', data } });
      expect(answer.status).toBe(422);
      expect(answer.body.error).toMatchObject({ code: 'invalid_content' });
      expect(Object.keys(answer.body.error?.fields ?? {}).sort()).toEqual([
        '/blocks/0/slots/a/0/id',
        '/blocks/0/slots/a/0/props',
        '/blocks/0/slots/a/0/type',
        '/layout',
        '/title',
      ]);
      expect((await manage('pages/bad')).status).toBe(404);
    });

    test.each([
      ['pages', 'one', pageData('two'), '/alias'],
      ['pages', 'has space', pageData('has space'), 'key'],
      ['pages', '__proto__', pageData('about'), 'key'],
      ['configs', 'a', { category: 'b', values: {} }, '/category'],
      ['custom-entities', 'lonely', {}, 'key'],
      ['menus', 'm', [{ id: '1', title: 'x', link: 'javascript:alert(1)', submenu: [] }], '/0/link'],
      ['configs', 'nul', { category: 'nul', values: { a: 'x\u0000y' } }, '/values/a'],
      ['configs', 'half', { category: 'half', values: { a: '\ud800' } }, '/values/a'],
    ])('%s %s is refused: key, body and stored text must fit', async (segment, key, data, field) => {
      const answer = await manage(segment, { payload: { key, data } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.error?.fields ?? {})).toContain(field);
    });

    test('texts under the main language are those of the page itself: no second place covers later edits', async () => {
      const block = (title: string, locales: object) => ({
        id: 'b',
        type: 'section',
        props: { title },
        locales,
      });
      const data = {
        ...pageData('folded', 'Stary'),
        locales: { pl: { title: 'Nowy' }, en: { title: 'New' } },
        blocks: [block('Stary', { pl: { '/title': 'Nowy' }, en: { '/title': 'New' } })],
      };
      const folded = {
        title: 'Nowy',
        locales: { en: { title: 'New' } },
        blocks: [block('Nowy', { en: { '/title': 'New' } })],
      };
      const draftOf = ({ body }: { body: { data?: unknown } }) => (body.data as ContentEntry).draft;
      expect(draftOf(await manage('pages', { payload: { key: 'folded', data } }))).toMatchObject(folded);
      const changed = await manage('pages/folded', { method: 'PUT', payload: { version: 1, data } });
      expect(draftOf(changed)).toMatchObject(folded);
      expect(JSON.stringify(draftOf(await manage('pages/folded')))).not.toMatch(/"pl":|Stary/);
      await manage('pages/folded/publish', { payload: {} });
      expect(await livePage('folded')).toMatchObject({
        title: 'Nowy',
        blocks: [{ props: { title: 'Nowy' } }],
      });
    });

    test('what is not there is not found', async () => {
      const answers = await Promise.all([
        manage('pages/none'),
        manage('pages/none/history'),
        change('none', 1, 'x'),
        manage('pages/none/publish', { payload: {} }),
        manage('pages/none/unpublish', { payload: {} }),
        manage('pages/none/restore', { payload: { version: 1 } }),
        manage('nothings'),
        manage('constructor'),
      ]);
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
        answers.map(() => [404, 'not_found']),
      );
    });

    test('entries of a kind kept per language: each language its own, the default one when none is named', async () => {
      const menu = (title: string) => [{ id: '1', title, link: '/', submenu: [] }];
      const pl = await manage('menus', { payload: { key: 'side', data: menu('Bok') } });
      const en = await manage('menus', { payload: { key: 'side', locale: 'en', data: menu('Side') } });
      expect([pl, en].map(({ body }) => (body.data as ContentEntry).locale)).toEqual(['pl', 'en']);
      await manage('menus/side/publish', { payload: { locale: 'en' } });
      expect((await ask(platform, '/v2/system/menu/side?language=en')).body.data).toEqual(menu('Side'));
      expect((await ask(platform, '/v2/system/menu/side')).status).toBe(404);
      expect((await manage('menus/side?locale=en')).body.data).toMatchObject({
        locale: 'en',
        status: 'published',
      });
      expect((await manage('menus?locale=en&q=side')).body.data).toHaveLength(1);
      const shared = await manage('pages', { payload: { key: 'l', locale: 'en', data: pageData('l') } });
      expect([shared.status, shared.body.error?.fields]).toEqual([422, { locale: 'must be left out' }]);
      const odd = await manage('menus', { payload: { key: 'odd', locale: 'EN', data: [] } });
      expect([odd.status, Object.keys(odd.body.error?.fields ?? {})]).toEqual([422, ['locale']]);
    });

    test.each(['branch%2Fz', 'branch/z'])('a custom entity is found under %s', async (path) => {
      const data = { id: 'z', is_active: true, name: 'Z', type: 'branch', value: {}, dynamic_value: {} };
      await manage('custom-entities', { payload: { key: 'branch/z', data } });
      expect((await manage(`custom-entities/${path}`)).body.data).toMatchObject({
        key: 'branch/z',
        draft: data,
      });
      expect((await manage(`custom-entities/${path}/history`)).status).toBe(200);
      expect((await manage(`custom-entities/${path}/publish`, { method: 'POST' })).status).toBe(200);
      expect((await ask(platform, '/v2/custom/branch/z')).body.data).toEqual(data);
    });

    test('a list by words, status and page', async () => {
      await create('find-draft', '100% pewności_a');
      await create('find-live', 'inny');
      await manage('pages/find-live/publish', { payload: {} });
      const keys = async (query: string) => {
        const { body } = await manage(`pages?${query}`);
        return (body.data as ContentEntry[]).map(({ key }) => key);
      };
      expect(await keys('q=FIND-')).toEqual(['find-draft', 'find-live']);
      expect(await keys('q=100%25%20pewno%C5%9Bci_A')).toEqual(['find-draft']);
      expect(await keys('q=find%25draft')).toEqual([]);
      expect(await keys('q=find-&status=published')).toEqual(['find-live']);
      expect(await keys('q=find-&status=draft')).toEqual(['find-draft']);
      expect(await keys('q=find-&limit=1&offset=1')).toEqual(['find-live']);
      await change('find-live', 1, 'nowy');
      expect(await keys('q=find-&status=changed')).toEqual(['find-live']);
      expect(countsOf(await manage('pages?q=find-&limit=1'))).toEqual([1, 2, 1]);
    });

    test.each(Object.values(contentKinds).map(({ segment }) => segment))('%s has a list', async (segment) => {
      const answer = await manage(segment);
      expect(answer.status).toBe(200);
      expect((answer.body.data as unknown[]).length).toBeGreaterThan(0);
    });
  });
});

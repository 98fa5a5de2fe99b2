import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '#schemas/studio/release.ts';
import type { Role } from './ask.ts';
import { type EditingBench, minute, openEditingBench, ref } from './editing-bench.ts';
import { onBackends } from './on-backends.ts';

/** What goes live together. */
onBackends((backend) => {
  describe('releases', () => {
    let bench: EditingBench;
    beforeAll(async () => {
      bench = await openEditingBench(backend);
    });
    afterAll(() => bench.close());
    const entry = (key: string, action = 'publish', kind = 'page', locale = '') => ({
      ...ref(key, kind, locale),
      action,
    });
    const create = async (...entries: object[]) =>
      ((await bench.manage('releases', { payload: { title: 'Kampania', entries } })).body.data as Release).id;
    const act = (id: string, what: string, payload: object = {}, role: Role = 'publisher') =>
      bench.manage(`releases/${id}/${what}`, { payload }, role);

    test('[issue 6] goes live as one with one announcement, and back as one', async () => {
      const { page, put, liveTitle, manage, announced } = bench;
      await page('r-new', 'Nowa');
      await page('r-old', 'Stara', true);
      await put('r-old', 1, 'Zmieniona');
      await page('r-off', 'Znika', true);
      const menu = [{ id: '1', title: 'Menu', link: '/r-new', submenu: [] }];
      await manage('menus', { payload: { key: 'r', data: menu } });
      const id = await create(
        entry('r-new'),
        entry('r-old'),
        entry('r-off', 'unpublish'),
        entry('r', 'publish', 'menu', 'pl'),
      );
      const titles = () => Promise.all(['r-new', 'r-old', 'r-off'].map(liveTitle));
      const before = announced.length;
      expect((await act(id, 'publish')).body.data).toMatchObject({ state: 'live' });
      expect(await titles()).toEqual(['Nowa', 'Zmieniona', undefined]);
      expect(announced.slice(before)).toEqual([
        expect.arrayContaining(['page:r-new', 'page:r-old', 'page:r-off', 'menu:r:pl']),
      ]);
      expect((await act(id, 'publish')).status).toBe(409);
      expect((await manage(`releases/${id}`, { method: 'DELETE' })).status).toBe(409);
      expect((await act(id, 'roll-back')).body.data).toMatchObject({ state: 'rolled-back' });
      expect(await titles()).toEqual([undefined, 'Stara', 'Znika']);
      expect((await manage('pages/r-old')).body.data).toMatchObject({
        status: 'changed',
        draft: { title: 'Zmieniona' },
      });
      await act(id, 'publish');
      expect(await titles()).toEqual(['Nowa', 'Zmieniona', undefined]);
    });

    test('[issue 6] one entry with an error keeps all of it from going live, and is named', async () => {
      await bench.page('r-good', 'Dobra');
      await bench.page('r-bad', 'wrong');
      const id = await create(entry('r-good'), entry('r-bad'));
      const refused = await act(id, 'publish');
      expect([refused.status, refused.body.error]).toMatchObject([
        422,
        { findings: [{ message: 'page r-bad: is wrong' }] },
      ]);
      expect(await bench.liveTitle('r-good')).toBeUndefined();
    });

    test('[issue 6] does not go back over what was published since: it says so and changes nothing', async () => {
      const { page, put, manage, liveTitle } = bench;
      await page('r-a', 'A');
      await page('r-b', 'B');
      const id = await create(entry('r-a'), entry('r-b'));
      await act(id, 'publish');
      await put('r-b', 1, 'B2');
      await manage('pages/r-b/publish', { payload: {} });
      const refused = await act(id, 'roll-back');
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        { code: 'wrong_state', fields: { 'page r-b': expect.any(String) } },
      ]);
      expect([await liveTitle('r-a'), await liveTitle('r-b')]).toEqual(['A', 'B2']);
    });

    test('[issue 6] goes live by itself at its moment, unless the plan is taken back', async () => {
      await bench.page('r-timed', 'Już');
      const id = await create(entry('r-timed'));
      const at = new Date(bench.clock.at + minute).toISOString();
      expect((await act(id, 'schedule', { at })).body.data).toMatchObject({ scheduled_at: at });
      expect((await act(id, 'schedule', { at: null })).body.data).toMatchObject({ scheduled_at: null });
      bench.clock.at += minute;
      expect(await bench.platform.publishDue()).toBe(0);
      await act(id, 'schedule', { at: new Date(bench.clock.at + minute).toISOString() });
      bench.clock.at += minute;
      expect(await bench.platform.publishDue()).toBe(1);
      expect(await bench.liveTitle('r-timed')).toBe('Już');
      expect((await bench.manage(`releases/${id}`)).body.data).toMatchObject({
        state: 'live',
        scheduled_at: null,
      });
    });

    test('[issue 13] a plan holds every version its publisher saw; authors no longer change the release', async () => {
      const { page, put, manage, liveTitle, clock, platform } = bench;
      await page('r-kept', 'Zatwierdzona');
      await page('r-stays', 'Zostaje', true);
      const id = await create(entry('r-kept'));
      const read = async () => (await manage(`releases/${id}`)).body.data as Release;
      const seen = [{ ...entry('r-kept'), version: 1 }];
      await put('r-kept', 1, 'Późniejsza');
      const at = new Date(clock.at + minute).toISOString();
      // Saved after the publisher looked: nothing is planned.
      expect((await act(id, 'schedule', { at, entries: seen })).body.error).toMatchObject({
        code: 'version_conflict',
      });
      expect((await act(id, 'publish', { entries: seen })).status).toBe(409);
      const [newer] = seen.map((one) => ({ ...one, version: 2 }));
      expect((await act(id, 'schedule', { at, entries: [newer] })).body.data).toMatchObject({
        entries: [{ version: 2, newest: 2 }],
      });
      await put('r-kept', 2, 'Najpóźniejsza', { autosave: true });
      expect((await read()).entries).toMatchObject([{ version: 2, newest: 3 }]);

      const change = (role: Role, ...entries: object[]) =>
        manage(`releases/${id}`, { method: 'PUT', payload: { title: 'Kampania', entries } }, role);
      const added = entry('r-stays', 'unpublish');
      expect((await change('author', newer ?? {}, added)).status).toBe(403);
      expect((await manage(`releases/${id}`, { method: 'DELETE' }, 'author')).status).toBe(403);
      // Nor does a publisher add what only an administrator publishes.
      expect((await change('publisher', newer ?? {}, entry('site', 'publish', 'config'))).status).toBe(403);
      expect((await change('publisher')).status).toBe(422);
      expect((await change('publisher', entry('r-kept'))).body.data).toMatchObject({
        entries: [{ version: 2, newest: 3 }],
      });
      clock.at += minute;
      expect(await platform.publishDue()).toBe(1);
      expect([await liveTitle('r-kept'), await liveTitle('r-stays')]).toEqual(['Późniejsza', 'Zostaje']);
      expect((await read()).entries).toMatchObject([{ version: 2 }]);
    });

    test('[issue 13] a newer version comes into the plan when a publisher takes it', async () => {
      const { page, put, manage, liveTitle, clock, platform } = bench;
      await page('r-taken', 'A');
      const id = await create(entry('r-taken'));
      await act(id, 'schedule', { at: new Date(clock.at + minute).toISOString() });
      await put('r-taken', 1, 'B');
      const taken = { ...entry('r-taken'), version: 2 };
      const payload = { title: 'Kampania', entries: [taken] };
      await manage(`releases/${id}`, { method: 'PUT', payload }, 'publisher');
      expect((await manage('schedule?state=waiting&key=r-taken')).body.data).toMatchObject([
        { release_id: id, entries: [{ version: 2 }] },
      ]);
      clock.at += minute;
      await platform.publishDue();
      expect(await liveTitle('r-taken')).toBe('B');
    });

    test('[sec 16] is put together by authors, made live by those who may publish all of it', async () => {
      const authors = await bench.manage(
        'releases',
        { payload: { title: 'x', entries: [entry('about')] } },
        'author',
      );
      const { id } = authors.body.data as Release;
      expect((await act(id, 'publish', {}, 'author')).status).toBe(403);
      const admins = await create(entry('site', 'publish', 'config'));
      expect((await act(admins, 'publish')).status).toBe(403);
      const twice = { title: 'x', entries: [entry('about'), entry('about', 'unpublish')] };
      expect((await bench.manage('releases', { payload: twice })).status).toBe(422);
      expect((await bench.manage('releases', { payload: {} }, 'agent')).status).toBe(403);
    });
  });
});

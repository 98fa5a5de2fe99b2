import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PresenceAnswer } from '#schemas/studio/presence.ts';
import type { Release } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import { pageData, type Role } from './ask.ts';
import { type EditingBench, minute, openEditingBench, ref } from './editing-bench.ts';
import { onBackends } from './on-backends.ts';

/** Who is there, and what goes live at a time. */
onBackends((backend) => {
  describe('presence', () => {
    let bench: EditingBench;
    beforeAll(async () => {
      bench = await openEditingBench(backend);
    });
    afterAll(() => bench.close());
    const beat = async (window_id: string, role: Role, more: object = {}, key = 'about') => {
      const payload = { ...ref(key), window_id, ...more };
      return (await bench.manage('presence', { payload }, role)).body.data as PresenceAnswer;
    };
    const holders = ({ present }: PresenceAnswer) =>
      present.filter(({ holds }) => holds).map(({ window_id }) => window_id);

    test('[issue 6] the first has the pen, others look on, take over, and get it when it is put down', async () => {
      expect(holders(await beat('window-a', 'author'))).toEqual(['window-a']);
      const second = await beat('window-b', 'publisher');
      expect([holders(second), second.present.length, second.version]).toEqual([['window-a'], 2, 1]);
      expect(holders(await beat('window-b', 'publisher', { take_over: true }))).toEqual(['window-b']);
      expect(holders(await beat('window-a', 'author'))).toEqual(['window-b']);
      await beat('window-b', 'publisher', { leave: true });
      expect(holders(await beat('window-a', 'author'))).toEqual(['window-a']);
    });

    test('[issue 6] who gives no sign for 35 seconds is gone', async () => {
      await beat('window-c', 'author', {}, 'gone');
      bench.clock.at += 35_000;
      expect(holders(await beat('window-d', 'publisher', {}, 'gone'))).toEqual(['window-c']);
      bench.clock.at += 1;
      expect(holders(await beat('window-d', 'publisher', {}, 'gone'))).toEqual(['window-d']);
    });

    test('[issue 13] who was taken over from writes no more; whoever takes over begins with the newest draft', async () => {
      await bench.page('pen', 'A');
      const save = (version: number, title: string, window_id: string) =>
        bench.put('pen', version, title, { autosave: true, window_id });
      await beat('window-first', 'author', {}, 'pen');
      expect((await save(1, 'B', 'window-first')).status).toBe(200);
      await beat('window-second', 'publisher', {}, 'pen');
      expect((await save(2, 'C', 'window-second')).body.error?.code).toBe('taken_over');
      const taken = await beat('window-second', 'publisher', { take_over: true }, 'pen');
      const late = await save(2, 'D', 'window-first');
      expect([late.status, late.body.error?.code]).toEqual([409, 'taken_over']);
      expect((await save(taken.version ?? 0, 'E', 'window-second')).status).toBe(200);
      // An older version is told as such, with the newer draft: it can be merged.
      expect((await save(2, 'F', 'window-first')).body.error?.code).toBe('version_conflict');
      // Who does not edit beside others is no window, and one that is gone holds nobody up.
      expect((await bench.put('pen', 3, 'G')).status).toBe(200);
      bench.clock.at += 35_001;
      expect((await save(4, 'H', 'window-first')).status).toBe(200);
    });

    test('[issue 6] of windows that come at once exactly one has the pen, and nobody moves another one’s', async () => {
      await Promise.all(['w-1', 'w-2', 'w-3'].map((id) => beat(`window-${id}`, 'author', {}, 'crowd')));
      expect(holders(await beat('window-w-1', 'author', {}, 'crowd'))).toHaveLength(1);
      const payload = { ...ref('crowd'), window_id: 'window-w-1', leave: true };
      await bench.manage('presence', { payload }, 'publisher');
      expect((await beat('window-w-2', 'author', {}, 'crowd')).present).toHaveLength(3);
      const stolen = await bench.manage('presence', { payload: { ...payload, leave: false } }, 'publisher');
      expect(stolen.status).toBe(409);
    });
  });

  describe('plans', () => {
    let bench: EditingBench;
    beforeAll(async () => {
      bench = await openEditingBench(backend);
    });
    afterAll(() => bench.close());
    const inMinutes = (minutes: number) => new Date(bench.clock.at + minutes * minute).toISOString();
    const plan = (key: string, more: object, role: Role = 'publisher') =>
      bench.manage(
        'schedule',
        { payload: { ...ref(key), action: 'publish', at: inMinutes(10), ...more } },
        role,
      );
    const stateOf = async (key: string) =>
      ((await bench.manage(`schedule?key=${key}`)).body.data as Scheduled[]).map(({ state }) => state);
    const pass = (minutes: number) => {
      bench.clock.at += minutes * minute;
      return bench.platform.publishDue();
    };

    test('[issue 6] goes live at its moment and not before, and off the site at its', async () => {
      await bench.page('timed', 'Teraz');
      expect((await plan('timed', {})).status).toBe(201);
      await plan('timed', { action: 'unpublish', at: inMinutes(20) });
      expect([await pass(9), await bench.liveTitle('timed')]).toEqual([0, undefined]);
      expect([await pass(1), await bench.liveTitle('timed')]).toEqual([1, 'Teraz']);
      expect([await pass(10), await bench.liveTitle('timed')]).toEqual([1, undefined]);
      expect(await stateOf('timed')).toEqual(['done', 'done']);
      expect(await pass(10)).toBe(0);
    });

    test('[issue 6] a version that was chosen goes live as it was, whatever was saved since', async () => {
      await bench.page('pinned', 'A');
      await bench.put('pinned', 1, 'B', { autosave: true });
      await plan('pinned', { version: 2 });
      await bench.put('pinned', 2, 'C', { autosave: true });
      await pass(10);
      expect(await bench.liveTitle('pinned')).toBe('B');
      expect((await bench.manage('pages/pinned')).body.data).toMatchObject({
        status: 'changed',
        published_version: 2,
        draft: { title: 'C' },
      });
    });

    test('[issue 13] goes live as it was when it was planned, and says that it was changed since', async () => {
      await bench.page('as-seen', 'Zatwierdzone');
      const { data } = (await plan('as-seen', {})).body;
      expect(data).toMatchObject({ entries: [{ version: 1, newest: 1 }] });
      await bench.manage(
        'pages/as-seen',
        { method: 'PUT', payload: { version: 1, data: pageData('as-seen', 'Dopisane') } },
        'author',
      );
      const listed = (await bench.manage('schedule?state=waiting&key=as-seen')).body.data;
      expect(listed).toMatchObject([{ entries: [{ version: 1, newest: 2 }] }]);
      await pass(10);
      expect(await bench.liveTitle('as-seen')).toBe('Zatwierdzone');
    });

    test('[issue 13] a publisher takes the newer version into the plan, an author does not', async () => {
      await bench.page('renewed', 'A');
      const { id } = (await plan('renewed', {})).body.data as Scheduled;
      await bench.put('renewed', 1, 'B', { autosave: true });
      const take = (version: number, role: Role = 'publisher') =>
        bench.manage(`schedule/${id}`, { method: 'PUT', payload: { version } }, role);
      expect((await take(2, 'author')).status).toBe(403);
      expect((await take(3)).status).toBe(404);
      expect((await take(2)).body.data).toMatchObject({ entries: [{ version: 2, newest: 2 }] });
      await bench.put('renewed', 2, 'C', { autosave: true });
      await pass(10);
      expect(await bench.liveTitle('renewed')).toBe('B');
      expect((await take(3)).body.error).toMatchObject({ code: 'wrong_state' });
    });

    test('[issue 13] what is planned is not deleted, and moves only with a publisher, who takes the plan along', async () => {
      await bench.page('stays', 'Plan');
      await plan('stays', {});
      await bench.put('stays', 1, 'Szkic');
      const { manage } = bench;
      const roles: Role[] = ['author', 'publisher'];
      for (const role of roles)
        expect((await manage('pages/stays', { method: 'DELETE' }, role)).status).toBe(409);
      const bulk = await manage('bulk', { payload: { action: 'delete', refs: [ref('stays')] } }, 'author');
      expect(bulk.body.data).toMatchObject([{ ok: false }]);
      const move = (role: Role) =>
        manage('move-page', { payload: { key: 'stays', to: 'moved', version: 2, redirect: true } }, role);
      expect((await move('author')).status).toBe(403);
      expect((await move('publisher')).body.data).toMatchObject({
        draft: { alias: 'moved', title: 'Szkic' },
      });
      expect(await stateOf('stays')).toEqual([]);
      await pass(10);
      expect([await bench.liveTitle('moved'), await bench.liveTitle('stays')]).toEqual(['Plan', undefined]);
      expect((await manage('pages/moved')).body.data).toMatchObject({ status: 'changed' });
    });

    test('[gate] a release that names the new address already names the moved page once, with its own fate', async () => {
      await bench.page('here', 'Tekst');
      const entries = [
        { ...ref('here'), action: 'unpublish' },
        { ...ref('there'), action: 'publish' },
      ];
      const made = await bench.manage('releases', { payload: { title: 'Wiosna', entries } });
      const { id } = made.body.data as Release;
      const { version } = (await bench.manage('pages/here')).body.data as ContentEntry;
      const moved = await bench.manage('move-page', {
        payload: { key: 'here', to: 'there', version, redirect: true },
      });
      expect(moved.status).toBe(200);
      const { entries: now } = (await bench.manage(`releases/${id}`)).body.data as Release;
      expect(now.map(({ key, action }) => [key, action])).toEqual([['there', 'unpublish']]);
    });

    test('[issue 13] what an autosave changes at the very minute does not keep the plan from going live', async () => {
      await bench.page('busy', 'Plan');
      await plan('busy', {});
      bench.clock.at += 10 * minute;
      await Promise.all([bench.platform.publishDue(), bench.put('busy', 1, 'W trakcie', { autosave: true })]);
      await bench.platform.publishDue();
      expect([await bench.liveTitle('busy'), await stateOf('busy')]).toEqual(['Plan', ['done']]);
    });

    test('[issue 6] goes live by itself, with nobody there', async () => {
      const alone = await openEditingBench(backend, { jobs: true, now: Date.now });
      await alone.page('alone', 'Sam');
      const live = new Promise((resolve) => alone.platform.onChange(({ tags }) => resolve(tags)));
      const payload = { ...ref('alone'), action: 'publish', at: new Date(Date.now() + 3000).toISOString() };
      expect((await alone.manage('schedule', { payload })).status).toBe(201);
      expect(await live).toContain('page:alone');
      expect(await alone.liveTitle('alone')).toBe('Sam');
      await alone.close();
    });

    test('[issue 6] what the checks refuse then has failed, with the reason; the others go live', async () => {
      await bench.page('fails', 'wrong');
      await bench.page('passes', 'Dobrze');
      await Promise.all([plan('fails', {}), plan('passes', {})]);
      expect(await pass(10)).toBe(1);
      const { data } = (await bench.manage('schedule?key=fails')).body;
      expect(data).toMatchObject([{ state: 'failed', reason: expect.stringContaining('is wrong') }]);
      expect(await bench.liveTitle('passes')).toBe('Dobrze');
    });

    test('[issue 6] is cancelled once, only by those who may publish, and never for the past', async () => {
      await bench.page('never', 'Nie');
      const { id } = (await plan('never', {})).body.data as Scheduled;
      const cancel = (role: Role) => bench.manage(`schedule/${id}`, { method: 'DELETE' }, role);
      expect((await cancel('author')).status).toBe(403);
      expect((await cancel('publisher')).body.data).toMatchObject({ state: 'cancelled' });
      expect((await cancel('publisher')).status).toBe(409);
      expect([await pass(10), await bench.liveTitle('never')]).toEqual([0, undefined]);
      expect((await plan('never', { at: inMinutes(0) })).status).toBe(422);
      expect((await plan('never', {}, 'author')).status).toBe(403);
      const config = { kind: 'config', key: 'site', locale: '' };
      expect((await plan('never', config)).status).toBe(403);
      expect((await plan('none', {})).status).toBe(404);
    });

    test('[issue 6] nodes that wake at once carry a plan out once', async () => {
      await bench.page('once', 'Raz');
      await plan('once', {});
      bench.clock.at += 10 * minute;
      const before = bench.announced.length;
      const done = await Promise.all([bench.platform.publishDue(), bench.platform.publishDue()]);
      expect(done.toSorted()).toEqual([0, 1]);
      expect([bench.announced.length - before, await stateOf('once')]).toEqual([1, ['done']]);
    });

    // Last: some of its plans still wait.
    test('[issue 6] lists what waits first, the next first, then what is over, the latest first', async () => {
      await bench.page('order', 'x');
      for (const minutes of [3, 1, 2, 9, 8]) await plan('order', { at: inMinutes(minutes) });
      await pass(3);
      const { data } = (await bench.manage('schedule?key=order')).body;
      const left = (data as Scheduled[]).map(({ at }) => (Date.parse(at) - bench.clock.at) / minute);
      expect(left).toEqual([5, 6, 0, -1, -2]);
    });
  });
});

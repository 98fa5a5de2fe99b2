import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentHistoryItem } from '#schemas/content-entry.ts';
import type { AuditEntry } from '#schemas/studio/staff-account.ts';
import { ask, type Role } from './ask.ts';
import { type EditingBench, minute, openEditingBench, ref } from './editing-bench.ts';
import { onBackends } from './on-backends.ts';

/** Drafts, what may go live, deletion, several at once. */
onBackends((backend) => {
  describe('drafts', () => {
    let bench: EditingBench;
    beforeAll(async () => {
      bench = await openEditingBench(backend);
    });
    afterAll(() => bench.close());
    const historyOf = async (alias: string) =>
      ((await bench.manage(`pages/${alias}/history`)).body.data as ContentHistoryItem[]).map(
        ({ action, version }) => `${action} ${version}`,
      );

    test('[issue 6] autosaves of one person within ten minutes are one row of the history, versions go on', async () => {
      const { page, put, clock } = bench;
      await page('auto', 'A');
      const save = (version: number, title: string) => put('auto', version, title, { autosave: true });
      await save(1, 'B');
      clock.at += 5 * minute;
      expect((await save(2, 'C')).body.data).toMatchObject({ version: 3, draft: { title: 'C' } });
      expect(await historyOf('auto')).toEqual(['change 3', 'create 1']);
      clock.at += 5 * minute;
      await save(3, 'D');
      expect(await historyOf('auto')).toEqual(['change 4', 'change 3', 'create 1']);
    });

    test('[issue 6] what somebody saved on purpose is never gathered, nor what another person wrote', async () => {
      const { page, put, manage } = bench;
      await page('kept', 'A');
      await put('kept', 1, 'B', { autosave: true });
      await put('kept', 2, 'C');
      await put('kept', 3, 'D', { autosave: true });
      await manage(
        'pages/kept',
        {
          method: 'PUT',
          payload: {
            version: 4,
            autosave: true,
            data: { alias: 'kept', title: 'E', layout: 'default', blocks: [] },
          },
        },
        'author',
      );
      expect(await historyOf('kept')).toEqual(['change 5', 'change 4', 'change 3', 'change 2', 'create 1']);
      const restored = await manage('pages/kept/restore', { payload: { version: 3 } });
      expect(restored.body.data).toMatchObject({ version: 6, draft: { title: 'C' } });
    });

    test('[issue 6] a write against an older version is refused with the newer draft, and loses nothing', async () => {
      const { page, put } = bench;
      await page('both', 'A');
      await put('both', 1, 'Mine');
      const late = await put('both', 1, 'Theirs', { autosave: true });
      expect([late.status, late.body.error?.code]).toEqual([409, 'version_conflict']);
      expect(late.body.error).toMatchObject({
        current: { key: 'both', version: 2, draft: { title: 'Mine' }, updated_by: 'admin@example.com' },
      });
    });

    test('[issue 6] what the checks call an error cannot go live; advice stops nobody', async () => {
      const { page, put, manage, liveTitle } = bench;
      await page('checked', 'wrong');
      const refused = await manage('pages/checked/publish', { payload: {} });
      expect([refused.status, refused.body.error]).toMatchObject([
        422,
        { code: 'invalid_content', findings: [{ block_id: 'b1', path: '/title', message: 'is wrong' }] },
      ]);
      expect(await liveTitle('checked')).toBeUndefined();
      await put('checked', 1, 'Dobrze');
      expect((await manage('pages/checked/publish', { payload: {} })).status).toBe(200);
      expect(await liveTitle('checked')).toBe('Dobrze');
    });

    test('[issue 6] a body of another form names the block and the field', async () => {
      const inner = { id: 'deep', type: 'x', props: {}, version: 0 };
      const data = {
        alias: 'odd',
        title: 'x',
        layout: 'default',
        blocks: [{ id: 'top', type: 'x', props: {}, slots: { main: [inner] } }],
      };
      const answer = await bench.manage('pages', { payload: { key: 'odd', data } });
      expect(answer.body.error).toMatchObject({ findings: [{ block_id: 'deep', path: '/version' }] });
    });

    test('[issue 6] a page goes live language by language: the others keep what they showed', async () => {
      const { manage, platform } = bench;
      const data = (pl: string, en: string, de: string) => ({
        alias: 'tongues',
        title: pl,
        layout: 'default',
        blocks: [{ id: 'b1', type: 'x', props: { t: pl }, locales: { en: { '/t': en }, de: { '/t': de } } }],
      });
      const write = (version: number, ...words: [string, string, string]) =>
        manage('pages/tongues', { method: 'PUT', payload: { version, data: data(...words) } });
      const publish = (locales?: string[]) => manage('pages/tongues/publish', { payload: { locales } });
      const shown = async (language: string) => {
        const { body } = await ask(platform, `/v2/system/pages/tongues?language=${language}`);
        return (body.data as { blocks: { props: { t: string } }[] }).blocks[0]?.props.t;
      };
      await manage('pages', { payload: { key: 'tongues', data: data('pl1', 'en1', 'de1') } });
      expect((await publish(['en'])).body.error).toMatchObject({ code: 'invalid_content' });
      await publish();
      await write(1, 'pl2', 'en2', 'de2');
      const part = await publish(['en']);
      expect(part.body.data).toMatchObject({ version: 3, published_version: 2, status: 'changed' });
      expect([await shown('pl'), await shown('en')]).toEqual(['pl1', 'en2']);
      expect((await publish(['en'])).body.data).toMatchObject({ version: 3, status: 'changed' });
      await publish(['pl']);
      expect([await shown('pl'), await shown('en')]).toEqual(['pl2', 'en2']);
      const rest = await publish(['pl', 'en', 'de']);
      expect(rest.body.data).toMatchObject({ version: 4, status: 'published' });
    });

    test('[issue 6] menus of several languages go live in one moment', async () => {
      const { manage, announced } = bench;
      const menu = (title: string) => [{ id: '1', title, link: '/', submenu: [] }];
      await manage('menus', { payload: { key: 'foot', data: menu('Stopka') } });
      await manage('menus', { payload: { key: 'foot', locale: 'en', data: menu('Foot') } });
      const before = announced.length;
      await manage('menus/foot/publish', { payload: { locales: ['pl', 'en'] } });
      expect(announced.slice(before)).toEqual([expect.arrayContaining(['menu:foot:pl', 'menu:foot:en'])]);
    });

    test('[issue 6] what is used cannot be deleted: the answer names the places', async () => {
      const { page, manage } = bench;
      await page('shows', 'Pokazuje', true);
      const refused = await manage('blocks/about', { method: 'DELETE' });
      expect([refused.status, refused.body.error?.code]).toEqual([409, 'in_use']);
      const used = { kind: 'page', key: 'shows', block_id: 'b1', path: '/shows', live: true, draft: true };
      expect(refused.body.error).toMatchObject({
        usages: expect.arrayContaining([expect.objectContaining(used)]),
      });
      const usage = await manage('usage?kind=view-block&key=about');
      expect(usage.body.data).toEqual(
        expect.arrayContaining([expect.objectContaining({ ...used, title: 'Pokazuje' })]),
      );
      // The English text falls back on the Polish one, which stays.
      expect((await manage('blocks/about?locale=en', { method: 'DELETE' })).status).toBe(200);
    });

    test('[issue 6] a deleted page is off the site, comes back by its history, and counts on', async () => {
      const { page, manage, liveTitle } = bench;
      await page('gone', 'Był', true);
      expect((await manage('pages/gone', { method: 'DELETE' }, 'author')).status).toBe(403);
      expect((await manage('pages/gone', { method: 'DELETE' }, 'publisher')).status).toBe(200);
      expect(await liveTitle('gone')).toBeUndefined();
      expect((await manage('pages/gone')).status).toBe(404);
      const back = await manage('pages/gone/restore', { payload: { version: 1 } });
      expect(back.body.data).toMatchObject({ version: 2, status: 'draft', draft: { title: 'Był' } });
      // It was live once: what publishers took off is theirs to bring back.
      expect((await manage('pages/gone', { method: 'DELETE' }, 'author')).status).toBe(403);
      expect((await manage('pages/gone', { method: 'DELETE' }, 'publisher')).status).toBe(200);
    });

    test('[issue 6] several at once: each by itself, refusals in words', async () => {
      const { page, manage, liveTitle } = bench;
      await page('many-a', 'A');
      await page('many-b', 'wrong');
      const bulk = (role: Role, action = 'publish') =>
        manage('bulk', { payload: { action, refs: [ref('many-a'), ref('many-b'), ref('none')] } }, role);
      expect((await bulk('author')).body.data).toMatchObject([{ ok: false }, { ok: false }, { ok: false }]);
      expect((await bulk('publisher')).body.data).toMatchObject([
        { ref: ref('many-a'), ok: true },
        { ok: false, message: 'is wrong' },
        {
          ok: false,
          message: 'There is no page none.',
          reason: 'entry.unknown',
          values: { entry: 'page none' },
        },
      ]);
      expect(await liveTitle('many-a')).toBe('A');
      expect((await bulk('publisher', 'delete')).body.data).toMatchObject([
        { ok: true },
        { ok: true },
        { ok: false },
      ]);
    });

    test('[issue 6] a page moves with its history, and its old address leads to the new one', async () => {
      const { page, put, manage, liveTitle, platform } = bench;
      await page('here', 'Tu', true);
      await put('here', 1, 'Tu i tam');
      const move = (to: string, role: Role) =>
        manage('move-page', { payload: { key: 'here', to, version: 2, redirect: true } }, role);
      expect((await move('there', 'author')).status).toBe(403);
      expect((await move('about', 'publisher')).body.error).toMatchObject({ code: 'already_exists' });
      for (const [to, reason] of [
        ['home', 'problem.screen-address'],
        ['studio', 'problem.system-address'],
        ['en', 'problem.language-address'],
      ] as const) {
        const { status, body } = await move(to, 'publisher');
        expect([status, body.error]).toMatchObject([422, { field_reasons: { to: { reason } } }]);
      }
      expect((await move('there', 'publisher')).body.data).toMatchObject({
        key: 'there',
        version: 3,
        status: 'changed',
        draft: { alias: 'there', title: 'Tu i tam' },
      });
      expect([await liveTitle('here'), await liveTitle('there')]).toEqual([undefined, 'Tu']);
      expect(await historyOf('there')).toEqual(['change 3', 'change 2', 'publish 1', 'create 1']);
      const rule = await ask(platform, '/v2/system/redirect-rule', { payload: { url: '/here' } });
      expect(rule.body.data).toMatchObject({ url_to: '/there' });
    });

    test('[sec 38] every write of staff is in the audit log; looking and going on typing are not', async () => {
      const { page, put, manage } = bench;
      const writes = async () => {
        const { body } = await manage('audit?kind=staff-write&limit=200');
        return (body.data as AuditEntry[]).map(
          ({ staff, details }) => `${staff} ${details['method']} ${details['path']}`,
        );
      };
      const before = (await writes()).length;
      await page('noted', 'A');
      await put('noted', 1, 'B', { autosave: true });
      await put('noted', 2, 'C', { autosave: true });
      await put('noted', 1, 'late');
      await manage('usage?kind=page&key=noted');
      const news = (await writes()).length - before;
      expect(news).toBe(2);
      expect(await writes()).toContain('admin@example.com PUT /v2/system/manage/pages/noted');
    });
  });
});

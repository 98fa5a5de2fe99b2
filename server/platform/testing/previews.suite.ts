import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewHeader } from '#schemas/studio/preview.ts';
import type { Platform } from '../platform.ts';
import { ask, pageData, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

const previews = '/v2/system/manage/previews';
const hour = 3_600_000;
const wanted = { path: '/draft-only', locale: 'pl', visitor: { kind: 'guest' } };

interface Link {
  readonly id: string;
  readonly url: string;
  readonly expires_at: string;
}

/** Links to drafts: what they open, and to whom. */
onBackends((backend) => {
  describe('[studio] preview links', () => {
    let platform: Platform;
    let author: Record<string, string>;
    let time = Date.UTC(2026, 0, 1);
    const make = async (body: object = {}): Promise<Link & { readonly token: string }> => {
      const answer = await ask(platform, previews, { payload: { ...wanted, ...body }, headers: author });
      expect(answer.status).toBe(201);
      const link = answer.body.data as Link;
      return { ...link, token: link.url.replace('/_preview/', '') };
    };
    const read = async (url: string, token?: string) =>
      ask(platform, url, { headers: token === undefined ? {} : { [previewHeader]: token } });
    const put = async (segment: string, key: string, data: object, locale?: string) => {
      const payload = { key, data, ...(locale !== undefined && { locale }) };
      const answer = await ask(platform, `/v2/system/manage/${segment}`, { payload, headers: author });
      expect(answer.status).toBe(201);
    };
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      author = await signIn(platform, 'author');
      await put('pages', 'draft-only', pageData('draft-only', 'Szkic'));
      await put('menus', 'draft-menu', [{ id: 'a', title: 'Szkic', link: '/draft-only', submenu: [] }], 'pl');
    });
    afterAll(() => platform.close());

    test('[sec] without a token no draft is answered, with one it is', async () => {
      const { token } = await make();
      expect((await read('/v2/system/pages/draft-only')).status).toBe(404);
      const shown = await read('/v2/system/pages/draft-only', token);
      expect([shown.status, shown.body.data]).toMatchObject([200, { title: 'Szkic' }]);
      expect(shown.headers['cache-control']).toBe('no-store');
      expect((await read('/v2/system/pages/draft-only')).status).toBe(404);
    });

    test('what a token shows is the database’s word', async () => {
      const visitor = { kind: 'customer', status: 'contract' };
      const { token } = await make({ visitor, at: '2026-03-01T10:00:00.000Z' });
      const { body } = await read('/v2/system/preview', token);
      expect(body.data).toMatchObject({ path: '/draft-only', visitor, at: '2026-03-01T10:00:00.000Z' });
    });

    test('[sec] a made-up, shortened or changed token opens nothing, not even what is live', async () => {
      const { token } = await make();
      const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`;
      for (const wrong of ['', 'x', token.slice(1), changed, `${token}a`, 'A'.repeat(43)])
        expect((await read('/v2/system/languages', wrong)).status).toBe(404);
    });

    test('[sec] two links never have the same token, and a list tells none', async () => {
      const [one, two] = [await make(), await make()];
      expect(one.token).toMatch(/^[\w-]{43}$/);
      expect(one.token).not.toBe(two.token);
      const { body } = await ask(platform, previews, { headers: author });
      expect(JSON.stringify(body)).not.toContain(one.token);
      expect((body.data as Link[]).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    });

    test('[sec] a link ends with its time, and when it is revoked', async () => {
      const [short, revoked] = [await make({ seconds: 3600 }), await make()];
      time += hour - 1;
      expect((await read('/v2/system/preview', short.token)).status).toBe(200);
      time += 1;
      author = await signIn(platform, 'author');
      expect((await read('/v2/system/pages/draft-only', short.token)).status).toBe(404);
      const url = `${previews}/${revoked.id}`;
      expect((await ask(platform, url, { method: 'DELETE', headers: author })).status).toBe(200);
      expect((await read('/v2/system/preview', revoked.token)).status).toBe(404);
      expect((await ask(platform, url, { method: 'DELETE', headers: author })).status).toBe(404);
    });

    test('[sec 16] who edits no content makes, sees and ends no links', async () => {
      const { id } = await make();
      const agent = await signIn(platform, 'agent');
      for (const [headers, status] of [
        [{}, 401],
        [agent, 403],
      ] as const) {
        expect((await ask(platform, previews, { payload: wanted, headers })).status).toBe(status);
        expect((await ask(platform, previews, { headers })).status).toBe(status);
        const url = `${previews}/${id}`;
        expect((await ask(platform, url, { method: 'DELETE', headers })).status).toBe(status);
      }
    });

    test('[sec] a token reads: it opens no call of the staff’s side', async () => {
      const { token } = await make();
      const answer = await read('/v2/system/manage/pages/draft-only', token);
      expect(answer.status).toBe(401);
    });

    test('[sec] searches of a preview find what is live only', async () => {
      const { token } = await make();
      const { body } = await read('/v2/system/search?q=Szkic', token);
      expect(JSON.stringify(body)).not.toContain('draft-only');
    });

    test('a link of a release shows its drafts, and else what is live', async () => {
      const publisher = await signIn(platform, 'publisher');
      const entry = { kind: 'page', key: 'draft-only', locale: '', action: 'publish' };
      const release = await ask(platform, '/v2/system/manage/releases', {
        payload: { title: 'Wiosna', entries: [entry] },
        headers: publisher,
      });
      const { id } = release.body.data as { id: string };
      const { token } = await make({ release_id: id });
      expect((await read('/v2/system/pages/draft-only', token)).status).toBe(200);
      expect((await read('/v2/system/menu/draft-menu', token)).status).toBe(404);
      expect((await read('/v2/system/menu/draft-menu', (await make()).token)).status).toBe(200);
      // Once it is planned, what was planned, whatever is saved since.
      const at = new Date(time + hour).toISOString();
      await ask(platform, `/v2/system/manage/releases/${id}/schedule`, {
        payload: { at },
        headers: publisher,
      });
      await ask(platform, '/v2/system/manage/pages/draft-only', {
        method: 'PUT',
        payload: { version: 1, data: pageData('draft-only', 'Później') },
        headers: author,
      });
      const titleOf = async (bearer: string) =>
        ((await read('/v2/system/pages/draft-only', bearer)).body.data as { title: string }).title;
      expect([await titleOf(token), await titleOf((await make()).token)]).toEqual(['Szkic', 'Później']);
      const unknown = { ...wanted, release_id: '00000000-0000-4000-8000-000000000000' };
      expect((await ask(platform, previews, { payload: unknown, headers: author })).status).toBe(422);
    });
  });
});

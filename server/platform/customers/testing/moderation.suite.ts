import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommentActed, CommentAction, CommentCounts, StaffComment } from '#schemas/studio/comments.ts';
import type { Platform } from '../../platform.ts';
import { ask, countsOf, type Question, type Role, staffOf } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { answering, listOf, openComments, textsOf, underPost } from './comments-bench.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const base = '/v2/system/manage/comments';
const roles: readonly Role[] = ['agent', 'author', 'publisher', 'admin'];

/** How the house looks after comments. */
onBackends((backend) => {
  describe('moderation of comments', () => {
    let platform: Platform;
    let time = noon;
    let bench: Awaited<ReturnType<typeof openComments>>;
    let headersOf: ReturnType<typeof staffOf>;
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      headersOf = staffOf(platform, () => time);
    });
    afterAll(() => platform.close());
    beforeEach(async () => {
      time += 11 * 60_000;
      bench = await openComments(platform);
    });
    const as = async (role: Role, path: string, question: Question = {}) =>
      ask(platform, `${base}${path}`, { ...question, headers: await headersOf(role) });
    const act = (action: CommentAction, ids: readonly string[], reason?: string, role: Role = 'agent') =>
      as(role, '/acts', { payload: { action, ids, ...(reason !== undefined && { reason }) } });
    const acted = async (...request: Parameters<typeof act>) =>
      (await act(...request)).body.data as CommentActed;
    const list = async (query: string) =>
      (await as('agent', query)).body as unknown as { readonly data: StaffComment[] };
    const waits = (post: string, text = `www.a.example ${post}`) => bench.write(bench.magda, text, {}, post);

    test('[issue 6] the API decides: agents and publishers moderate, authors only look, others see nothing', async () => {
      const { id } = await waits('p00');
      const allowed = await Promise.all(roles.map(async (role) => (await as(role, '')).status));
      expect(allowed).toEqual([200, 200, 200, 200]);
      expect((await act('approve', [id], undefined, 'author')).status).toBe(403);
      expect((await as('author', `/${id}/answers`, { payload: { text: 'x' } })).status).toBe(403);
      expect((await ask(platform, base)).status).toBe(401);
      expect((await bench.magda(base)).status).toBe(401);
      for (const role of ['agent', 'publisher', 'admin'] as const)
        expect((await act('hold', [id], undefined, role)).status).toBe(200);
    });

    test('[issue 6] what waits and was reported is in the queue, oldest first, with its post and what it answers', async () => {
      const { ewa, magda, write } = bench;
      const root = await write(ewa, 'Wątek', {}, 'p01');
      time += 1000;
      const held = await write(magda, 'www.b.example', answering(root), 'p01');
      await magda(`/v2/posts/comments/${root.id}/report`, { payload: { reason: 'spam' } });
      const queue = await list('?post=p01');
      expect(queue.data).toMatchObject([
        { id: root.id, state: 'published', reports: [{ reason: 'spam', count: 1 }], parent: null },
        {
          id: held.id,
          hold_reason: 'links',
          post: { alias: 'p01', title: 'p01 pl' },
          parent: { id: root.id, text: 'Wątek', author: { name: 'Ewa D.' } },
          author: { name: 'Magdalena J.', staff: false },
        },
      ]);
      expect((await list('?show=reported&post=p01')).data.map(({ id }) => id)).toEqual([root.id]);
      expect((await list('?show=waiting&post=p01&limit=1')).data.map(({ id }) => id)).toEqual([held.id]);
      const counts = async () => (await as('agent', '/counts')).body.data as CommentCounts;
      const before = await counts();
      await acted('approve', [root.id]);
      expect(await counts()).toEqual({
        ...before,
        queue: before.queue - 1,
        reported: before.reported - 1,
      });
      expect((await list('?post=p01')).data.map(({ id }) => id)).toEqual([held.id]);
      expect((await list('?show=published&post=p01')).data).toMatchObject([{ id: root.id, reports: [] }]);
    });

    test('[issue 6] approved is public, rejected is told to its author with the reason, and both can be taken back', async () => {
      const { magda, guest } = bench;
      const { id } = await waits('p02');
      const approved = await acted('approve', [id]);
      expect(approved.changed).toEqual([id]);
      expect(textsOf(await guest(underPost('p02')))).toEqual(['www.a.example p02']);
      const undo = (request: CommentActed) => as('agent', `/acts/${request.act}/undo`, { method: 'POST' });
      expect((await undo(approved)).body.data).toMatchObject({ changed: [id] });
      expect(countsOf(await guest(underPost('p02')))[1]).toBe(0);
      expect((await list('?post=p02')).data).toMatchObject([{ id, state: 'waiting', hold_reason: 'links' }]);
      expect((await undo(approved)).body.data).toMatchObject({ changed: [] });
      time += 1000;
      const rejected = await acted('reject', [id], 'Reklama');
      expect(listOf(await magda(underPost('p02'))).data).toMatchObject([
        { id, state: 'rejected', reject_reason: 'Reklama' },
      ]);
      time += 1000;
      await acted('approve', [id], undefined, 'publisher');
      // A colleague has decided since.
      expect((await undo(rejected)).body.data).toMatchObject({ changed: [] });
      expect(countsOf(await guest(underPost('p02')))[1]).toBe(1);
      expect((await as('agent', `/acts/${crypto.randomUUID()}/undo`, { method: 'POST' })).status).toBe(404);
    });

    test('[issue 6] settled reports are open again when the decision is taken back', async () => {
      const { ewa, magda, write } = bench;
      const { id } = await write(ewa, 'Spokojne zdanie', {}, 'p03');
      await magda(`/v2/posts/comments/${id}/report`, { payload: { reason: 'other' } });
      const kept = await acted('approve', [id]);
      expect((await list('?post=p03')).data).toEqual([]);
      await as('agent', `/acts/${kept.act}/undo`, { method: 'POST' });
      expect((await list('?post=p03')).data).toMatchObject([
        { id, reports: [{ reason: 'other', count: 1 }] },
      ]);
    });

    test('[issue 6] several at once: those it applies to change, the others stay; none at all is not found', async () => {
      const { ewa, guest, write } = bench;
      const first = await waits('p04', 'www.a.example 1');
      const second = await waits('p04', 'www.a.example 2');
      const gone = await write(ewa, 'Usunę', {}, 'p04');
      await ewa(`/v2/posts/comments/${gone.id}`, { method: 'DELETE' });
      const { changed } = await acted('approve', [first.id, second.id, gone.id, crypto.randomUUID()]);
      expect(new Set(changed)).toEqual(new Set([first.id, second.id]));
      expect(countsOf(await guest(underPost('p04')))[1]).toBe(2);
      expect((await act('approve', [crypto.randomUUID()])).status).toBe(404);
      expect((await act('approve', [])).status).toBe(400);
    });

    test('[issue 6] what the house deleted comes back whole; what its author deleted never does', async () => {
      const { ewa, guest, write } = bench;
      const { id } = await write(ewa, 'Wróci', {}, 'p05');
      await acted('delete', [id]);
      expect(countsOf(await guest(underPost('p05')))[1]).toBe(0);
      expect((await ewa(`/v2/posts/comments/${id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await list('?show=deleted&post=p05')).data).toMatchObject([
        { id, deleted_by: 'house', text: 'Wróci' },
      ]);
      time += 1000;
      await acted('restore', [id]);
      expect(textsOf(await guest(underPost('p05')))).toEqual(['Wróci']);
      await ewa(`/v2/posts/comments/${id}`, { method: 'DELETE' });
      expect((await acted('restore', [id])).changed).toEqual([]);
      expect((await list('?show=deleted&post=p05')).data).toMatchObject([{ deleted_by: 'author', text: '' }]);
    });

    test('[issue 6] the house answers with its mark, and never with an address', async () => {
      const { ewa, guest, write } = bench;
      const root = await write(ewa, 'Kiedy odpowiecie?', {}, 'p06');
      const answered = await as('agent', `/${root.id}/answers`, { payload: { text: 'Właśnie teraz.' } });
      expect(answered.status).toBe(200);
      const answer = await guest(underPost('p06'));
      expect(listOf(answer).data[0]?.answers).toMatchObject([
        { text: 'Właśnie teraz.', author: { staff: true } },
      ]);
      expect(JSON.stringify(answer.body)).not.toContain('agent@');
      await acted('reject', [root.id]);
      expect((await as('agent', `/${root.id}/answers`, { payload: { text: 'x' } })).status).toBe(409);
      expect((await as('agent', `/${crypto.randomUUID()}/answers`, { payload: { text: 'x' } })).status).toBe(
        404,
      );
    });

    test('[issue 6] a search means its letters, in the text and in the name', async () => {
      const { basia, ewa, write } = bench;
      await write(ewa, 'Rata 100% taniej_', {}, 'p07');
      await write(basia, 'Rata 1000 zł', {}, 'p07');
      const found = async (q: string) =>
        (await list(`?show=all&post=p07&q=${encodeURIComponent(q)}`)).data.map(({ text }) => text);
      expect(await found('100%')).toEqual(['Rata 100% taniej_']);
      expect(await found('j_')).toEqual(['Rata 100% taniej_']);
      expect(await found('dąbrow')).toEqual(['Rata 100% taniej_']);
      expect(await found('\\')).toEqual([]);
    });

    test('[sec 38] every decision is in the audit, with whose it was and which comments, without their words', async () => {
      const { id } = await waits('p08', 'www.tajne.example');
      await acted('reject', [id], 'Adres');
      const admin = await headersOf('admin');
      const audit = await ask(platform, '/v2/system/manage/audit?kind=staff-write&limit=5', {
        headers: admin,
      });
      expect((audit.body.data as unknown[])[0]).toMatchObject({
        staff: 'agent@example.com',
        details: { action: 'comments-reject', comments: id },
      });
      expect(JSON.stringify(audit.body)).not.toContain('tajne');
    });
  });
});

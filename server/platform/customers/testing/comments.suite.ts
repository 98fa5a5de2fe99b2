import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../platform.ts';
import { countsOf } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { commentLimits } from '../comments/comment-limits.ts';
import { answering, commentOf, listOf, openComments, textsOf, underPost } from './comments-bench.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;
const one = '/v2/posts/comments';

/** Comments as customers and guests have them. */
onBackends((backend) => {
  describe('comments', () => {
    let platform: Platform;
    let time = noon;
    let bench: Awaited<ReturnType<typeof openComments>>;
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
    });
    afterAll(() => platform.close());
    beforeEach(async () => {
      // Limits of the tests before are over.
      time += 20 * minute;
      bench = await openComments(platform);
    });

    test('[spec 7] roots newest first with their first answers oldest first, counts in headers, the config with them', async () => {
      const { magda, ewa, guest, write } = bench;
      const first = await write(magda, 'Pierwszy');
      time += 1000;
      const second = await write(ewa, 'Drugi');
      time += 1000;
      const answer = await write(ewa, 'Odpowiedź', answering(first));
      time += 1000;
      await write(magda, 'Odpowiedź na odpowiedź', answering(answer));
      const list = await guest(underPost());
      expect(countsOf(list)).toEqual([2, 2, 100]);
      expect(list.headers['cache-control']).toBe('no-store');
      const { data, config } = listOf(list);
      expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(data[1]).toMatchObject({ totalAnswers: 2, replyCount: 1, limit: 10, offset: 0, own: false });
      expect(data[1]?.answers).toMatchObject([
        { text: 'Odpowiedź', comment_top_id: first.id, parent_id: first.id, replyCount: 1, totalAnswers: 0 },
        {
          text: 'Odpowiedź na odpowiedź',
          parent_id: answer.id,
          author: { name: 'Magdalena J.', staff: false },
        },
      ]);
      expect(config).toEqual({
        premoderation: false,
        who_may: 'customers',
        max_length: 2000,
        page_size: 10,
        answers_page_size: 10,
        edit_minutes: 15,
      });
      const answers = await guest(`${underPost()}?limit=10&offset=1&commentTopId=${first.id}`);
      expect([textsOf(answers), countsOf(answers)]).toEqual([['Odpowiedź na odpowiedź'], [1, 2, 10]]);
      expect(JSON.stringify(list.body)).not.toMatch(/example\.com|Jankowska|Dąbrowska/);
    });

    test('[sec 31] who is not signed in writes nothing; a post that is not live has no comments', async () => {
      const { magda, guest } = bench;
      expect((await guest(underPost(), { payload: { text: 'x' } })).status).toBe(401);
      for (const post of ['soon', 'nowhere']) {
        expect((await guest(underPost(post))).status).toBe(404);
        expect((await magda(underPost(post), { payload: { text: 'x' } })).status).toBe(404);
      }
    });

    test.each<[string, object, number]>([
      ['nothing', {}, 400],
      ['only blanks', { text: ' \n\u200B ' }, 422],
      ['a text too long', { text: 'x'.repeat(2001) }, 400],
      ['a text that is none', { text: { $ne: 1 } }, 400],
      ['a thread that is no id', { text: 'x', comment_top_id: "1' or 1=1", parent_id: null }, 400],
      ['an answer without its thread', { text: 'x', parent_id: crypto.randomUUID() }, 422],
      ['an answer to nothing', { text: 'x', comment_top_id: crypto.randomUUID() }, 404],
      ['more than the call takes', { text: 'x', state: 'published', staff: 'a' }, 400],
    ])('[sec 31] %s is refused and not kept', async (_name, payload, status) => {
      const { magda } = bench;
      const before = countsOf(await magda(underPost('p01')));
      expect((await magda(underPost('p01'), { payload })).status).toBe(status);
      expect(countsOf(await magda(underPost('p01')))).toEqual(before);
    });

    test('[issue 6] an answer belongs to the thread and the post of what it answers', async () => {
      const { magda, write } = bench;
      const root = await write(magda, 'Wątek A', {}, 'p02');
      const other = await write(magda, 'Wątek B', {}, 'p02');
      const elsewhere = { payload: { text: 'x', ...answering(root) } };
      expect((await magda(underPost('p03'), elsewhere)).status).toBe(404);
      const crossed = { payload: { text: 'x', comment_top_id: root.id, parent_id: other.id } };
      expect((await magda(underPost('p02'), crossed)).status).toBe(404);
      const answer = await write(magda, 'Odpowiedź', answering(root), 'p02');
      const asRoot = { payload: { text: 'x', comment_top_id: answer.id, parent_id: answer.id } };
      expect((await magda(underPost('p02'), asRoot)).status).toBe(404);
    });

    test('[sec 26] markup stays the text it is; the same press twice is one comment', async () => {
      const { magda, guest, write } = bench;
      const text = '<img src=x onerror=alert(1)> & "cytat"';
      const [first, second] = [await write(magda, text, {}, 'p04'), await write(magda, text, {}, 'p04')];
      expect([second.id, textsOf(await guest(underPost('p04')))]).toEqual([first.id, [text]]);
    });

    test('[issue 6] a link waits: its author sees it marked, nobody else sees or counts it', async () => {
      const { magda, ewa, guest, write } = bench;
      const held = await write(magda, 'Zajrzyjcie na https://a.example', {}, 'p05');
      expect(held).toMatchObject({ state: 'waiting', own: true });
      for (const [who, total] of [
        [guest, 0],
        [ewa, 0],
        [magda, 1],
      ] as const)
        expect(countsOf(await who(underPost('p05')))[1]).toBe(total);
      expect((await guest(`${underPost('p05')}?commentTopId=${held.id}`)).status).toBe(404);
    });

    test('[issue 6] an author edits for a while and through the rules again; others never', async () => {
      const { magda, ewa, guest, write } = bench;
      const mine = await write(magda, 'Litrówka', {}, 'p06');
      const edit = (who: typeof magda, text: string) =>
        who(`${one}/${mine.id}`, { method: 'PATCH', payload: { text } });
      expect((await edit(ewa, 'Cudze')).status).toBe(404);
      expect((await edit(guest, 'Cudze')).status).toBe(401);
      expect(commentOf(await edit(magda, 'Poprawione'))).toMatchObject({ text: 'Poprawione', edited: true });
      expect(mine.edit_until).toBe(new Date(time + 15 * minute).toISOString());
      time += 14 * minute;
      expect(commentOf(await edit(magda, 'www.a.example'))).toMatchObject({ state: 'waiting' });
      expect(commentOf(await edit(magda, 'Bez adresu'))).toMatchObject({ state: 'waiting' });
      expect(countsOf(await guest(underPost('p06')))[1]).toBe(0);
      time += minute + 1;
      expect((await edit(magda, 'Za późno')).status).toBe(409);
    });

    test('[spec 5] deleting answers true; the place stays while answers stand below, the words do not', async () => {
      const { magda, ewa, guest, write } = bench;
      const root = await write(magda, 'Do usunięcia', {}, 'p07');
      const answer = await write(ewa, 'Odpowiedź', answering(root), 'p07');
      const remove = (who: typeof magda, id: string) => who(`${one}/${id}`, { method: 'DELETE' });
      expect((await remove(ewa, root.id)).status).toBe(404);
      for (let i = 0; i < 2; i++) expect((await remove(magda, root.id)).body).toBe(true);
      const { data } = listOf(await guest(underPost('p07')));
      expect(data).toMatchObject([
        { id: root.id, text: '', author: null, state: 'deleted', totalAnswers: 1 },
      ]);
      expect((await magda(`${one}/${root.id}`, { method: 'PATCH', payload: { text: 'x' } })).status).toBe(
        404,
      );
      const more = await write(magda, 'Rozmowa trwa', answering(answer), 'p07');
      expect(more.comment_top_id).toBe(root.id);
      for (const [who, { id }] of [
        [ewa, answer],
        [magda, more],
      ] as const)
        await remove(who, id);
      expect(countsOf(await guest(underPost('p07')))[1]).toBe(0);
    });

    test('[issue 6] enough reports of different customers take a comment out of sight; one’s own cannot be reported', async () => {
      const { magda, ewa, basia, guest, write, configure } = bench;
      await configure({ reports_to_hold: 2 });
      const bad = await write(magda, 'Brzydkie słowa', {}, 'p08');
      const report = (who: typeof magda) =>
        who(`${one}/${bad.id}/report`, { payload: { reason: 'offensive' } });
      expect([(await report(guest)).status, (await report(magda)).status]).toEqual([401, 409]);
      for (let i = 0; i < 3; i++) expect((await report(ewa)).body.data).toBe(true);
      expect(countsOf(await guest(underPost('p08')))[1]).toBe(1);
      await report(basia);
      expect(countsOf(await guest(underPost('p08')))[1]).toBe(0);
      await configure({});
    });

    test('[issue 6] the site decides: premoderation, length, words, nobody at all; its rules are not public', async () => {
      const { magda, guest, write, configure } = bench;
      await configure({ premoderation: true, max_length: 10, held_words: ['lichwa'] });
      expect(await write(magda, 'Dobre', {}, 'p09')).toMatchObject({ state: 'waiting' });
      expect((await magda(underPost('p09'), { payload: { text: 'x'.repeat(11) } })).status).toBe(422);
      expect(listOf(await guest(underPost('p09'))).config).toMatchObject({
        premoderation: true,
        max_length: 10,
      });
      expect((await guest('/v2/system/configs/comments')).status).toBe(404);
      expect(JSON.stringify((await guest('/v2/system/configs')).body)).not.toContain('lichwa');
      await configure({ who_may: 'nobody' });
      expect((await magda(underPost('p09'), { payload: { text: 'x' } })).status).toBe(403);
      await configure({});
    });

    test('[sec 9] one customer writes so often and no more, until time has passed', async () => {
      const { basia } = bench;
      const say = (i: number) => basia(underPost('p10'), { payload: { text: `Numer ${i}` } });
      for (let i = 0; i < commentLimits.write.attempts; i++) expect((await say(i)).status).toBe(200);
      expect((await say(99)).status).toBe(429);
      time += commentLimits.write.windowMs;
      expect((await say(99)).status).toBe(200);
    });
  });
});

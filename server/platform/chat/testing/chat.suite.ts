import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChatMessage, ChatRoom } from '#schemas/chat.ts';
import { longestMessage } from '#schemas/chat-limits.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { customerAsking } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import type { Asking } from '../../testing/owned-places.ts';
import { jpeg } from '../../testing/sample-files.ts';
import { filePart, multipart } from '../../testing/upload.ts';
import { sandboxBot } from '../channels/sandbox-bot.ts';

const chat = '/v2/chat';
const asForm = { 'content-type': 'multipart/form-data; boundary=mozaika-test-boundary' };
const agent = { email: 'agent@example.com', name: 'Ola' };

/** Rooms, messages and files of the chat. */
onBackends((backend) => {
  describe('chat', () => {
    let platform: Platform;
    let anna: Asking;
    let jan: Asking;
    let clock = Date.parse('2026-11-23T12:00:00Z');
    beforeAll(async () => {
      platform = await backend.open({ now: () => clock });
    });
    afterAll(() => platform.close());

    /** A session lasts an hour of the suite's clock, which each message moves. */
    const signIn = async () => {
      later();
      anna = await customerAsking(platform, 'contract@example.com');
      jan = await customerAsking(platform, 'nothing@example.com');
    };
    beforeEach(signIn);

    const later = () => {
      clock += 11_000;
    };
    const leave = async (who: Asking, payload: object) => {
      later();
      return who(`${chat}/message`, { payload });
    };
    const begin = async (who: Asking, message = 'Dzień dobry') => {
      const { body } = await leave(who, { uuid: randomUUID(), message });
      return (body.data as { room: ChatRoom }).room;
    };
    const roomOf = async (who: Asking, uuid: string) =>
      ((await who(chat)).body.data as ChatRoom[]).find((room) => room.uuid === uuid);
    const historyOf = async (who: Asking, uuid: string, query = '') =>
      ((await who(`${chat}/${uuid}/messages${query}`)).body.data as { messages: ChatMessage[] }).messages;
    const upload = (who: Asking, uuid: string, bytes = jpeg()) =>
      who(`${chat}/${uuid}/upload`, {
        payload: multipart(filePart(bytes, 'skan.jpg')),
        headers: asForm,
      });
    const answer = (uuid: string, text: string) =>
      platform.chat.house.answer(uuid, agent, { text, clientId: randomUUID() });

    test('[spec 3] a chat begins with its first message, and stands in the list with it', async () => {
      const room = await begin(anna, '  Pytanie o <b>ratę</b>\n');
      expect(room).toMatchObject({ state: 'waiting', unread_message_count: 0, last_number: 1, rating: null });
      expect(await roomOf(anna, room.uuid)).toEqual(room);
      expect(room.message).toMatchObject({
        number: 1,
        message: 'Pytanie o <b>ratę</b>',
        author: { side: 'customer', is_bot: false },
        state: 'sent',
      });
    });

    test('[sec 15] nobody sees, reads, writes, ends or rates a chat of somebody else', async () => {
      const { uuid } = await begin(anna);
      const { id } = (await upload(anna, uuid)).body.data as { id: string };
      await leave(anna, { uuid, message: '', file_id: id });
      later();
      const tries = await Promise.all([
        jan(`${chat}/${uuid}/messages`),
        jan(`${chat}/${uuid}/read`, { method: 'POST' }),
        jan(`${chat}/${uuid}/close`, { method: 'POST' }),
        jan(`${chat}/${uuid}/rating`, { payload: { score: 1 } }),
        jan(`${chat}/${uuid}/transcript`, { method: 'POST' }),
        jan(`${chat}/message`, { payload: { uuid, message: 'Wtrącam się' } }),
        upload(jan, uuid),
        jan(`${chat}/${uuid}/files/${id}`),
      ]);
      expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
      expect(await roomOf(jan, uuid)).toBeUndefined();
      expect(await historyOf(anna, uuid)).toHaveLength(2);
      const own = await platform.app.inject({ url: `${chat}/${uuid}/files/${id}`, headers: {} });
      expect(own.statusCode).toBe(401);
    });

    test('[sec 32] a file is good for its chat and its owner, once, and comes back as an attachment', async () => {
      const { uuid } = await begin(anna);
      const other = await begin(anna);
      const { id } = (await upload(anna, uuid)).body.data as { id: string };
      const wrong = [
        await leave(anna, { uuid: other.uuid, message: 'tu', file_id: id }),
        await leave(jan, { uuid: randomUUID(), message: 'tam', file_id: id }),
        await leave(anna, { uuid, message: 'nic', file_id: randomUUID() }),
      ];
      expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422]);
      expect(await roomOf(anna, other.uuid)).toMatchObject({ last_number: 1 });
      const { body } = await leave(anna, { uuid, message: '', file_id: id });
      expect((body.data as { message: ChatMessage }).message.file).toMatchObject({
        id,
        name: 'skan.jpg',
        type: 'image/jpeg',
      });
      expect((await leave(anna, { uuid, message: 'znów', file_id: id })).status).toBe(422);
      const script = Buffer.from('<script>alert(1)</script>');
      expect((await upload(anna, uuid, script)).status).toBe(422);
    });

    test('[issue 18] the same message sent many times, also at once, is stored once', async () => {
      const uuid = randomUUID();
      const client_id = randomUUID();
      later();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          anna(`${chat}/message`, { payload: { uuid, client_id, message: 'raz' } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const ids = answers.map(({ body }) => (body.data as { message: ChatMessage }).message.uuid);
      expect(new Set(ids).size).toBe(1);
      expect(await historyOf(anna, uuid)).toHaveLength(1);
      // Elsewhere the same id is a mistake, never a second message.
      expect((await leave(anna, { uuid: randomUUID(), client_id, message: 'raz' })).status).toBe(409);
      // Ids are the sender's own: somebody else may have made the same one.
      expect((await leave(jan, { uuid: randomUUID(), client_id, message: 'raz' })).status).toBe(200);
    });

    test('[issue 18] what arrives at once from both sides gets one order without gaps', async () => {
      const { uuid } = await begin(anna);
      later();
      await Promise.all([
        ...Array.from({ length: 8 }, (_, i) =>
          anna(`${chat}/message`, { payload: { uuid, message: `k${i}` } }),
        ),
        ...Array.from({ length: 8 }, (_, i) => answer(uuid, `a${i}`)),
      ]);
      const numbers = (await historyOf(anna, uuid)).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
    });

    test('[issue 18] pages: the newest, those before a number, those after one', async () => {
      const { uuid } = await begin(anna);
      for (let i = 2; i <= 9; i += 1) await answer(uuid, `nr ${i}`);
      const numbers = async (query: string) =>
        (await historyOf(anna, uuid, query)).map(({ number }) => number);
      expect(await numbers('?limit=3')).toEqual([7, 8, 9]);
      expect(await numbers('?limit=3&before=7')).toEqual([4, 5, 6]);
      expect(await numbers('?limit=3&after=2')).toEqual([3, 4, 5]);
      expect(await numbers('?after=9')).toEqual([]);
    });

    test('[spec 4] unread counts and marks of both sides, over any sequence, are those of the model', async () => {
      const { rooms, house } = platform.chat;
      const step = fc.oneof(
        fc.record({ act: fc.constant('send' as const), by: fc.constantFrom('customer', 'agent') }),
        fc.record({
          act: fc.constantFrom('read' as const, 'deliver' as const),
          by: fc.constantFrom('customer' as const, 'agent' as const),
          share: fc.integer({ min: 0, max: 12 }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          await signIn();
          const { uuid } = await begin(anna);
          const sides: string[] = ['customer'];
          const read = { customer: 0, agent: 0 };
          const delivered = { customer: 0, agent: 0 };
          for (const one of steps) {
            if (one.act === 'send') {
              sides.push(one.by);
              if (one.by === 'customer') await leave(anna, { uuid, message: 'k' });
              else await rooms.sendAsHouse(uuid, { side: 'agent', ...agent }, { text: 'a', clientId: null });
              continue;
            }
            const to = Math.min(one.share, sides.length);
            if (one.act === 'read') read[one.by] = Math.max(read[one.by], to);
            delivered[one.by] = Math.max(delivered[one.by], to);
            await rooms.mark(
              uuid,
              one.by,
              one.act === 'read' ? { read: one.share } : { delivered: one.share },
            );
          }
          const unread = (by: 'customer' | 'agent') =>
            sides.filter((side, i) => side !== by && i + 1 > read[by]).length;
          expect(await rooms.find(uuid)).toMatchObject({
            lastNumber: sides.length,
            customerUnread: unread('customer'),
            agentUnread: unread('agent'),
            customerRead: read.customer,
            agentRead: read.agent,
          });
          const expected = sides.map((side, i) => {
            const other = side === 'customer' ? 'agent' : 'customer';
            if (i + 1 <= read[other]) return 'read';
            return i + 1 <= delivered[other] ? 'delivered' : 'sent';
          });
          expect((await historyOf(anna, uuid)).map(({ state }) => state)).toEqual(expected);
          await house.close(uuid, 'closedByCustomer');
        }),
        { numRuns: 12 },
      );
    });

    test('[spec 7] the count of unread messages is that of all chats, and reading resets it', async () => {
      const unread = async () => ((await jan(`${chat}/unread/count`)).body.data as { count: number }).count;
      const before = await unread();
      const [one, two] = [await begin(jan), await begin(jan)];
      await answer(one.uuid, 'pierwsza');
      await answer(two.uuid, 'druga');
      await answer(two.uuid, 'trzecia');
      expect(await unread()).toBe(before + 3);
      await jan(`${chat}/${two.uuid}/read`, { method: 'POST' });
      expect(await unread()).toBe(before + 1);
      expect(await roomOf(jan, two.uuid)).toMatchObject({
        unread_message_count: 0,
        recipient: expect.any(String),
      });
    });

    test('[issue 18] an agent takes a chat, it ends, is rated, and is opened again by its customer', async () => {
      const { uuid } = await begin(anna);
      expect((await anna(`${chat}/${uuid}/rating`, { payload: { score: 5 } })).status).toBe(409);
      expect((await platform.chat.house.queue(100)).map(({ id }) => id)).toContain(uuid);
      expect(await platform.chat.house.take(uuid, agent)).toMatchObject({ state: 'open', agentName: 'Ola' });
      expect(await roomOf(anna, uuid)).toMatchObject({ recipient: 'Ola', unread_message_count: 0 });
      const closed = await anna(`${chat}/${uuid}/close`, { method: 'POST' });
      expect(closed.body.data).toMatchObject({ state: 'closed' });
      const rated = await anna(`${chat}/${uuid}/rating`, { payload: { score: 4, comment: 'Miło' } });
      expect(rated.body.data).toMatchObject({ rating: 4 });
      await leave(anna, { uuid, message: 'Jeszcze jedno' });
      expect(await roomOf(anna, uuid)).toMatchObject({ state: 'waiting', rating: null });
    });

    test('[issue 18] the transcript goes to the customer’s own confirmed address', async () => {
      const { uuid } = await begin(anna, 'Proszę o zapis');
      const { body } = await anna(`${chat}/${uuid}/transcript`, { method: 'POST' });
      expect(body.data).toEqual({ sent_to: 'c•••@example.com' });
      const outbox = await ask(platform, '/v2/loan/dev/outbox?to=contract@example.com');
      expect((outbox.body.data as { text: string }[])[0]?.text).toContain('Proszę o zapis');
    });

    test('[issue 18] who did not read an answer for ten minutes is told once by e-mail, without its words, until it was read', async () => {
      const { letters } = platform.chat;
      const mails = async () => {
        const { data } = (await ask(platform, '/v2/loan/dev/outbox?to=contract@example.com')).body;
        return (data as { text: string; link?: string }[]).filter(({ text }) => /konsultant/.test(text));
      };
      const was = clock;
      // The chats of the tests before are no news any more.
      clock += 25 * 60 * 60_000;
      anna = await customerAsking(platform, 'contract@example.com');
      jan = await customerAsking(platform, 'nothing@example.com');
      const before = (await mails()).length;
      const [{ uuid }, other] = [await begin(anna), await begin(anna)];
      await answer(uuid, 'Tajna odpowiedź');
      clock += 10 * 60_000 - 1;
      expect(await letters.write()).toBe(0);
      clock += 1;
      const written = await Promise.all([letters.write(), letters.write()]);
      expect(written.toSorted()).toEqual([0, 1]);
      expect(await letters.write()).toBe(0);
      const [mail, ...more] = (await mails()).slice(0, (await mails()).length - before);
      expect([mail?.link?.endsWith(`/chat/${uuid}`), more]).toEqual([true, []]);
      expect(mail?.text).not.toContain('Tajna');
      // Another answer that is not read is no news, one after reading is.
      await answer(uuid, 'Jeszcze coś');
      clock += 11 * 60_000;
      expect(await letters.write()).toBe(0);
      anna = await customerAsking(platform, 'contract@example.com');
      await anna(`${chat}/${uuid}/read`, { method: 'POST' });
      await answer(uuid, 'Po przeczytaniu');
      await answer(other.uuid, 'W drugim czacie');
      clock += 11 * 60_000;
      // One letter about both chats.
      expect(await letters.write()).toBe(1);
      expect((await mails())[0]?.link).toMatch(/\/chat$/);
      // What was read in time needs none.
      anna = await customerAsking(platform, 'contract@example.com');
      for (const room of [uuid, other.uuid]) await anna(`${chat}/${room}/read`, { method: 'POST' });
      await answer(uuid, 'Od razu');
      await anna(`${chat}/${uuid}/read`, { method: 'POST' });
      clock += 11 * 60_000;
      expect(await letters.write()).toBe(0);
      clock = was;
      anna = await customerAsking(platform, 'contract@example.com');
      jan = await customerAsking(platform, 'nothing@example.com');
    });

    test('[issue 18] the sandbox’s bot answers each message once, and not while an agent is there', async () => {
      const { uuid } = await begin(anna);
      const { house } = platform.chat;
      await Promise.all([house.answerBy(sandboxBot), house.answerBy(sandboxBot)]);
      await house.answerBy(sandboxBot);
      const [, bot, ...more] = await historyOf(anna, uuid);
      expect(bot).toMatchObject({ author: { side: 'agent', is_bot: true } });
      expect(more).toEqual([]);
      await leave(anna, { uuid, message: 'Jak spłacić ratę?' });
      const wrong = { type: 'rich-text', props: { html: '<script></script>' } } as never;
      const hear = async () => ({ text: 'Proszę', widget: wrong });
      await expect(house.answerBy({ name: 'stranger', isBot: true, hear })).rejects.toThrow(
        'not on the list',
      );
      expect(await house.answerBy({ name: 'silent', isBot: true, hear: async () => null })).toBe(0);
      await house.present(agent);
      expect((await ask(platform, `${chat}/availability`)).body.data).toMatchObject({ has_agents: true });
      expect(await house.answerBy(sandboxBot)).toBe(0);
      await house.absent(agent.email);
      await house.answerBy(sandboxBot);
      expect((await historyOf(anna, uuid)).at(-1)?.widget).toEqual({ type: 'message-payment', props: {} });
      expect((await historyOf(anna, uuid)).map(({ author }) => author.is_bot)).toEqual([
        false,
        true,
        false,
        true,
      ]);
    });

    test('[issue 18] business hours are those of the site’s clock', async () => {
      const at = async (moment: string) => {
        clock = Math.max(clock, Date.parse(moment));
        return (await ask(platform, `${chat}/availability`)).body.data;
      };
      const was = clock;
      expect(await at('2026-11-24T06:59:00Z')).toMatchObject({
        is_open: false,
        opens_at: '2026-11-24T07:00:00.000Z',
        closes_at: null,
      });
      expect(await at('2026-11-24T07:00:00Z')).toMatchObject({
        is_open: true,
        closes_at: '2026-11-24T19:00:00.000Z',
      });
      expect(await at('2026-11-28T14:00:00Z')).toMatchObject({
        is_open: false,
        opens_at: '2026-11-30T07:00:00.000Z',
      });
      clock = was;
    });

    test.each([
      ['empty', { message: ' \n' }, 422],
      ['longer than allowed', { message: 'x'.repeat(longestMessage + 1) }, 400],
      ['with a U+0000', { message: 'a\u0000b' }, 400],
      ['with members nobody knows', { message: 'a', side: 'agent' }, 400],
      ['with an id that is none', { message: 'a', uuid: 'x' }, 400],
    ])('[sec 31] a message that is %s is refused', async (_what, payload, status) => {
      expect((await leave(anna, payload)).status).toBe(status);
    });

    test('[issue 18] chats in which nobody writes end, old ones go with their files', async () => {
      const { uuid } = await begin(jan);
      const { id } = (await upload(jan, uuid)).body.data as { id: string };
      await leave(jan, { uuid, message: '', file_id: id });
      await platform.chat.house.answer(uuid, agent, { text: 'Załatwione', clientId: randomUUID() });
      const waits = await begin(jan);
      const was = clock;
      clock += 25 * 60 * 60_000;
      await platform.chat.house.keepUp();
      expect(await platform.chat.rooms.find(uuid)).toMatchObject({ state: 'closed' });
      expect(await platform.chat.rooms.find(waits.uuid)).toMatchObject({ state: 'waiting' });
      clock += 1096 * 24 * 60 * 60_000;
      // So many at a time; other tests have left theirs.
      while ((await platform.chat.house.keepUp()).deleted > 0);
      expect(await platform.chat.rooms.find(uuid)).toBeNull();
      clock = was;
    });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatHistory } from '#schemas/chat.ts';
import type {
  ChatAgent,
  ChatChanges,
  ChatFigures,
  ChatTemplate,
  FoundChatMessage,
  StaffChat,
  StaffChatPage,
} from '#schemas/studio/chats.ts';
import type { Platform } from '../../platform.ts';
import { ask, signIn } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { listenForSockets, openDevice } from './chat-client.ts';

const manage = '/v2/system/manage/chats';
type Headers = Record<string, string>;

/** The agents' side of chats, by its calls, and what of it a customer's socket hears. */
onBackends((backend) => {
  describe('the desk of the chat', () => {
    let platform: Platform;
    let site: Awaited<ReturnType<typeof listenForSockets>>;
    let clock = Date.parse('2026-11-23T12:00:00Z');
    let agent: Headers;
    let admin: Headers;
    let customer: Headers;
    beforeAll(async () => {
      platform = await backend.open({ now: () => clock });
      site = await listenForSockets(platform);
      agent = await signIn(platform, 'agent');
      admin = await signIn(platform, 'admin');
      customer = bearing(tokensOf(await logIn(platform, 'contract@example.com')).token);
    });
    afterAll(async () => {
      await platform.close();
      await site.close();
    });

    const get = async <T>(path: string, headers: Headers = agent) =>
      (await ask(platform, `${manage}${path}`, { headers })).body.data as T;
    const post = (path: string, payload: object = {}, headers: Headers = agent) =>
      ask(platform, `${manage}${path}`, { payload, headers, method: 'POST' });
    const write = async (uuid: string, message: string) => {
      clock += 11_000;
      const payload = { uuid, message, client_id: randomUUID() };
      const answer = await ask(platform, '/v2/chat/message', { payload, headers: customer });
      expect(answer.status).toBe(200);
    };
    /** Every answer takes five seconds to write. */
    const answer = (uuid: string, message: string, client_id: string = randomUUID(), headers = agent) => {
      clock += 5000;
      return post(`/${uuid}/messages`, { client_id, message }, headers);
    };
    const waiting = async () => (await get<StaffChat[]>('?show=waiting')).map(({ uuid }) => uuid);
    const look = (uuid: string, headers = agent) => get<StaffChatPage>(`/${uuid}`, headers);

    test('[issue 18] a chat is taken from the queue, answered once, read, and ended; only by who has it', async () => {
      const uuid = randomUUID();
      await write(uuid, 'Kiedy dostanę pieniądze?');
      expect(await waiting()).toContain(uuid);
      const early = await answer(uuid, 'Za wcześnie');
      expect([early.status, early.body.error?.code]).toEqual([409, 'wrong_state']);
      expect((await post(`/${uuid}/take`)).body.data).toMatchObject({
        state: 'open',
        agent: { email: 'agent@example.com' },
      });
      expect(await waiting()).not.toContain(uuid);
      const once = randomUUID();
      expect((await answer(uuid, 'Jutro.', once)).status).toBe(200);
      expect((await answer(uuid, 'Jutro.', once)).status).toBe(200);
      expect((await answer(uuid, 'Nie moja', randomUUID(), admin)).status).toBe(409);
      expect((await answer(uuid, '   ')).status).toBe(422);
      const withWidget = (type: string, props: object) =>
        post(`/${uuid}/messages`, { client_id: randomUUID(), message: 'Proszę', widget: { type, props } });
      // The allow-list, and each widget's own rules: like any block.
      for (const [type, props] of [
        ['rich-text', { html: '<p>Hej</p>' }],
        ['constructor', {}],
        ['message-calculator', { amount: -1, months: 24 }],
        ['message-document', { document: 'income', href: 'https://evil.example' }],
      ] as const)
        expect([type, (await withWidget(type, props)).status]).toEqual([type, 400]);
      const asked = await withWidget('message-document', { document: 'income' });
      expect(asked.body.data).toMatchObject({
        widget: { type: 'message-document', props: { document: 'income' } },
      });
      await write(uuid, 'Dziękuję');
      const { chat, messages } = await look(uuid);
      expect(messages.map(({ message }) => message)).toEqual([
        'Kiedy dostanę pieniądze?',
        expect.stringContaining('dołącza'),
        'Jutro.',
        'Proszę',
        'Dziękuję',
      ]);
      expect(chat).toMatchObject({ unread: 1, last_number: 5 });
      expect((await post(`/${uuid}/read`, { number: 5 })).body.data).toMatchObject({ unread: 0 });
      expect((await post(`/${uuid}/close`)).body.data).toMatchObject({ state: 'closed' });
      expect((await answer(uuid, 'Po końcu')).status).toBe(409);
      expect((await get<StaffChat[]>('?show=closed')).map((one) => one.uuid)).toContain(uuid);
    });

    test('[issue 18] notes never reach the customer: not by the socket, a history, a list or a transcript', async () => {
      const uuid = randomUUID();
      await write(uuid, 'Proszę o pomoc');
      await post(`/${uuid}/take`);
      const ticket = await ask(platform, '/v2/chat/ticket', { method: 'POST', headers: customer });
      const device = await openDevice(site.url, customer);
      const { token } = ticket.body.data as { token: string };
      device.say({ action: 'connect', token, mode: 'chat', type: 'customer' });
      await device.next('connected');
      const secret = 'Uwaga, trzeci raz w tym tygodniu';
      expect((await post(`/${uuid}/notes`, { text: secret })).status).toBe(200);
      clock += 1000;
      const handed = await post(`/${uuid}/transfer`, { to: 'admin@example.com', note: `${secret} (2)` });
      expect(handed.status).toBe(200);
      await answer(uuid, 'Dzień dobry', randomUUID(), admin);
      // What was announced before it has been told when this comes.
      await device.next('message');
      while (!JSON.stringify(device.heard).includes('Dzień dobry')) await device.next('message');
      device.say({ action: 'fetch', uuid });
      const page = await device.next('messages');
      const history = await ask(platform, `/v2/chat/${uuid}/messages`, { headers: customer });
      const list = await ask(platform, '/v2/chat', { headers: customer });
      const room = await platform.chat.rooms.find(uuid);
      const transcript = room && (await platform.chat.house.transcript(room));
      expect((history.body.data as ChatHistory).messages).toHaveLength(page.messages.length);
      const heard = JSON.stringify([device.heard, page, history.body, list.body, transcript]);
      expect(heard).toContain('Dzień dobry');
      expect(heard).not.toContain('trzeci raz');
      const { notes } = await look(uuid, admin);
      expect(notes.map(({ kind, text, to }) => [kind, text, to])).toEqual([
        ['note', secret, null],
        ['transfer', `${secret} (2)`, expect.any(String)],
      ]);
      await device.close();
    });

    test('[issue 18] a chat is handed back to the queue by who has it, and to nobody who is not there', async () => {
      const uuid = randomUUID();
      await write(uuid, 'Pytanie');
      await post(`/${uuid}/take`);
      expect((await post(`/${uuid}/transfer`, { to: null }, admin)).status).toBe(409);
      expect((await post(`/${uuid}/transfer`, { to: 'editor@example.com' })).status).toBe(409);
      expect((await post(`/${uuid}/transfer`, { to: 'agent@example.com' })).status).toBe(409);
      clock += 60_000;
      const back = await post(`/${uuid}/transfer`, { to: null, note: '' });
      expect(back.body.data).toMatchObject({
        state: 'waiting',
        agent: null,
        waiting_since: new Date(clock).toISOString(),
      });
      expect(await waiting()).toContain(uuid);
      await post(`/${uuid}/take`);
      await post(`/${uuid}/close`);
    });

    test('[issue 18] the customer is masked; each look at the contact is written down, with who and whose', async () => {
      const uuid = randomUUID();
      await write(uuid, 'Pytanie o umowę');
      const page = await look(uuid);
      expect(page.customer).toMatchObject({ email: 'c•••@example.com', status: 'contract' });
      expect(page.customer.contract).toMatch(/\d/);
      expect(JSON.stringify(page)).not.toContain('contract@example.com');
      const contact = await get<{ email: string }>(`/${uuid}/customer`);
      expect(contact.email).toBe('contract@example.com');
      const audit = await ask(platform, '/v2/system/manage/audit?limit=50', { headers: admin });
      const kinds = (audit.body.data as { kind: string; staff: string | null }[])
        .filter(({ staff }) => staff === 'agent@example.com')
        .map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'chat-customer-read')).toHaveLength(1);
      expect(kinds).toContain('chat-read');
    });

    test('[issue 18] who waits for news is answered when a customer writes or types, and at once without a cursor', async () => {
      const uuid = randomUUID();
      await write(uuid, 'Halo');
      const first = await get<ChatChanges>('/changes');
      expect(first.is_reset).toBe(true);
      const held = get<ChatChanges>(`/changes?after=${encodeURIComponent(first.cursor)}`);
      await write(uuid, 'Jest tam kto?');
      let news = await held;
      while (!news.rooms.includes(uuid))
        news = await get<ChatChanges>(`/changes?after=${encodeURIComponent(news.cursor)}`);
      expect(news.is_reset).toBe(false);
      const other = await get<ChatChanges>(`/changes?after=${encodeURIComponent('elsewhere/3')}`);
      expect(other.is_reset).toBe(true);
    });

    test('[issue 18] presence runs out, and colleagues see it', async () => {
      await post('/presence', { is_present: true });
      const isThere = async () =>
        (await get<ChatAgent[]>('/agents', admin)).find(({ email }) => email === 'agent@example.com')
          ?.is_present;
      expect(await isThere()).toBe(true);
      clock += 59_000;
      await get('/changes');
      clock += 59_000;
      expect(await isThere()).toBe(true);
      clock += 2000;
      expect(await isThere()).toBe(false);
      await post('/presence', { is_present: false });
    });

    test('[issue 18] templates are the administrator’s, search takes words as they are, figures count people’s answers', async () => {
      const id = randomUUID();
      const template = { title: 'Numer', text: 'Twoja umowa: {numer}' };
      const put = { method: 'PUT', payload: template } as const;
      expect((await ask(platform, `${manage}/templates/${id}`, { ...put, headers: agent })).status).toBe(403);
      expect((await ask(platform, `${manage}/templates/${id}`, { ...put, headers: admin })).status).toBe(200);
      const ids = async () => (await get<ChatTemplate[]>('/templates')).map((one) => one.id);
      expect(await ids()).toContain(id);
      await ask(platform, `${manage}/templates/${id}`, { method: 'DELETE', headers: admin });
      expect(await ids()).not.toContain(id);
      const uuid = randomUUID();
      await write(uuid, 'Raty 100% pewne_słowo');
      const found = await get<FoundChatMessage[]>(`/search?q=${encodeURIComponent('100% PEWNE_')}`);
      expect(found.map(({ chat }) => chat.uuid)).toEqual([uuid]);
      expect(await get<FoundChatMessage[]>(`/search?q=${encodeURIComponent('100%_pewne')}`)).toEqual([]);
      const before = await get<ChatFigures>('/figures', admin);
      await post(`/${uuid}/take`);
      clock += 30_000;
      await answer(uuid, 'Tak');
      await post(`/${uuid}/close`);
      const rating = { payload: { score: 4 }, headers: customer };
      await ask(platform, `/v2/chat/${uuid}/rating`, rating);
      const after = await get<ChatFigures>('/figures', admin);
      expect([after.answered - before.answered, after.ratings - before.ratings]).toEqual([1, 1]);
      expect(after.average_rating).toBe(4);
      // First answers of the chats above came after 10, 6 and 35 seconds.
      expect(after.median_answer_seconds).toBe(10);
      expect(after.waiting).toBe(before.waiting - 1);
    });
  });
});

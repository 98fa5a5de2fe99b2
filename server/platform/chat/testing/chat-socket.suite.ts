import { randomUUID } from 'node:crypto';
import { connect as openConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ChatTicket } from '#schemas/chat.ts';
import { chatClose, chatLimits, retriedErrors } from '#schemas/chat-limits.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { type ChatDevice, connect, listenForSockets, message, openDevice } from './chat-client.ts';

const agent = { email: 'agent@example.com', name: 'Ola' };
const email = 'contract@example.com';

/** The socket, over a real connection. */
onBackends((backend) => {
  describe('the socket of the chat', () => {
    let platform: Platform;
    let site: Awaited<ReturnType<typeof listenForSockets>>;
    let clock = Date.parse('2026-11-23T12:00:00Z');
    const devices: ChatDevice[] = [];
    beforeAll(async () => {
      platform = await backend.open({ now: () => clock });
      site = await listenForSockets(platform);
    });
    afterEach(async () => {
      await Promise.all(devices.splice(0).map((device) => device.close()));
      // Limits of the test before are over.
      clock += 11_000;
    });
    afterAll(async () => {
      await platform.close();
      await site.close();
    });

    const signIn = async (who = email) => bearing(tokensOf(await logIn(platform, who)).token);
    const ticketOf = async (headers: Record<string, string>) =>
      ((await ask(platform, '/v2/chat/ticket', { method: 'POST', headers })).body.data as ChatTicket).token;
    const open = async (headers: Record<string, string>) => {
      const device = await openDevice(site.url, headers);
      devices.push(device);
      return device;
    };
    const join = async (headers: Record<string, string>, seen?: { uuid: string; number: number }[]) => {
      const device = await open(headers);
      device.say(connect(await ticketOf(headers), seen));
      return { device, connected: await device.next('connected') };
    };
    const answer = (uuid: string, text: string) =>
      platform.chat.house.answer(uuid, agent, { text, clientId: randomUUID() });

    test('[spec 7] connect, message, fetch, read: both sides speak, and other devices hear it', async () => {
      const headers = await signIn();
      const uuid = randomUUID();
      const { device: phone } = await join(headers);
      const { device: laptop } = await join(headers);
      phone.say(message(uuid, 'Zażółć 100% gęślą „jaźń”'));
      const { message: stored, is_repeated } = await phone.next('accepted');
      expect([stored.number, stored.message, is_repeated]).toEqual([1, 'Zażółć 100% gęślą „jaźń”', false]);
      expect((await laptop.next('message')).message).toEqual(stored);
      await answer(uuid, 'Dzień dobry');
      const [onPhone, onLaptop] = [await phone.next('message'), await laptop.next('message')];
      expect(onPhone).toEqual(onLaptop);
      expect(onPhone).toMatchObject({ unread_message_count: 1, message: { number: 2 } });
      expect(await phone.next('state')).toMatchObject({ room_uuid: uuid, read: 2 });
      phone.say({ action: 'read', uuid });
      expect(await laptop.next('read')).toMatchObject({ number: 2, unread_message_count: 0 });
      phone.say({ action: 'fetch', uuid });
      const { messages, mode } = await phone.next('messages');
      expect([mode, messages.map(({ number }) => number)]).toEqual(['replace', [1, 2]]);
      // The sender has heard of its own message once: as accepted.
      expect(phone.heard.filter(({ event }) => event === 'message')).toHaveLength(1);
    });

    test('[reliability] a handshake in no session is refused, and its connection closed: no proxy keeps it for the requests of others', async () => {
      const { port, host, pathname } = new URL(site.url);
      const connection = openConnection(Number(port), '127.0.0.1');
      const lines = [
        `GET ${pathname} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Authorization: Bearer aaaaaaaaaa',
      ];
      connection.write([...lines, '', ''].join('\r\n'));
      const answer = await text(connection);
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    });

    test('[issue 18] a line is not told what it sent itself, however fast that is announced', async () => {
      const headers = await signIn();
      const { device } = await join(headers);
      const uuid = randomUUID();
      for (let sent = 0; sent < 60; sent++) {
        clock += 1000;
        device.say(message(uuid, `wiadomość ${sent}`));
        await device.next('accepted');
      }
      await answer(uuid, 'Dzień dobry');
      expect((await device.next('message')).message).toMatchObject({ number: 61 });
      expect(device.heard.filter(({ event }) => event === 'message')).toHaveLength(1);
    });

    test('[sec 36] a ticket is good once, for 30 seconds, in the session it was made in', async () => {
      const [headers, elsewhere] = [await signIn(), await signIn()];
      const tryWith = async (token: string, who = headers) => {
        const device = await open(who);
        device.say(connect(token));
        return Promise.race([
          device.next('connected').then(
            () => 'in',
            () => 'out',
          ),
          device.closed,
        ]);
      };
      const used = await ticketOf(headers);
      expect(await tryWith(used)).toBe('in');
      const second = await open(headers);
      second.say(connect(used));
      expect(await second.closed).toBe(chatClose.badTicket);
      const late = await ticketOf(headers);
      clock += chatLimits.ticketMs;
      const third = await open(headers);
      third.say(connect(late));
      expect(await third.closed).toBe(chatClose.badTicket);
      const fourth = await open(elsewhere);
      fourth.say(connect(await ticketOf(headers)));
      expect(await fourth.closed).toBe(chatClose.badTicket);
    });

    test('[sec 36] nobody without a session is let in, and no other action before connect', async () => {
      await expect(open({})).rejects.toThrow('401');
      await expect(open(bearing('nonsense'))).rejects.toThrow('401');
      const headers = await signIn();
      const hasty = await open(headers);
      hasty.say({ action: 'fetch', uuid: randomUUID() });
      expect(await hasty.closed).toBe(chatClose.notConnected);
      const idle = await open(headers);
      clock += chatLimits.connectMs;
      await platform.chat.beat();
      expect(await idle.closed).toBe(chatClose.notConnected);
    });

    test('[sec 36] a line that is only being opened outlives a look after the sessions', async () => {
      const headers = await signIn();
      clock += chatLimits.heartbeatMs;
      const device = await open(headers);
      const token = await ticketOf(headers);
      await platform.chat.beat();
      device.say(connect(token));
      await device.next('connected');
    });

    test('[sec 36] signing out closes the sockets of the session, and of no other', async () => {
      const [headers, elsewhere] = [await signIn(), await signIn()];
      const { device } = await join(headers);
      const { device: other } = await join(elsewhere);
      await ask(platform, '/v2/system/customers/authorization/logout', {
        method: 'POST',
        headers,
        payload: {},
      });
      expect(await device.closed).toBe(chatClose.sessionOver);
      other.say({ action: 'ping' });
      await other.next('pong');
    });

    test('[sec 5] a session that nobody uses ends with its socket, however long that is kept alive', async () => {
      const { device } = await join(await signIn());
      clock += 16 * 60_000;
      device.say({ action: 'ping' });
      await device.next('pong');
      await platform.chat.beat();
      expect(await device.closed).toBe(chatClose.sessionOver);
    });

    test('[sec 15] rooms of somebody else do not exist for a socket', async () => {
      const { device: anna } = await join(await signIn());
      const { device: jan } = await join(await signIn('nothing@example.com'));
      const uuid = randomUUID();
      anna.say(message(uuid, 'tajne'));
      await anna.next('accepted');
      for (const frame of [
        { action: 'fetch', uuid },
        { action: 'read', uuid },
        { action: 'delivered', uuid, number: 1 },
        { action: 'typing', uuid, is_typing: true },
        message(uuid, 'wtrącam się'),
      ] as const) {
        jan.say(frame);
        expect(await jan.next('error')).toMatchObject({ code: 'unknown_room', uuid });
      }
      await answer(uuid, 'odpowiedź');
      await anna.next('message');
      await platform.chat.settled();
      expect(jan.heard.map(({ event }) => event)).toEqual(['connected', ...Array(5).fill('error')]);
    });

    test.each([
      ['no JSON', '{'],
      ['an action nobody knows', '{"action":"drop"}'],
      ['a second connect', JSON.stringify(connect('x'))],
      ['members nobody knows', JSON.stringify({ action: 'ping', extra: 1 })],
      ['text that was not encoded', JSON.stringify({ ...message(randomUUID(), ''), message: '100%' })],
    ])('[sec 31] a frame with %s is refused, and the line stays', async (_what, frame) => {
      const { device } = await join(await signIn());
      device.say(frame);
      expect(await device.next('error')).toMatchObject({ code: 'invalid_frame' });
      device.say({ action: 'ping' });
      await device.next('pong');
    });

    test('[sec 36] frames are limited in size and in number; too many are refused, not lost in silence', async () => {
      const { device } = await join(await signIn());
      const { attempts } = chatLimits.frames;
      for (let i = 0; i <= attempts; i += 1) device.say({ action: 'ping' });
      expect(await device.next('error')).toEqual({
        event: 'error',
        code: 'too_many_frames',
        retry_after: 10,
      });
      // An outbox may send it again.
      expect(retriedErrors).toContain('too_many_frames');
      clock += 10_000;
      device.say({ action: 'ping' });
      await device.next('pong');
      device.say('x'.repeat(chatLimits.frameBytes + 1));
      expect(await device.closed).toBe(chatClose.tooBig);
    });

    test('[sec 36] a customer has so many sockets; one more closes the oldest', async () => {
      const headers = await signIn('nothing@example.com');
      const { device: oldest } = await join(headers);
      const others: ChatDevice[] = [];
      for (let i = 1; i < chatLimits.socketsOfCustomer; i += 1) others.push((await join(headers)).device);
      // As many as may be are all there still.
      for (const device of [oldest, ...others]) {
        device.say({ action: 'ping' });
        await device.next('pong');
      }
      await join(headers);
      expect(await oldest.closed).toBe(chatClose.replaced);
      others[0]?.say({ action: 'ping' });
      await others[0]?.next('pong');
    });

    test('[issue 18] a line that was cut anywhere resumes without loss and without doubles', async () => {
      const headers = await signIn();
      const uuid = randomUUID();
      const seen = new Map<number, string>();
      const outbox = Array.from({ length: 12 }, (_, i) => message(uuid, `k${i}`));
      const unsent = new Set(outbox.map(({ client_id }) => client_id));
      for (let round = 0; unsent.size > 0; round += 1) {
        clock += 11_000;
        const newest = Math.max(0, ...seen.keys());
        const { device } = await join(headers, [{ uuid, number: newest }]);
        const pending = outbox.filter(({ client_id }) => unsent.has(client_id)).slice(0, 4);
        for (const frame of pending) device.say(frame);
        // Cut after a different number of answers each time: the rest may be stored, or not.
        for (let i = 0; i < Math.min(1 + (round % 3), pending.length); i += 1) await device.next('accepted');
        await answer(uuid, `a${round}`);
        await device.close();
        for (const frame of device.heard) {
          const messages =
            frame.event === 'messages'
              ? frame.messages
              : frame.event === 'message' || frame.event === 'accepted'
                ? [frame.message]
                : [];
          for (const one of messages) {
            expect(seen.get(one.number) ?? one.uuid).toBe(one.uuid);
            seen.set(one.number, one.uuid);
            if (one.client_id !== null) unsent.delete(one.client_id);
          }
        }
      }
      const { messages } = await platform.chat.rooms.page(uuid, { limit: 100 });
      const own = messages.filter(({ side }) => side === 'customer');
      expect(own.map(({ text }) => text).toSorted()).toEqual(outbox.map((_, i) => `k${i}`).toSorted());
      expect(messages.map(({ number }) => number)).toEqual(messages.map((_, i) => i + 1));
      const { device, connected } = await join(headers, [{ uuid, number: 3 }]);
      expect(connected.rooms[0]).toMatchObject({ uuid, last_number: messages.length });
      expect((await device.next('messages')).messages.map((one) => one.uuid)).toEqual(
        messages.slice(3).map(({ id }) => id),
      );
    });
  });
});

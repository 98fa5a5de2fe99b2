import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeLifeMs } from '#schemas/constants.ts';
import { onBackends } from '../../testing/on-backends.ts';
import type { Database } from '../database/database.ts';
import type { Message, MessageCarrier, MessageChannel } from '../messages/message.ts';
import { createMessageQueue } from '../messages/message-queue.ts';
import { createMessageSender, type MessageResult, MissingGateway } from '../messages/message-sender.ts';
import { createSmtpCarrier } from '../messages/smtp-carrier.ts';
import { outgoingMessage } from '../messages/tables.ts';
import { type MailServer, startMailServer } from '../messages/testing/mail-server.ts';

const code: Message = {
  channel: 'email',
  to: 'anna@example.com',
  template: 'restore-code',
  locale: 'en',
  values: { code: '012345' },
};
const news: Message = {
  ...code,
  template: 'order-paid',
  values: { order: 'K7RM-2X9D', link: 'https://x.example/' },
};

/** Messages that cannot leave at once. */
onBackends((backend) => {
  let database: Database;
  let clock = 0;
  beforeAll(async () => {
    database = await backend.openDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = Date.UTC(2026, 10, 28);
    await database.orm.delete(outgoingMessage);
  });

  /** A node that sends through one carrier, with what it logged, observed and asked to be woken for. */
  function node(carrier: MessageCarrier | null) {
    const lines: string[] = [];
    const results: MessageResult[] = [];
    const wakes: number[] = [];
    const write = (details: object, text: string) => void lines.push(JSON.stringify([details, text]));
    const channels: readonly MessageChannel[] = ['email', 'sms'];
    const sender = createMessageSender({
      carriers: new Map(carrier ? channels.map((channel) => [channel, carrier]) : []),
      senderName: async () => 'Mozaika',
      queue: createMessageQueue(database.orm, () => clock),
      wake: (at) => void wakes.push(at.getTime()),
      observe: (_channel, _template, result) => void results.push(result),
      now: () => clock,
      log: { info: write, warn: write, error: write },
    });
    return { sender, lines, results, wakes };
  }
  const waiting = async () => (await database.orm.select().from(outgoingMessage)).length;
  const failing = (error: object): MessageCarrier => ({
    send: async ({ to, text }) => {
      throw Object.assign(new Error(`refused ${to} ${text}`), error);
    },
  });

  describe('sending messages', () => {
    test('[sec 38] a message that could not be sent is logged with the reason, without the person and without the code', async () => {
      const { sender, lines, results } = node(failing({ code: 'EENVELOPE', responseCode: 550 }));
      sender.send(code);
      await sender.settled();
      expect(lines).toEqual([expect.stringMatching(/"reason":"EENVELOPE","answer":550.*could not be sent/)]);
      expect(lines[0]).not.toMatch(/anna|012345/);
      expect([results, await waiting()]).toEqual([['rejected'], 0]);
    });

    test('a channel without a gateway is named at the start, and refused', async () => {
      const { sender, lines } = node(null);
      expect(lines).toEqual([
        expect.stringContaining('set SMTP_URL and MAIL_FROM'),
        expect.stringContaining('give the platform an SMS gateway'),
      ]);
      expect(() => sender.assertReady('sms')).toThrow(MissingGateway);
      sender.send(code);
      await sender.settled();
      expect(await waiting()).toBe(0);
    });

    test('[sec 10] the caller does not wait for the mail server', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { sender } = node({ send: () => promise });
      sender.send(code);
      let settled = false;
      const all = sender.settled().then(() => {
        settled = true;
      });
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      expect(settled).toBe(false);
      resolve();
      await all;
      expect(await waiting()).toBe(0);
    });

    test('a code that cannot be sent before it expires is given up, and news is sent when the mail server is back', async () => {
      const away = node(failing({ code: 'ECONNECTION' }));
      away.sender.send(code);
      away.sender.send(news);
      await away.sender.settled();
      while (clock < Date.UTC(2026, 10, 28) + codeLifeMs) {
        clock = Math.min(...away.wakes.filter((at) => at > clock), clock + codeLifeMs);
        await away.sender.sendDue();
      }
      expect(away.results).toContain('expired');
      expect(away.lines.at(-1)).not.toMatch(/anna|012345/);
      expect(await waiting()).toBe(1);
      const taken: string[] = [];
      const back = node({ send: async ({ text }) => void taken.push(text) });
      clock += 60 * 60_000;
      expect(await back.sender.sendDue()).toBe(1);
      expect(taken).toEqual([expect.stringContaining('K7RM-2X9D')]);
      expect(await waiting()).toBe(0);
    });

    test('a node that was killed during an attempt leaves its message to another', async () => {
      const gone = node({ send: () => new Promise(() => undefined) });
      gone.sender.send(news);
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      const other = node({ send: async () => undefined });
      expect(await other.sender.sendDue()).toBe(0);
      clock += 3 * 60_000;
      expect(await other.sender.sendDue()).toBe(1);
    });

    test('property: each message is taken once at most, and at the latest at its last attempt before it expires, whatever the mail server does', async () => {
      const states = [null, { code: 'ECONNECTION' }, { responseCode: 451 }, { responseCode: 550 }] as const;
      const step = fc.oneof(
        fc.record({ kind: fc.constant('send' as const), news: fc.boolean() }),
        fc.record({ kind: fc.constant('server' as const), state: fc.constantFrom(...states) }),
        fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 4000 }) }),
        fc.record({ kind: fc.constant('due' as const), node: fc.nat(1) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
          await database.orm.delete(outgoingMessage);
          let state: (typeof states)[number] = null;
          const taken: string[] = [];
          const refused = new Set<string>();
          const carrier: MessageCarrier = {
            send: async ({ to }) => {
              if (state === null) return void taken.push(to);
              if ('responseCode' in state && state.responseCode === 550) refused.add(to);
              throw Object.assign(new Error('no'), state);
            },
          };
          const nodes = [node(carrier), node(carrier)] as const;
          const sent: { readonly to: string; readonly until: number }[] = [];
          for (const one of steps)
            switch (one.kind) {
              case 'send': {
                const message = { ...(one.news ? news : code), to: `p${sent.length}@example.com` };
                sent.push({ to: message.to, until: clock + (one.news ? 3 * 24 * 60 * 60_000 : codeLifeMs) });
                nodes[0].sender.send(message);
                await nodes[0].sender.settled();
                break;
              }
              case 'server':
                state = one.state;
                break;
              case 'wait':
                clock += one.seconds * 1000;
                break;
              case 'due':
                await nodes[one.node]?.sender.sendDue();
            }
          const now = clock;
          state = null;
          // Longer than any message waits for its next attempt.
          clock += 31 * 60_000;
          await Promise.all(nodes.map(({ sender }) => sender.sendDue()));
          expect(new Set(taken).size).toBe(taken.length);
          for (const { to, until } of sent)
            if (until > clock && !refused.has(to)) expect(taken, `${to}, sent before ${now}`).toContain(to);
          expect(await waiting()).toBe(0);
        }),
        { numRuns: 25 },
      );
    });
  });

  describe('a mail server', () => {
    let server: MailServer | undefined;
    afterEach(() => server?.stop());
    const from = 'Mozaika <hello@site.example>';

    test('that puts a stranger off (greylisting) is asked again, and takes the message', async () => {
      let answer = '451 4.7.1 greylisted, try again later';
      server = await startMailServer(() => answer);
      const { sender, lines, results, wakes } = node(createSmtpCarrier({ url: server.url, from }));
      sender.send(code);
      await sender.settled();
      expect(results).toEqual(['postponed']);
      expect(lines.at(-1)).toMatch(/"answer":451.*is tried again/);
      answer = '250 ok';
      clock = wakes[0] ?? 0;
      expect(await sender.sendDue()).toBe(1);
      expect(server.heard()).toContain('012345');
      await sender.close();
    });

    test('that is not there is said at the start, and a message waits for it', async () => {
      server = await startMailServer();
      const { url } = server;
      server.stop();
      const { sender, lines, results } = node(createSmtpCarrier({ url, from }));
      await sender.settled();
      expect(lines).toEqual([expect.stringMatching(/"reason":"ESOCKET".*does not take messages/)]);
      sender.send(code);
      await sender.settled();
      expect([results, await waiting()]).toEqual([['postponed'], 1]);
      await sender.close();
    });
  });
});

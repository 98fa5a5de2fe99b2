import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ChatRoom, ChatTicket, ServerFrame } from '#schemas/chat.ts';
import { listenForSockets } from '#server/platform/chat/testing/chat-client.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ask } from '#server/platform/testing/ask.ts';
import { bearing, logIn, tokensOf } from '#server/platform/testing/ask-customer.ts';
import { onBackends } from '#server/platform/testing/on-backends.ts';
import { type ChatStore, type ChatWorld, createChatStore, pingMs } from '#ui/chat/chat-store.ts';

const agent = { email: 'agent@example.com', name: 'Ola' };

const device = fc.constantFrom(0, 1);
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), device }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), node: device }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'cut' as const,
          'cut' as const,
          'reload' as const,
          'deaf' as const,
          'read' as const,
        ),
        device,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('turns' as const), amount: fc.nat({ max: 300 }) }),
    },
  ),
  { maxLength: 30 },
);

/** What the browser runs, over a real connection to what the house runs: the two sides of the protocol, and no model of either. */
onBackends((backend) => {
  describe('the chat of the browser on the real platform', () => {
    /** Two where the database can be shared: each device has a node of its own, and the agent is at either. */
    let nodes: readonly Platform[] = [];
    let sites: readonly Awaited<ReturnType<typeof listenForSockets>>[] = [];
    let clock = Date.parse('2026-11-23T12:00:00Z');
    beforeAll(async () => {
      const options = { now: () => clock };
      nodes = backend.shared
        ? (await backend.openTogether(2, options)).platforms
        : [await backend.open(options)];
      sites = await Promise.all(nodes.map(listenForSockets));
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await Promise.all(sites.map((site) => site.close()));
    });
    const nodeOf = (at: number) => nodes[at % nodes.length] as Platform;

    /** A device whose line a test can cut, or make deaf; what it keeps outlives its pages. */
    function openDevice(at: number, headers: Record<string, string>, room: string) {
      const node = nodeOf(at);
      const kept = new Map<string, string>();
      let line: { readonly socket: WebSocket; deaf: boolean } | null = null;
      /** Timers of a page that is gone act no more. */
      let page = 0;
      let store: ChatStore;
      const world = (): ChatWorld => {
        const mine = ++page;
        return {
          ticket: async () => {
            const { status, body } = await ask(node, '/v2/chat/ticket', { method: 'POST', headers });
            if (status !== 200) throw new Error(`A ticket was answered ${status}.`);
            return (body.data as ChatTicket).token;
          },
          open: ({ onOpen, onFrame, onClose }) => {
            const { url = '' } = sites[at % sites.length] ?? {};
            const opened = { socket: new WebSocket(url, { headers }), deaf: false };
            const { socket } = opened;
            line = opened;
            socket.on('error', () => undefined);
            socket.once('open', () => mine === page && onOpen());
            socket.on('message', (data) => {
              if (mine === page && !opened.deaf) onFrame(JSON.parse(data.toString()) as ServerFrame);
            });
            socket.once('close', (code) => mine === page && onClose(code));
            return {
              send: (frame) => {
                if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
              },
              close: (code) => socket.close(code),
            };
          },
          list: async () => (await ask(node, '/v2/chat?limit=20', { headers })).body.data as ChatRoom[],
          storage: {
            getItem: (name) => kept.get(name) ?? null,
            setItem: (name, value) => void kept.set(name, value),
            removeItem: (name) => void kept.delete(name),
          },
          // Nobody waits: a pause is over at once, and the clock has gone on by it. A line here is cut, never silent.
          later: (ms, act) => {
            if (ms === pingMs) return () => undefined;
            const timer = setImmediate(() => {
              clock += ms;
              if (mine === page) act();
            });
            return () => clearImmediate(timer);
          },
          now: () => new Date(clock),
          // No pause is as long as that of the pings.
          chance: () => 0.3,
          newId: randomUUID,
        };
      };
      const begin = () => {
        store = createChatStore(world());
        store.start();
        store.watch(room);
      };
      begin();
      return {
        get store() {
          return store;
        },
        kept,
        cut: () => line?.socket.terminate(),
        deafen: () => {
          if (line) line.deaf = true;
        },
        get isDeaf() {
          return line?.deaf === true;
        },
        reload: () => {
          const old = line?.socket;
          begin();
          old?.terminate();
        },
        leave: () => store.leave(),
      };
    }
    type Device = ReturnType<typeof openDevice>;

    /** Resolves once all devices are in a state: looked at whenever one of them changes. */
    const until = (devices: readonly Device[], holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const ends: (() => void)[] = [];
        const look = () => {
          if (!holds()) return;
          for (const end of ends) end();
          resolve();
        };
        for (const { store } of devices) ends.push(store.state.subscribe(look));
        look();
      });
    const isSent = ({ store }: Device) => {
      const { connection, listed, outbox } = store.state.getState();
      return connection === 'connected' && listed && outbox.length === 0;
    };
    const shown = ({ store }: Device, room: string) =>
      (store.state.getState().histories.get(room)?.messages ?? []).map(({ uuid }) => uuid);
    const unread = ({ store }: Device, room: string) =>
      store.state.getState().rooms.find(({ uuid }) => uuid === room)?.unread_message_count;

    test('[issue 18] two devices and an agent, lines cut anywhere: every message once, in one order for all', async () => {
      await fc.assert(
        fc.asyncProperty(acts, async (steps) => {
          const headers = bearing(tokensOf(await logIn(nodeOf(0), 'contract@example.com')).token);
          const room = randomUUID();
          const devices = [0, 1].map((at) => openDevice(at, headers, room));
          const written: string[][] = [[], []];
          const write = (at: number) => {
            const own = written[at] ?? [];
            own.push(`${at}/${own.length}`);
            devices[at]?.store.send(room, own.at(-1) ?? '');
          };
          const answers: string[] = [];
          const answered: Promise<unknown>[] = [];
          write(0);
          await until(devices, () => devices.every(isSent));
          for (const step of steps) {
            if (step.kind === 'turns')
              for (let turn = 0; turn < step.amount; turn++) await new Promise(setImmediate);
            else if (step.kind === 'answer') {
              const message = { text: `agent ${answers.length}`, clientId: randomUUID() };
              answers.push(message.text);
              // Sent twice, as by a desk that never heard the first answer.
              for (const at of [step.node, 1 - step.node])
                answered.push(nodeOf(at).chat.house.answer(room, agent, message));
            } else {
              const { kind, device: at } = step;
              if (kind === 'write') write(at);
              else if (kind === 'cut') devices[at]?.cut();
              else if (kind === 'reload') devices[at]?.reload();
              else if (kind === 'deaf') devices[at]?.deafen();
              else devices[at]?.store.markRead(room);
            }
          }
          await Promise.all(answered);
          for (const one of devices) if (one.isDeaf) one.cut();
          await until(devices, () => devices.every(isSent));
          const rooms = nodeOf(0).chat.rooms;
          const { messages } = await rooms.page(room, { limit: 100 });
          const order = messages.map(({ id }) => id);
          // What is still on its way comes; what is lost never does, and the property runs out of its time.
          await until(devices, () => devices.every((one) => shown(one, room).length >= order.length));
          for (const one of devices) expect(shown(one, room)).toEqual(order);
          expect(messages.map(({ number }) => number)).toEqual(messages.map((_, at) => at + 1));
          const own = messages.filter(({ side }) => side === 'customer').map(({ text }) => text);
          for (const [at, texts] of written.entries())
            expect(own.filter((text) => text.startsWith(`${at}/`))).toEqual(texts);
          expect(
            messages
              .filter(({ side }) => side === 'agent')
              .map(({ text }) => text)
              .toSorted(),
          ).toEqual(answers.toSorted());
          expect(devices.map(({ kept }) => [...kept.values()])).toEqual([[], []]);
          for (const { store } of devices) store.markRead(room);
          await until(devices, () => devices.every((one) => unread(one, room) === 0));
          for (const one of devices) one.leave();
          // One may have so many open ones.
          await nodeOf(0).chat.house.close(room, 'closedByAgent');
        }),
        // An end for what is lost, however busy the machine is.
        { numRuns: 8, timeout: 60_000, endOnFailure: true },
      );
    });
  });
});

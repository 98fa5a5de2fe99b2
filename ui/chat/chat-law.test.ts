import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChatStore } from './chat-store.ts';
import { arrived, ModelServer } from './testing/model-server.ts';
import { other, room, settle } from './testing/settled-chat.ts';

type Act =
  | 'customer'
  | 'agent'
  | 'stranger'
  | 'up'
  | 'down'
  | 'cut'
  | 'reload'
  | 'wind'
  | 'read'
  | 'return'
  | 'offline';

test('[issue 18] whatever is cut, lost or reloaded: every message once, in one order, and the unread count is right', async () => {
  const act = fc.constantFrom<Act>(
    ...(['customer', 'customer', 'agent', 'agent', 'agent', 'stranger', 'up', 'up', 'down', 'down'] as const),
    ...(['cut', 'reload', 'wind', 'read', 'return', 'offline'] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const server = new ModelServer();
      let store = createChatStore(server.world);
      const begin = () => {
        store.start();
        store.watch(room);
      };
      server.speak(room, 'agent');
      begin();
      await settle(server, store);
      const written: string[] = [];
      const one: Record<Act, () => void> = {
        customer: () => {
          written.push(`k${written.length}`);
          store.send(room, written.at(-1) ?? '');
        },
        agent: () => server.speak(room, 'agent'),
        stranger: () => server.speak(other, 'agent'),
        up: () => server.takeUp(),
        down: () => server.takeDown(),
        cut: () => server.cut(),
        reload: () => {
          server.unload();
          store = createChatStore(server.world);
          begin();
        },
        wind: () => void server.wind(),
        read: () => store.markRead(room),
        offline: () => store.giveUp(),
        return: () => {
          store.leave();
          store.start();
        },
      };
      for (const name of acts) {
        one[name]();
        await arrived();
        const known = store.state.getState().histories.get(room)?.messages ?? [];
        const numbers = known.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((low, high) => low - high));
      }
      await settle(server, store);
      await settle(server, store);
      const stored = server.rooms.get(room)?.messages ?? [];
      const own = stored.filter(({ author }) => author.side === 'customer');
      expect(own.map(({ message }) => message)).toEqual(written);
      const { histories, outbox, rooms } = store.state.getState();
      const shown = histories.get(room)?.messages ?? [];
      expect(shown.map(({ number }) => number)).toEqual(
        stored.slice(stored.length - shown.length).map(({ number }) => number),
      );
      if (stored.length > 0) expect(shown.length).toBeGreaterThanOrEqual(Math.min(4, stored.length));
      expect([outbox, server.storedKeys]).toEqual([[], []]);
      for (const uuid of server.rooms.keys())
        expect(rooms.find((entry) => entry.uuid === uuid)?.unread_message_count).toBe(server.unread(uuid));
    }),
    { numRuns: 300 },
  );
});

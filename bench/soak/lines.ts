import { randomUUID } from 'node:crypto';
import { type Device, madeCustomers, openDevice, say } from '../chat-sockets.ts';
import type { Visitor } from './visitors.ts';

/** Customers with a line that writes and one that listens. */
const talkers = 100;
const writeEveryMs = 100;
/** Messages between two cuts. */
const cutEvery = 5;

/** What became of the messages of the soak. */
export interface Talk {
  readonly visitors: readonly Visitor[];
  /** Messages that were sent and never heard, and that were heard twice. Ask when nothing is on its way. */
  readonly faults: () => { readonly sent: number; readonly lost: number; readonly doubled: number };
  readonly close: () => void;
}

/** Customers who write ten messages a second together, and whose writing line is cut and opened anew twice a second. */
export async function openLines(url: string, databaseUrl: string): Promise<Talk> {
  const customers = await madeCustomers(databaseUrl, talkers);
  const heard = new Map<string, number>();
  let sent = 0;
  const hear = ({ hear: listeners }: Device) =>
    listeners.add((frame) => {
      const key = frame.event === 'message' ? frame.message.message : '';
      if (heard.has(key)) heard.set(key, (heard.get(key) ?? 0) + 1);
    });
  const people: { cookie: string; room: string; writer: Device; listener: Device }[] = [];
  for (const cookie of customers) {
    const [writer, listener] = await Promise.all([openDevice(url, cookie), openDevice(url, cookie)]);
    hear(listener);
    people.push({ cookie, room: randomUUID(), writer, listener });
  }
  const at = (turn: number) => people[turn % people.length] as (typeof people)[number];
  return {
    visitors: [
      {
        everyMs: writeEveryMs,
        act: async (turn) => {
          const { writer, room } = at(turn);
          const message = randomUUID();
          heard.set(message, 0);
          sent += 1;
          say(writer, { action: 'message', uuid: room, client_id: randomUUID(), message });
        },
      },
      {
        everyMs: cutEvery * writeEveryMs,
        act: async (turn) => {
          // Half a round away from who writes: what is on its way has arrived. Another one in each round, so that nobody
          // asks for more tickets than somebody may.
          const person = at(turn * cutEvery + talkers / 2 + Math.floor((turn * cutEvery) / talkers));
          const old = person.writer;
          person.writer = await openDevice(url, person.cookie);
          old.socket.terminate();
        },
      },
    ],
    faults: () => {
      const times = [...heard.values()];
      return {
        sent,
        lost: times.filter((count) => count === 0).length,
        doubled: times.filter((count) => count > 1).length,
      };
    },
    close: () => {
      for (const { writer, listener } of people)
        for (const { socket } of [writer, listener]) socket.terminate();
    },
  };
}

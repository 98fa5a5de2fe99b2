import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#schemas/chat.ts';
import { chatLimits } from '#schemas/chat-limits.ts';
import { cookieNames } from '#schemas/cookies.ts';
import { openPostgres } from '#server/platform/base/database/open-postgres.ts';
import { createAccessTokens } from '#server/platform/customers/access-tokens.ts';
import { customer, customerSession } from '#server/platform/customers/tables.ts';
import { percentile } from './figures.ts';

/** How long messages are sent, and how many in a second over all customers. */
const talkS = 20;
const messagesPerSecond = 50;
/** Lines that are being opened at a time. */
const openedAtOnce = 20;
const rest = 3000;

/** What open lines of the chat cost one node. */
export interface ChatFigures {
  readonly sockets: number;
  /** Milliseconds from sending a message to its arrival on another device of the customer. */
  readonly median: number;
  readonly p99: number;
  readonly lost: number;
  /** Bytes of memory of the node for each open line. */
  readonly bytesOfSocket: number;
  /** Memory of the node when everything was opened, and after the messages. */
  readonly before: number;
  readonly after: number;
}

/** A line of a customer, and who listens to it. */
export interface Device {
  readonly socket: WebSocket;
  readonly hear: Set<(frame: ServerFrame) => void>;
}

/**
 * Opens so many lines to a node, as many to a customer as one may have, and has one device of each write what the others hear.
 * @param target.pid process of the node
 */
export async function measureChat(
  target: { readonly url: string; readonly pid: number; readonly databaseUrl: string },
  sockets: number,
): Promise<ChatFigures> {
  const customers = await madeCustomers(
    target.databaseUrl,
    Math.ceil(sockets / chatLimits.socketsOfCustomer),
  );
  const empty = await memoryOf(target.pid);
  const wanted = customers
    .flatMap((cookie, at) => Array.from({ length: chatLimits.socketsOfCustomer }, () => ({ cookie, at })))
    .slice(0, sockets);
  const opened: { at: number; device: Device }[] = [];
  for (let from = 0; from < wanted.length; from += openedAtOnce)
    opened.push(
      ...(await Promise.all(
        wanted
          .slice(from, from + openedAtOnce)
          .map(async ({ cookie, at }) => ({ at, device: await openDevice(target.url, cookie) })),
      )),
    );
  await pause(rest);
  const before = await memoryOf(target.pid);
  const devices = customers.map((_, at) => opened.filter((one) => one.at === at).map(({ device }) => device));
  const times = await talk(devices);
  await pause(rest);
  const after = await memoryOf(target.pid);
  for (const { device } of opened) device.socket.terminate();
  return {
    sockets: opened.length,
    median: percentile(times.taken, 0.5),
    p99: percentile(times.taken, 0.99),
    lost: times.lost,
    bytesOfSocket: (before - empty) / opened.length,
    before,
    after,
  };
}

/** Accounts with a session each, put into the database: to sign in takes a processor a second for every ten. @returns cookies */
export async function madeCustomers(databaseUrl: string, amount: number): Promise<string[]> {
  const database = await openPostgres(databaseUrl, console);
  try {
    const { orm } = database;
    const tokens = await createAccessTokens(orm, Date.now);
    const at = new Date();
    const people = Array.from({ length: amount }, (_, index) => ({
      id: randomUUID(),
      email: `socket-${index}-${randomUUID()}@example.com`,
      firstname: 'Anna',
      lastname: 'Nowak',
      group: 'loan',
      emailVerifiedAt: at,
    }));
    await orm.insert(customer).values(people);
    const sessions = people.map(({ id }) => ({
      id: randomBytes(32).toString('base64url'),
      customerId: id,
      createdAt: at,
      lastUsedAt: at,
    }));
    await orm.insert(customerSession).values(sessions);
    return await Promise.all(
      sessions.map(async ({ id, customerId }) => {
        const token = await tokens.sign({ customerId, sessionId: id });
        return `${cookieNames.access}=${token}`;
      }),
    );
  } finally {
    await database.close();
  }
}

/** A line as a browser opens it: a ticket, the socket with the cookie from our own origin, `connect`. */
export async function openDevice(url: string, cookie: string): Promise<Device> {
  const answer = await fetch(`${url}/v2/chat/ticket`, {
    method: 'POST',
    headers: { cookie, 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok) throw new Error(`A ticket was answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v2/chat/socket`, {
    headers: { cookie },
    origin: url,
    perMessageDeflate: false,
  });
  const hear = new Set<(frame: ServerFrame) => void>();
  const device = { socket, hear };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code} before it was connected`)));
    socket.once('open', () =>
      say(device, { action: 'connect', token: data.token, mode: 'chat', type: 'customer' }),
    );
    socket.on('message', (bytes) => {
      const frame = JSON.parse(bytes.toString()) as ServerFrame;
      if (frame.event === 'connected') resolve();
      for (const listener of hear) listener(frame);
    });
  });
  return device;
}

export const say = ({ socket }: Device, frame: ClientFrame) => socket.send(JSON.stringify(frame));

/** Customers write in turns, at a steady pace; the last of a customer's devices hears it. */
async function talk(devices: readonly (readonly Device[])[]): Promise<{ taken: number[]; lost: number }> {
  const sent = new Map<string, number>();
  const taken: number[] = [];
  const rooms = devices.map(() => randomUUID());
  for (const own of devices)
    own.at(-1)?.hear.add((frame) => {
      const key = frame.event === 'message' ? frame.message.message : '';
      const at = sent.get(key);
      if (at === undefined) return;
      sent.delete(key);
      taken.push(performance.now() - at);
    });
  const amount = talkS * messagesPerSecond;
  const started = performance.now();
  for (let index = 0; index < amount; index++) {
    const who = index % devices.length;
    const [writer] = devices[who] ?? [];
    const key = randomUUID();
    sent.set(key, performance.now());
    if (writer)
      say(writer, { action: 'message', uuid: rooms[who] ?? '', client_id: randomUUID(), message: key });
    await pause(Math.max(0, started + (index + 1) * (1000 / messagesPerSecond) - performance.now()));
  }
  await pause(rest);
  return { taken, lost: sent.size };
}

/** Resident bytes of a process. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

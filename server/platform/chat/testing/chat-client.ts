import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#schemas/chat.ts';
import type { Platform } from '../../platform.ts';

type Event = ServerFrame['event'];
type FrameOf<E extends Event> = Extract<ServerFrame, { event: E }>;

/** A platform behind a real connection, as the edge has it: it hands over connections with the session's token. */
export async function listenForSockets(platform: Platform) {
  const server = createServer();
  server.on('upgrade', platform.sockets.accept);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/v2/chat/socket`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** One device of a customer. */
export interface ChatDevice {
  /** Everything it was told, in order. */
  readonly heard: readonly ServerFrame[];
  say(frame: ClientFrame | string): void;
  /** Resolves with the next frame of a kind that was not taken yet. */
  next<E extends Event>(event: E): Promise<FrameOf<E>>;
  /** Resolves with the code it was closed with. */
  readonly closed: Promise<number>;
  close(code?: number): Promise<number>;
}

/** Opens a socket. @throws Error with the status of a refusal */
export async function openDevice(url: string, headers: Record<string, string>): Promise<ChatDevice> {
  const socket = new WebSocket(url, { headers });
  const heard: ServerFrame[] = [];
  let taken: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => {
      resolve(code);
      wake();
    });
  });
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    heard.push(frame);
    taken.push(frame);
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    heard,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: <E extends Event>(event: E) =>
      new Promise<FrameOf<E>>((resolve, reject) => {
        const look = () => {
          const found = taken.find((frame) => frame.event === event);
          if (found) {
            taken = taken.filter((frame) => frame !== found);
            waiting.delete(look);
            resolve(found as FrameOf<E>);
          } else if (socket.readyState === WebSocket.CLOSED) {
            waiting.delete(look);
            reject(new Error(`closed before a frame "${event}" came`));
          }
        };
        waiting.add(look);
        look();
      }),
    close: (code = 1000) => {
      socket.close(code);
      return closed;
    },
  };
}

/** The first frame of a line. @param seen the newest message of each room the device has */
export const connect = (token: string, seen?: { uuid: string; number: number }[]) =>
  ({ action: 'connect', token, mode: 'chat', type: 'customer', ...(seen && { seen }) }) as const;

export const message = (uuid: string, text: string, client_id: string = randomUUID()) =>
  ({ action: 'message', uuid, client_id, message: encodeURIComponent(text) }) as const;

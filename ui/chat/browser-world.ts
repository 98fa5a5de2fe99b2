import { callPlatform } from '#engine/react/call-platform.ts';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { readRef } from '#schemas/calls/call-ref.ts';
import type { ServerFrame } from '#schemas/chat.ts';
import { mostChats } from '#schemas/constants.ts';
import type { ChatLine } from './chat-line.ts';
import type { ChatSocket, ChatWorld, SocketEvents } from './chat-store.ts';

/** The world a chat lives in: this browser, its network and its clock. */
export function browserWorld(line: ChatLine, locale: string): ChatWorld {
  return {
    ...timeAndChance,
    ticket: async () => (await callPlatform(line.ticket, { locale })).data.token,
    open: (events) => openSocket(readRef(line.socket).path, events),
    list: async () => (await callPlatform(line.list, { locale, query: { limit: mostChats } })).data,
    storage: customerStorage('device'),
  };
}

/** The world of an example: nobody is at the other end, and nothing is kept. */
export const stillWorld = (): ChatWorld => ({
  ...timeAndChance,
  ticket: () => new Promise(() => undefined),
  open: () => ({ send: () => undefined, close: () => undefined }),
  list: () => new Promise(() => undefined),
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});

const timeAndChance = {
  later: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  now: () => new Date(),
  chance: () => Math.random(),
  newId: () => crypto.randomUUID(),
};

/** The platform's WebSocket. What is no frame is left out: a proxy between may say what it likes. */
export function openSocket(
  path: string,
  { onOpen, onFrame, onClose }: SocketEvents,
  create: (url: string) => WebSocket = (url) => new WebSocket(url),
): ChatSocket {
  const socket = create(`${location.origin.replace(/^http/, 'ws')}${path}`);
  let isOurs = false;
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => {
    const frame = parseFrame(data);
    if (frame) onFrame(frame);
  });
  socket.addEventListener('close', ({ code }) => {
    if (!isOurs) onClose(code);
  });
  return {
    send: (frame) => {
      // A frame for a line that is closing is lost with it; what matters is sent again by the next one.
      if (socket.readyState === 1) socket.send(JSON.stringify(frame));
    },
    close: (code) => {
      isOurs = true;
      socket.close(code);
    },
  };
}

function parseFrame(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null && 'event' in frame && typeof frame.event === 'string'
      ? (frame as ServerFrame)
      : null;
  } catch {
    return null;
  }
}

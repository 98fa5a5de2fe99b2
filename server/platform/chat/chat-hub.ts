import type { ServerFrame } from '#schemas/chat.ts';
import { chatClose, chatLimits } from '#schemas/chat-limits.ts';
import { limits } from '#schemas/constants.ts';
import type { Database, Log, Orm } from '../base/database/database.ts';
import { type CustomerSessions, sessionEndChannel } from '../customers/customer-sessions.ts';
import { createAttemptWindow } from '../http/attempt-window.ts';
import { announceChat, type ChatAnnouncement, chatChannel, parseAnnouncement } from './announce-chat.ts';
import type { ChatStore } from './chat-store.ts';
import { wireMessage, wireRoom } from './wire-room.ts';

/** A frame as it travels: written out once, however many lines hear it. */
export type EncodedFrame = string & { readonly frame: unique symbol };
export const encodeFrame = (frame: ServerFrame): EncodedFrame => JSON.stringify(frame) as EncodedFrame;

/** A connection of a customer, as the hub sees it. */
export interface ChatLine {
  readonly customerId: string;
  readonly sessionId: string;
  readonly openedAt: number;
  send(frame: EncodedFrame): void;
  /** Asks whether the other end is there; closes where the last question was not answered. */
  ping(): void;
  close(code: number): void;
}

export interface SeenRoom {
  readonly uuid: string;
  readonly number: number;
}

/** Every socket of this node, and what it has been told. */
export interface ChatHub {
  /** A line that was opened; until it has joined it is told nothing, and not for long left open. */
  open(line: ChatLine): void;
  /** Tells a line its rooms and what it missed, and everything from then on; one too many closes the oldest. */
  join(line: ChatLine, seen: readonly SeenRoom[]): Promise<void>;
  leave(line: ChatLine): void;
  /**
   * The line is about to store a message by this id of its own, and says itself that it is there: it is not told of it. Said before,
   * because what is stored may be announced before whoever stored it goes on.
   * @returns what takes it back when nothing was stored
   */
  owns(line: ChatLine, clientId: string): () => void;
  /** Milliseconds a customer has to wait with the next frame, over all lines; counts it when there are none. */
  waitMs(customerId: string): number;
  sayTyping(orm: Orm, announcement: Extract<ChatAnnouncement, { kind: 'typing' }>): Promise<void>;
  /** What is due: lines that never joined, lines that are dead, sessions that ended unsaid. */
  beat(): Promise<void>;
  /** Closes every line, and takes no more. */
  goAway(): void;
  /** Resolves when everything that was announced so far has been told. */
  settled(): Promise<void>;
}

export interface ChatHubOptions {
  readonly database: Database;
  readonly store: ChatStore;
  readonly sessions: Pick<CustomerSessions, 'running'>;
  /** Name of the house in a language. */
  readonly house: (language: string) => Promise<string>;
  readonly now: () => number;
  readonly log: Log;
}

interface Told {
  /** The newest message of each room the line has been told of. */
  readonly known: Map<string, number>;
  /** Ids it gave to messages it says itself. */
  readonly own: Set<string>;
}

export async function createChatHub(options: ChatHubOptions): Promise<ChatHub> {
  const { database, store, sessions, house, now, log } = options;
  const pending = new Set<ChatLine>();
  const joined = new Map<ChatLine, Told>();
  /** The same by customer: an announcement costs what its customer's few lines cost, however many there are of others. */
  const byCustomer = new Map<string, Map<ChatLine, Told>>();
  const frames = createAttemptWindow(chatLimits.framesOfCustomer, now);
  /** What a customer is told is told in one order. */
  const chains = new Map<string, Promise<void>>();
  let isAway = false;
  let beatenAt = now();

  const linesOf = (customerId: string) => [...(byCustomer.get(customerId) ?? [])];
  const add = (line: ChatLine, told: Told) => {
    joined.set(line, told);
    const lines = byCustomer.get(line.customerId) ?? new Map<ChatLine, Told>();
    byCustomer.set(line.customerId, lines.set(line, told));
  };
  const remove = (line: ChatLine) => {
    pending.delete(line);
    joined.delete(line);
    const lines = byCustomer.get(line.customerId);
    if (lines?.delete(line) && lines.size === 0) byCustomer.delete(line.customerId);
  };
  const inOrder = (customerId: string, work: () => Promise<void>): Promise<void> => {
    const next = (chains.get(customerId) ?? Promise.resolve()).then(work).catch((error: unknown) => {
      log.warn({ err: error }, 'a chat could not be told');
      // They come again and ask for what they missed.
      for (const [line] of linesOf(customerId)) line.close(chatClose.tryAgain);
    });
    chains.set(customerId, next);
    void next.then(() => chains.get(customerId) === next && chains.delete(customerId));
    return next;
  };

  /** Tells every line of a customer the messages of a room it does not know yet. */
  const tellMessages = async (roomId: string, customerId: string, number: number): Promise<void> => {
    for (;;) {
      const lines = linesOf(customerId);
      if (lines.length === 0) return;
      const from = Math.min(...lines.map(([, { known }]) => known.get(roomId) ?? number - 1));
      const news = await store.news(roomId, customerId, from);
      if (!news) return;
      const { room, messages, hasMore } = news;
      for (const row of messages) {
        const frame = encodeFrame({
          event: 'message',
          room_uuid: roomId,
          message: wireMessage(room, row, 'customer'),
          unread_message_count: room.customerUnread,
        });
        for (const [line, { known, own }] of lines) {
          if ((known.get(roomId) ?? number - 1) >= row.number) continue;
          known.set(roomId, row.number);
          const isOwn = row.side === 'customer' && row.clientId !== null && own.delete(row.clientId);
          if (!isOwn) line.send(frame);
        }
      }
      if (!hasMore) return;
    }
  };

  const tell = async (what: ChatAnnouncement): Promise<void> => {
    const { kind, room: roomId, customer } = what;
    // What staff write for themselves is no business of the customer's side.
    if (kind === 'note') return;
    const lines = linesOf(customer);
    if (lines.length === 0) return;
    const all = (frame: ServerFrame) => {
      const encoded = encodeFrame(frame);
      for (const [line] of lines) line.send(encoded);
    };
    if (kind === 'message') return tellMessages(roomId, customer, what.number);
    if (kind === 'typing') {
      const { is_typing, name, side } = what;
      if (side === 'agent') all({ event: 'typing', room_uuid: roomId, is_typing, name });
      return;
    }
    const room = await store.find(roomId, customer);
    if (!room) return;
    if (kind === 'agent-marks')
      all({ event: 'state', room_uuid: roomId, delivered: room.agentDelivered, read: room.agentRead });
    else if (kind === 'customer-marks')
      all({
        event: 'read',
        room_uuid: roomId,
        number: room.customerRead,
        unread_message_count: room.customerUnread,
      });
    else
      all({
        event: 'room',
        room: wireRoom(room, await store.newestOf(room), await house(room.language)),
      });
  };

  const resume = async (line: ChatLine, told: Told, seen: readonly SeenRoom[]): Promise<void> => {
    const rooms = await store.roomsOf(line.customerId, limits.chat_list);
    const name = new Map<string, string>();
    for (const { room } of rooms)
      if (!name.has(room.language)) name.set(room.language, await house(room.language));
    for (const { room } of rooms) told.known.set(room.id, room.lastNumber);
    const say = (frame: ServerFrame) => line.send(encodeFrame(frame));
    say({
      event: 'connected',
      rooms: rooms.map(({ room, newest }) => wireRoom(room, newest, name.get(room.language) ?? '')),
      unread_message_count: rooms.reduce((total, { room }) => total + room.customerUnread, 0),
    });
    for (const { uuid, number } of seen) {
      // Not among those listed: an old one, or one that is not theirs.
      const room =
        rooms.find((one) => one.room.id === uuid)?.room ?? (await store.find(uuid, line.customerId));
      if (!room || number >= room.lastNumber) continue;
      const missed = await store.page(uuid, { after: number, limit: chatLimits.mostOfPage });
      const { messages, hasMore } = missed.hasMore
        ? await store.page(uuid, {})
        : { ...missed, hasMore: false };
      told.known.set(uuid, messages.at(-1)?.number ?? room.lastNumber);
      say({
        event: 'messages',
        room_uuid: uuid,
        messages: messages.map((row) => wireMessage(room, row, 'customer')),
        has_more: hasMore,
        mode: missed.hasMore ? 'replace' : 'append',
      });
    }
  };

  const end = (sessionIds: (id: string) => boolean) => {
    for (const line of [...pending, ...joined.keys()])
      if (sessionIds(line.sessionId)) line.close(chatClose.sessionOver);
  };

  await database.listen(chatChannel, {
    onMessage: (payload) => {
      const what = parseAnnouncement(payload);
      if (what) void inOrder(what.customer, () => tell(what));
      else
        log.warn({ payload: payload.slice(0, 200) }, 'an announcement on the channel of chats is not ours');
    },
    // Whoever is connected comes again and says what they saw last.
    onGap: () => {
      for (const line of joined.keys()) line.close(chatClose.tryAgain);
    },
  });
  await database.listen(sessionEndChannel, {
    onMessage: (sessionId) => end((id) => id === sessionId),
    onGap: () => {
      beatenAt = 0;
    },
  });

  return {
    open: (line) => {
      if (isAway) line.close(chatClose.goingAway);
      else pending.add(line);
    },
    join: (line, seen) =>
      inOrder(line.customerId, async () => {
        // It may have been closed while it waited for its turn.
        if (!pending.delete(line)) return;
        const told: Told = { known: new Map(), own: new Set() };
        add(line, told);
        const lines = linesOf(line.customerId);
        for (const [oldest] of lines.slice(0, Math.max(0, lines.length - chatLimits.socketsOfCustomer)))
          oldest.close(chatClose.replaced);
        await resume(line, told, seen);
      }),
    leave: remove,
    owns: (line, clientId) => {
      const own = joined.get(line)?.own.add(clientId);
      return () => void own?.delete(clientId);
    },
    waitMs: (customerId) => {
      const waitMs = frames.waitMs(customerId);
      if (waitMs <= 0) frames.count(customerId);
      return waitMs;
    },
    sayTyping: announceChat,
    beat: async () => {
      for (const line of pending)
        if (now() - line.openedAt >= chatLimits.connectMs) line.close(chatClose.notConnected);
      if (now() - beatenAt < chatLimits.heartbeatMs) return;
      beatenAt = now();
      for (const line of [...joined.keys()]) line.ping();
      // Only those asked about: a line may be opened while the answer is awaited.
      const asked = new Set([...pending, ...joined.keys()].map(({ sessionId }) => sessionId));
      const running = await sessions.running([...asked]);
      end((id) => asked.has(id) && !running.has(id));
    },
    goAway: () => {
      isAway = true;
      for (const line of [...pending, ...joined.keys()]) line.close(chatClose.goingAway);
    },
    settled: async () => {
      while (chains.size > 0) await Promise.all(chains.values());
    },
  };
}

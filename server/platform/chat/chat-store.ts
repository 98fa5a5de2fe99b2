import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, sum } from 'drizzle-orm';
import type { ChatWidget } from '#schemas/chat.ts';
import { type ChatErrorCode, chatLimits } from '#schemas/chat-limits.ts';
import type { Orm } from '../base/database/database.ts';
import type { FileStore, StoredFile } from '../content/forms/files/file-store.ts';
import { announceChat, chatAnnouncement } from './announce-chat.ts';
import { chatFilesOf } from './chat-files.ts';
import { chatMessage, chatRoom } from './tables.ts';
import type { ChatViewer, MessageRow, RoomRow } from './wire-room.ts';

/** Why a message was not stored. */
export type SendRefusal = Extract<
  ChatErrorCode,
  'unknown_room' | 'too_many_rooms' | 'unknown_file' | 'empty_message' | 'client_id_taken'
>;

/** A message on its way in. */
export interface OutgoingMessage {
  readonly text: string;
  /** Made by the sender's device; the same one again is the same message. Null for what a program says. */
  readonly clientId: string | null;
  readonly fileId?: string | null;
  readonly widget?: ChatWidget;
}

export interface ChatCustomer {
  readonly id: string;
  readonly firstname: string;
}

/** Somebody of the house who writes. */
export interface ChatAuthor {
  readonly side: 'agent' | 'system';
  /** Account of the agent; null for the house itself. */
  readonly email: string | null;
  readonly name: string;
  readonly isBot?: boolean;
}

export type Sent =
  | { readonly ok: true; readonly room: RoomRow; readonly message: MessageRow; readonly isRepeated: boolean }
  | { readonly ok: false; readonly refusal: SendRefusal };

export interface Page {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/** How far a side has got. */
export interface Marks {
  readonly delivered?: number;
  /** Reads everything there is where it is `all`. */
  readonly read?: number | 'all';
}

/** Rooms and messages. Whatever changes is announced to all nodes in the same transaction. */
export interface ChatStore {
  /** Stores a customer's message once. A room nobody has is opened; one that was closed is opened again. */
  sendAsCustomer(
    roomId: string,
    from: ChatCustomer,
    message: OutgoingMessage,
    language: string,
  ): Promise<Sent>;
  /** Stores what the house says in a room, once. */
  sendAsHouse(roomId: string, from: ChatAuthor, message: OutgoingMessage): Promise<Sent>;
  /** Moves the marks of a side forward, never back, and counts its unread messages anew. @returns null for no such room */
  mark(roomId: string, side: ChatViewer, marks: Marks, customerId?: string): Promise<RoomRow | null>;
  /** A room; null where there is none, or it is not this customer's ([sec 15]). */
  find(roomId: string, customerId?: string): Promise<RoomRow | null>;
  /** Rooms of a customer with their newest messages, the one spoken in last first. */
  roomsOf(
    customerId: string,
    limit: number,
  ): Promise<{ readonly room: RoomRow; readonly newest: MessageRow | null }[]>;
  newestOf(room: RoomRow): Promise<MessageRow | null>;
  unreadOf(customerId: string): Promise<number>;
  /** A page of a room, oldest first. */
  page(roomId: string, page: Page): Promise<{ readonly messages: MessageRow[]; readonly hasMore: boolean }>;
  /** What came into a customer's room after a number, with the room, by one statement; null where there is no such room. */
  news(
    roomId: string,
    customerId: string,
    after: number,
  ): Promise<{ readonly room: RoomRow; readonly messages: MessageRow[]; readonly hasMore: boolean } | null>;
  /** The newest room of a customer that is not closed. */
  newestOpen(customerId: string): Promise<string | null>;
  /** Changes what else is known of a room, says so in it where there are words, and announces it. */
  change(
    roomId: string,
    changes: (room: RoomRow) => {
      readonly set: Partial<RoomRow>;
      readonly say?: { readonly name: string; readonly text: string };
      /** Done in the same transaction. */
      readonly also?: (tx: Orm) => Promise<void>;
    } | null,
  ): Promise<RoomRow | null>;
}

export interface ChatStoreOptions {
  readonly orm: Orm;
  readonly files: Pick<FileStore, 'claim' | 'find'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Ends a transaction of which nothing is to stay. */
class Refused extends Error {
  readonly refusal: SendRefusal;
  constructor(refusal: SendRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** PostgreSQL knows no U+0000, and half a pair of UTF-16 is no text. */
const plain = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().trim();

export function createChatStore({ orm, files, now }: ChatStoreOptions): ChatStore {
  const lock = async (tx: Orm, id: string): Promise<RoomRow | null> =>
    (await tx.select().from(chatRoom).where(eq(chatRoom.id, id)).for('update'))[0] ?? null;

  const repeated = async (tx: Orm, sender: string | null, clientId: string | null) => {
    if (sender === null || clientId === null) return null;
    const once = and(eq(chatMessage.sender, sender), eq(chatMessage.clientId, clientId));
    return (await tx.select().from(chatMessage).where(once))[0] ?? null;
  };

  const open = async (tx: Orm, id: string, owner: ChatCustomer, language: string): Promise<RoomRow> => {
    const theirs = and(eq(chatRoom.customerId, owner.id), ne(chatRoom.state, 'closed'));
    const [rooms] = await tx.select({ open: count() }).from(chatRoom).where(theirs);
    if ((rooms?.open ?? 0) >= chatLimits.openRooms) throw new Refused('too_many_rooms');
    const at = new Date(now());
    await tx
      .insert(chatRoom)
      .values({
        id,
        customerId: owner.id,
        state: 'waiting',
        language,
        createdAt: at,
        lastAt: at,
        waitingSince: at,
      })
      .onConflictDoNothing();
    const room = await lock(tx, id);
    if (!room) throw new Error('the room that was just opened is gone');
    return room;
  };

  interface Appended extends Omit<OutgoingMessage, 'fileId'> {
    readonly file?: StoredFile | null;
    readonly side: MessageRow['side'];
    readonly sender: string | null;
    readonly name: string;
    readonly isBot: boolean;
  }
  /** Puts a message behind the newest one of a room that is locked. @returns null for one that is stored already */
  const append = async (
    tx: Orm,
    room: RoomRow,
    message: Appended,
  ): Promise<{ room: RoomRow; row: MessageRow } | null> => {
    const { side, sender, name, isBot, clientId, file, widget } = message;
    const number = room.lastNumber + 1;
    const at = new Date(now());
    const [row] = await tx
      .insert(chatMessage)
      .values({
        roomId: room.id,
        number,
        side,
        sender,
        name,
        isBot,
        clientId,
        text: plain(message.text),
        file: file ? { id: file.id, name: file.name, size: file.size, type: file.type } : null,
        widget: widget ?? null,
        at,
      })
      // Another transaction that stores the same is waited for; what sent twice is found by this, not asked for before.
      .onConflictDoNothing({ target: [chatMessage.sender, chatMessage.clientId] })
      .returning();
    if (!row) return null;
    if (file) {
      const claim = {
        ...chatFilesOf(room.id),
        ids: [file.id],
        customerId: room.customerId,
        submissionId: row.id,
      };
      if (!(await files.claim(tx, claim))) throw new Refused('unknown_file');
    }
    const writes = side === 'customer';
    const news = { kind: 'message', room: room.id, customer: room.customerId, number } as const;
    const [told] = await tx
      .update(chatRoom)
      .set({
        lastNumber: number,
        lastAt: at,
        ...(writes && {
          agentUnread: room.agentUnread + 1,
          // Who comes back after the end waits for somebody again.
          ...(room.state === 'closed' && {
            state: 'waiting',
            closedAt: null,
            agent: null,
            agentName: null,
            rating: null,
            ratingComment: null,
          }),
          waitingSince: room.waitingSince ?? at,
        }),
        ...(side === 'agent' && {
          customerUnread: room.customerUnread + 1,
          ...(!isBot && { waitingSince: null }),
        }),
      })
      .where(eq(chatRoom.id, room.id))
      .returning({ ...getTableColumns(chatRoom), announced: chatAnnouncement(news) });
    if (!told) throw new Error('a room that was locked is gone');
    const { announced: _nothing, ...changed } = told;
    // The entry of the list says more than the message when its state moved.
    if (changed.state !== room.state)
      await announceChat(tx, { kind: 'room', room: room.id, customer: room.customerId });
    return { room: changed, row };
  };

  /** Sends within a transaction; what was refused leaves nothing behind, and what came twice is found. */
  const once = async (
    roomId: string,
    sender: string | null,
    message: OutgoingMessage,
    send: (tx: Orm, file: StoredFile | null) => Promise<{ room: RoomRow; row: MessageRow } | null>,
  ): Promise<Sent> => {
    if (plain(message.text) === '' && message.fileId == null && message.widget === undefined)
      return { ok: false, refusal: 'empty_message' };
    // Before the transaction: PGlite has one connection, and the transaction holds it.
    const file = message.fileId == null ? null : await files.find(message.fileId);
    if (message.fileId != null && file === null) return { ok: false, refusal: 'unknown_file' };
    try {
      return await orm.transaction(async (tx): Promise<Sent> => {
        const { room, row, isRepeated } = await stored(tx);
        return { ok: true, room, message: row, isRepeated };
      });
    } catch (error) {
      if (error instanceof Refused) return { ok: false, refusal: error.refusal };
      throw error;
    }
    async function stored(tx: Orm) {
      const sending = await send(tx, file);
      if (sending !== null) return { ...sending, isRepeated: false };
      const known = await repeated(tx, sender, message.clientId);
      if (known === null) throw new Error('a message that is stored already is gone');
      if (known.roomId !== roomId) throw new Refused('client_id_taken');
      const room = await lock(tx, roomId);
      if (!room) throw new Refused('unknown_room');
      return { room, row: known, isRepeated: true };
    }
  };

  const newest = async (ids: readonly { id: string; number: number }[]): Promise<Map<string, MessageRow>> => {
    const rooms = ids.filter(({ number }) => number > 0);
    if (rooms.length === 0) return new Map();
    const rows = await orm
      .select({ message: chatMessage })
      .from(chatMessage)
      .innerJoin(
        chatRoom,
        and(eq(chatRoom.id, chatMessage.roomId), eq(chatRoom.lastNumber, chatMessage.number)),
      )
      .where(
        inArray(
          chatMessage.roomId,
          rooms.map(({ id }) => id),
        ),
      );
    return new Map(rows.map(({ message }) => [message.roomId, message]));
  };

  return {
    sendAsCustomer: (roomId, from, message, language) =>
      once(roomId, from.id, message, async (tx, file) => {
        const room = (await lock(tx, roomId)) ?? (await open(tx, roomId, from, language));
        if (room.customerId !== from.id) throw new Refused('unknown_room');
        return append(tx, room, {
          ...message,
          file,
          side: 'customer',
          sender: from.id,
          name: from.firstname,
          isBot: false,
        });
      }),
    sendAsHouse: (roomId, { side, email, name, isBot = false }, message) =>
      once(roomId, email, message, async (tx, file) => {
        const room = await lock(tx, roomId);
        if (!room) throw new Refused('unknown_room');
        return append(tx, room, { ...message, file, side, sender: email, name, isBot });
      }),
    mark: (roomId, side, { delivered = 0, read = 0 }, customerId) =>
      orm.transaction(async (tx) => {
        const room = await lock(tx, roomId);
        if (!room || (customerId !== undefined && room.customerId !== customerId)) return null;
        const most = (number: number) => Math.min(number, room.lastNumber);
        const [hadDelivered, hadRead] =
          side === 'customer'
            ? [room.customerDelivered, room.customerRead]
            : [room.agentDelivered, room.agentRead];
        const nowRead = Math.max(hadRead, read === 'all' ? room.lastNumber : most(read));
        const nowDelivered = Math.max(hadDelivered, most(delivered), nowRead);
        if (nowRead === hadRead && nowDelivered === hadDelivered) return room;
        const from = side === 'customer' ? 'agent' : 'customer';
        const theirs = and(
          eq(chatMessage.roomId, roomId),
          eq(chatMessage.side, from),
          gt(chatMessage.number, nowRead),
        );
        const [left] = await tx.select({ unread: count() }).from(chatMessage).where(theirs);
        const unread = left?.unread ?? 0;
        const [changed] = await tx
          .update(chatRoom)
          .set(
            side === 'customer'
              ? { customerDelivered: nowDelivered, customerRead: nowRead, customerUnread: unread }
              : { agentDelivered: nowDelivered, agentRead: nowRead, agentUnread: unread },
          )
          .where(eq(chatRoom.id, roomId))
          .returning();
        await announceChat(tx, { kind: `${side}-marks`, room: roomId, customer: room.customerId });
        return changed ?? null;
      }),
    find: async (roomId, customerId) => {
      const [room] = await orm.select().from(chatRoom).where(eq(chatRoom.id, roomId));
      return room && (customerId === undefined || room.customerId === customerId) ? room : null;
    },
    roomsOf: async (customerId, limit) => {
      const rooms = await orm
        .select()
        .from(chatRoom)
        .where(eq(chatRoom.customerId, customerId))
        .orderBy(desc(chatRoom.lastAt), desc(chatRoom.id))
        .limit(limit);
      const last = await newest(rooms.map(({ id, lastNumber }) => ({ id, number: lastNumber })));
      return rooms.map((room) => ({ room, newest: last.get(room.id) ?? null }));
    },
    newestOf: async ({ id, lastNumber }) =>
      (
        await orm
          .select()
          .from(chatMessage)
          .where(and(eq(chatMessage.roomId, id), eq(chatMessage.number, lastNumber)))
      )[0] ?? null,
    unreadOf: async (customerId) => {
      const [row] = await orm
        .select({ unread: sum(chatRoom.customerUnread) })
        .from(chatRoom)
        .where(eq(chatRoom.customerId, customerId));
      return Number(row?.unread ?? 0);
    },
    page: async (roomId, { before, after, limit = chatLimits.page }) => {
      const most = Math.min(limit, chatLimits.mostOfPage);
      const within = and(
        eq(chatMessage.roomId, roomId),
        before === undefined ? undefined : lt(chatMessage.number, before),
        after === undefined ? undefined : gt(chatMessage.number, after),
      );
      const rows = await orm
        .select()
        .from(chatMessage)
        .where(within)
        .orderBy(after === undefined ? desc(chatMessage.number) : asc(chatMessage.number))
        .limit(most + 1);
      const messages = rows.slice(0, most);
      return {
        messages: after === undefined ? messages.toReversed() : messages,
        hasMore: rows.length > most,
      };
    },
    news: async (roomId, customerId, after) => {
      const newer = and(eq(chatMessage.roomId, chatRoom.id), gt(chatMessage.number, after));
      const rows = await orm
        .select({ room: chatRoom, message: chatMessage })
        .from(chatRoom)
        .leftJoin(chatMessage, newer)
        .where(and(eq(chatRoom.id, roomId), eq(chatRoom.customerId, customerId)))
        .orderBy(asc(chatMessage.number))
        .limit(chatLimits.mostOfPage + 1);
      const room = rows[0]?.room;
      if (!room) return null;
      const messages = rows.flatMap(({ message }) => message ?? []);
      return {
        room,
        messages: messages.slice(0, chatLimits.mostOfPage),
        hasMore: messages.length > chatLimits.mostOfPage,
      };
    },
    newestOpen: async (customerId) =>
      (
        await orm
          .select({ id: chatRoom.id })
          .from(chatRoom)
          .where(
            and(
              eq(chatRoom.customerId, customerId),
              ne(chatRoom.state, 'closed'),
              isNotNull(chatRoom.lastAt),
            ),
          )
          .orderBy(desc(chatRoom.lastAt))
          .limit(1)
      )[0]?.id ?? null,
    change: (roomId, changes) =>
      orm.transaction(async (tx) => {
        const room = await lock(tx, roomId);
        const wanted = room && changes(room);
        if (!room || !wanted) return room;
        const [changed] = await tx
          .update(chatRoom)
          .set(wanted.set)
          .where(eq(chatRoom.id, roomId))
          .returning();
        if (!changed) return null;
        await wanted.also?.(tx);
        await announceChat(tx, { kind: 'room', room: roomId, customer: room.customerId });
        if (!wanted.say) return changed;
        const said = { ...wanted.say, clientId: null, side: 'system', sender: null, isBot: false } as const;
        // What has no id of a client is never there already.
        return (await append(tx, changed, said))?.room ?? changed;
      }),
  };
}

import { and, asc, count, desc, eq, gt, ilike, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ChatFigures, ChatShow } from '#schemas/studio/chats.ts';
import type { Orm } from '../../base/database/database.ts';
import { staff } from '../../base/staff/tables.ts';
import { customer } from '../../customers/tables.ts';
import { announceChat } from '../announce-chat.ts';
import { agentPresentMs } from '../house-side.ts';
import { chatAgent, chatMessage, chatNote, chatRoom } from '../tables.ts';
import type { MessageRow, RoomRow } from '../wire-room.ts';
import type { CustomerName } from './staff-chat.ts';

const dayMs = 24 * 60 * 60_000;
const figureDays = 7;

export interface ListedRoom {
  readonly room: RoomRow;
  readonly newest: MessageRow | null;
  readonly customer: CustomerName;
}

/** What staff read of chats. */
export interface ChatDesk {
  list(
    show: ChatShow,
    email: string,
    page: { limit: number; offset: number },
  ): Promise<{ rows: ListedRoom[]; total: number }>;
  one(roomId: string): Promise<ListedRoom | null>;
  search(words: string, limit: number): Promise<(ListedRoom & { readonly message: MessageRow })[]>;
  notes(roomId: string): Promise<(typeof chatNote.$inferSelect)[]>;
  note(
    room: RoomRow,
    by: { readonly email: string; readonly name: string },
    text: string,
  ): Promise<typeof chatNote.$inferSelect>;
  /** Accounts that work in chats, and whether they are there. */
  agents(): Promise<{ email: string; name: string; is_present: boolean }[]>;
  figures(): Promise<ChatFigures>;
}

export function createChatDesk(orm: Orm, now: () => number): ChatDesk {
  const last = and(eq(chatMessage.roomId, chatRoom.id), eq(chatMessage.number, chatRoom.lastNumber));
  const listed = (where: SQL | undefined) =>
    orm
      .select({
        room: chatRoom,
        newest: chatMessage,
        customer: { firstname: customer.firstname, lastname: customer.lastname },
      })
      .from(chatRoom)
      .innerJoin(customer, eq(customer.id, chatRoom.customerId))
      .leftJoin(chatMessage, last)
      .where(where);
  const shown = (show: ChatShow, email: string): SQL | undefined => {
    if (show === 'waiting') return and(eq(chatRoom.state, 'waiting'), isNotNull(chatRoom.waitingSince));
    if (show === 'closed') return eq(chatRoom.state, 'closed');
    return and(
      eq(chatRoom.state, 'open'),
      show === 'mine' ? eq(chatRoom.agent, email) : ne(chatRoom.agent, email),
    );
  };
  const present = () => gt(chatAgent.seenAt, new Date(now() - agentPresentMs));
  const one: ChatDesk['one'] = async (roomId) => (await listed(eq(chatRoom.id, roomId)))[0] ?? null;

  return {
    one,
    list: async (show, email, { limit, offset }) => {
      const where = shown(show, email);
      const order = show === 'waiting' ? asc(chatRoom.waitingSince) : desc(chatRoom.lastAt);
      const [rows, total] = await Promise.all([
        listed(where).orderBy(order, asc(chatRoom.id)).limit(limit).offset(offset),
        orm.$count(chatRoom, where),
      ]);
      return { rows, total };
    },
    search: async (words, limit) => {
      const part = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
      const found = await orm
        .select()
        .from(chatMessage)
        .where(and(ilike(chatMessage.text, part), ne(chatMessage.side, 'system')))
        .orderBy(desc(chatMessage.at), desc(chatMessage.number))
        .limit(limit);
      const ids = [...new Set(found.map(({ roomId }) => roomId))];
      if (ids.length === 0) return [];
      const rooms = new Map(
        (await listed(or(...ids.map((id) => eq(chatRoom.id, id))))).map((row) => [row.room.id, row]),
      );
      return found.flatMap((message) => {
        const row = rooms.get(message.roomId);
        return row ? [{ ...row, message }] : [];
      });
    },
    notes: (roomId) =>
      orm
        .select()
        .from(chatNote)
        .where(eq(chatNote.roomId, roomId))
        .orderBy(asc(chatNote.at), asc(chatNote.id)),
    note: (room, { email, name }, text) =>
      orm.transaction(async (tx) => {
        const values = {
          roomId: room.id,
          kind: 'note',
          author: email,
          name,
          text,
          after: room.lastNumber,
          at: new Date(now()),
        } as const;
        const [row] = await tx.insert(chatNote).values(values).returning();
        if (!row) throw new Error('a note was not stored');
        await announceChat(tx, { kind: 'note', room: room.id, customer: room.customerId });
        return row;
      }),
    agents: async () => {
      const rows = await orm
        .select({ email: staff.email, name: staff.name, seenAt: chatAgent.seenAt })
        .from(staff)
        .leftJoin(chatAgent, and(eq(chatAgent.email, staff.email), present()))
        .where(and(eq(staff.active, true), or(eq(staff.role, 'agent'), eq(staff.role, 'admin'))))
        .orderBy(asc(staff.name));
      return rows.map(({ email, name, seenAt }) => ({ email, name, is_present: seenAt !== null }));
    },
    figures: async () => {
      const since = new Date(now() - figureDays * dayMs);
      const firsts = orm
        .select({
          seconds: sql<number>`extract(epoch from min(${chatMessage.at}) - ${chatRoom.createdAt})`.as(
            'seconds',
          ),
        })
        .from(chatRoom)
        .innerJoin(
          chatMessage,
          and(
            eq(chatMessage.roomId, chatRoom.id),
            eq(chatMessage.side, 'agent'),
            eq(chatMessage.isBot, false),
          ),
        )
        .where(gt(chatRoom.createdAt, since))
        .groupBy(chatRoom.id, chatRoom.createdAt)
        .as('firsts');
      const [waiting, open, agents, begun, [answers], [ratings]] = await Promise.all([
        orm.$count(chatRoom, shown('waiting', '')),
        orm.$count(chatRoom, eq(chatRoom.state, 'open')),
        orm.$count(chatAgent, present()),
        orm.$count(chatRoom, gt(chatRoom.createdAt, since)),
        orm
          .select({
            answered: count(),
            median: sql<number | null>`percentile_cont(0.5) within group (order by ${firsts.seconds})`,
          })
          .from(firsts),
        orm
          .select({ ratings: count(chatRoom.rating), average: sql<string | null>`avg(${chatRoom.rating})` })
          .from(chatRoom)
          .where(gt(chatRoom.closedAt, since)),
      ]);
      const median = answers?.median ?? null;
      const average = ratings?.average ?? null;
      return {
        days: figureDays,
        waiting,
        open,
        agents,
        begun,
        answered: answers?.answered ?? 0,
        median_answer_seconds: median === null ? null : Math.round(Number(median)),
        ratings: ratings?.ratings ?? 0,
        average_rating: average === null ? null : Math.round(Number(average) * 100) / 100,
      };
    },
  };
}

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatWidget } from '#schemas/chat.ts';
import { customer } from '../customers/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Chats of customers. How far each side has got are places of messages: everything up to there is delivered, or read. */
export const chatRoom = pgTable(
  'chat_rooms',
  {
    /** Made by the customer's device: a chat can begin without a network. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'open', 'closed'] }).notNull(),
    /** Language the house speaks in here by itself. */
    language: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Place and moment of the newest message. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    customerDelivered: integer('customer_delivered').notNull().default(0),
    customerRead: integer('customer_read').notNull().default(0),
    customerUnread: integer('customer_unread').notNull().default(0),
    /** Up to which message the customer was told by e-mail that an answer waits. */
    writtenTo: integer('written_to').notNull().default(0),
    agentDelivered: integer('agent_delivered').notNull().default(0),
    agentRead: integer('agent_read').notNull().default(0),
    agentUnread: integer('agent_unread').notNull().default(0),
    /** The agent who took it: account and name. */
    agent: text(),
    agentName: text('agent_name'),
    /** Since when the customer waits for somebody; null while nobody has to be waited for. */
    waitingSince: moment('waiting_since'),
    closedAt: moment('closed_at'),
    rating: smallint(),
    ratingComment: text('rating_comment'),
  },
  (table) => [
    index('chat_rooms_customer').on(table.customerId, table.lastAt),
    index('chat_rooms_waiting').on(table.state, table.waitingSince),
    index('chat_rooms_last').on(table.state, table.lastAt),
    // Few of all chats, asked for every minute (`unread-letters.ts`).
    index('chat_rooms_unread')
      .on(table.lastAt)
      .where(sql`${table.customerUnread} > 0 and ${table.writtenTo} <= ${table.customerRead}`),
  ],
);

export const chatMessage = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … without gaps: given under the lock of the room's row. */
    number: integer().notNull(),
    side: text({ enum: ['customer', 'agent', 'system'] }).notNull(),
    /** Who sent it: id of the customer, account of the agent; null for `system`. */
    sender: text(),
    /** Name it was sent under. */
    name: text().notNull(),
    isBot: boolean('is_bot').notNull().default(false),
    /** Made by the sender's device: sent again, it is the same message. */
    clientId: uuid('client_id'),
    text: text().notNull(),
    file: jsonb().$type<{
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly type: string;
    }>(),
    widget: jsonb().$type<ChatWidget>(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_place').on(table.roomId, table.number),
    uniqueIndex('chat_messages_once').on(table.sender, table.clientId),
  ],
);

/** What staff write for themselves in a chat. Apart from messages: nothing that the customer's side reads comes by here. */
export const chatNote = pgTable(
  'chat_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRoom.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['note', 'transfer'] }).notNull(),
    /** Account of who wrote it, and their name then. */
    author: text().notNull(),
    name: text().notNull(),
    /** Name of the agent a chat was handed to; null for the queue, and for notes. */
    toName: text('to_name'),
    text: text().notNull(),
    /** It stands behind this message. */
    after: integer('after_number').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('chat_notes_room').on(table.roomId, table.at)],
);

/** Texts that agents say often. */
export const chatTemplate = pgTable('chat_templates', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
});

/** Tickets for the socket, each for one use. */
export const chatTicket = pgTable('chat_tickets', {
  /** SHA-256 of the ticket. */
  digest: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Agents who are there. */
export const chatAgent = pgTable('chat_agents', {
  email: text().primaryKey(),
  name: text().notNull(),
  seenAt: moment('seen_at').notNull(),
});

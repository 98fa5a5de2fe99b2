import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Message } from './message.ts';

/** Messages the sandbox kept instead of sending them. Empty in production. */
export const outboxMessage = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    to: text('recipient').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    code: text(),
    link: text(),
  },
  (table) => [index('outbox_messages_sent').on(table.sentAt), index('outbox_messages_to').on(table.to)],
);

/** Messages on their way: a row is removed once its message was taken, or is of no use any more. */
export const outgoingMessage = pgTable(
  'outgoing_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** With codes and links, which are secrets until they expire. */
    message: jsonb().$type<Message>().notNull(),
    attempts: integer().notNull().default(1),
    /** When it is tried again. While somebody tries it: when that node counts as gone. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When its code has expired, or it is no news any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('outgoing_messages_due').on(table.dueAt)],
);

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What visitors left for us. Personal data: it goes nowhere but here, and into no log. */
export const lead = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Language the visitor read and agreed in. */
    locale: text().notNull(),
    topic: text().notNull(),
    name: text(),
    email: text(),
    phone: text(),
    /** Texts the visitor agreed to, word for word. */
    consents: jsonb().$type<readonly string[]>().notNull(),
    /** Path of the page the form stood on. */
    page: text(),
    /** Digest of all of the above but the moment: what is sent twice has the same. */
    fingerprint: text().notNull(),
  },
  (table) => [index('leads_fingerprint').on(table.fingerprint, table.createdAt)],
);

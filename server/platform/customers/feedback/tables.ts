import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What visitors think of the service. */
export const feedbackEntry = pgTable(
  'feedback_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for somebody who is not signed in; not a reference: an account may go, its opinion may stay. */
    customerId: uuid('customer_id'),
    rating: smallint().notNull(),
    text: text().notNull().default(''),
    page: text(),
    topic: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('feedback_entries_at').on(table.at)],
);

import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';

/** What customers have put on their wishlists. An article that leaves the shop stays on them, and shows when it is back. */
export const favourite = pgTable(
  'favourites',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Alias of the article. */
    alias: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.alias] })],
);

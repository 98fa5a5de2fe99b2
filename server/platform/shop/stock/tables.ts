import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Pieces of an article on one of its sale conditions. An article or condition without a row is not counted: it can be bought
 * as long as its content says that it is available.
 */
export const goodStock = pgTable(
  'good_stock',
  {
    /** Alias of the article. */
    good: text().notNull(),
    /** Id of the sale condition; empty for an article that has none. */
    condition: text().notNull(),
    /** Pieces in the house, reserved ones included. */
    onHand: integer('on_hand').notNull(),
    /** Of those, pieces that belong to orders which are not sent yet. */
    reserved: integer().notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.good, table.condition] }),
    check('good_stock_pieces', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
);

/**
 * Articles whose pieces ran out, or are there again, since pages were last told. A trigger writes it with the stock
 * (migration 0022), a job reads it.
 */
export const stockTurn = pgTable('good_stock_turns', { good: text().primaryKey() });

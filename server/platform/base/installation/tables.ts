import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a database is for as long as it lives. One row, written by the first start on it. */
export const installation = pgTable(
  'installation',
  {
    /** Always true, so that there is one row. */
    only: boolean().primaryKey().default(true),
    mode: text({ enum: ['sandbox', 'production'] }).notNull(),
    since: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  ({ only, mode }) => [
    check('installation_only', sql`${only}`),
    check('installation_mode', sql`${mode} in ('sandbox', 'production')`),
  ],
);

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** What was tried when, of limits that all nodes share and a restart keeps ([sec 9]). A row lives as long as its window. */
export const attemptWindow = pgTable(
  'attempt_windows',
  {
    /** Digest of the limit's name and of who is counted: nobody can be read from it. */
    key: text().primaryKey(),
    /** Milliseconds since the epoch, the oldest first; no more than the limit allows. */
    times: bigint({ mode: 'number' }).array().notNull(),
    /** From then on the row says nothing. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('attempt_windows_expires').on(table.expiresAt)],
);

import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People who may change content. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ['agent', 'author', 'publisher', 'admin'] }).notNull(),
  /** argon2id in PHC form. */
  passwordHash: text('password_hash').notNull(),
  /** Whether it may sign in; an account is never deleted, because history names it. */
  active: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }),
});

/** Sessions of staff: a token counts only while its row is there and not ended. */
export const staffSession = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** A version of the platform that does not know it writes none. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { passkeyTable } from '../passkeys/passkey-table.ts';

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
    /** When its second factor was proved; null where none was. */
    provedAt: timestamp('proved_at', { withTimezone: true, precision: 3 }),
    /** Client it was begun from, and what its browser said of itself: for the list of one's sessions. */
    address: text(),
    agent: text(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Apps for one-time codes (TOTP, RFC 6238) of accounts of the staff. */
export const staffSecondFactor = pgTable('staff_second_factors', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  /** Base32, as the app has it. Whoever can read it here can also change the account beside it. */
  secret: text().notNull(),
  /** Null until a code of the app was right: until then it guards nothing. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
  /** Count of the last code that was used: it and those before it are good for nothing more. */
  lastCounter: bigint('last_counter', { mode: 'number' }),
  /** Digests of the recovery codes nobody used yet. */
  recovery: text().array().notNull().default([]),
});

/** Passkeys of the staff: each stands for password and second factor together. */
export const staffPasskey = passkeyTable('staff_passkeys', () => staff.id);

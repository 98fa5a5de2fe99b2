import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People who may change content. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ['agent', 'author', 'publisher', 'admin'] }).notNull(),
  /** argon2id in PHC form. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Secrets of this installation, made at its first start and shared by all nodes on the database. */
export const platformSecret = pgTable('platform_secret', {
  name: text().primaryKey(),
  /** base64url */
  value: text().notNull(),
});

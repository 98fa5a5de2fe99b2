import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets of this installation, made at its first start and shared by all nodes on the database. */
export const platformSecret = pgTable('platform_secret', {
  name: text().primaryKey(),
  /** base64url */
  value: text().notNull(),
});

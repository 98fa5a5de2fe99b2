import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow();

/** One piece of content: the draft editors work on and what is live. `locale` is empty for kinds shared by all languages. */
export const contentEntry = pgTable(
  'content_entry',
  {
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    draft: jsonb().$type<unknown>().notNull(),
    published: jsonb().$type<unknown>(),
    version: integer().notNull(),
    publishedVersion: integer('published_version'),
    updatedAt: moment('updated_at'),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.locale] }),
    // Custom entities are listed by their type, the part of the key before the slash.
    index('content_entry_type').on(table.kind, sql`split_part(${table.key}, '/', 1)`),
    // Redirects, SEO rules and snippets are looked up by their address.
    index('content_entry_url')
      .on(table.kind, sql`(${table.published} ->> 'url')`)
      .where(sql`${table.kind} in ('redirect-rule', 'seo-rule', 'snippet')`),
  ],
);

/** What happened to an entry; `data` is the body after the action. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    version: integer().notNull(),
    action: text({
      enum: ['create', 'change', 'publish', 'unpublish', 'restore', 'delete', 'roll-back'],
    }).notNull(),
    data: jsonb().$type<unknown>(),
    at: moment('at'),
    by: text().notNull(),
    /** Since when autosaves are gathered in this row; null for a version somebody saved on purpose, which is kept for ever. */
    gatheredSince: timestamp('gathered_since', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('content_history_entry').on(table.kind, table.key, table.locale, table.id)],
);

/**
 * One row about all live content: the cache token, and which languages there are, so that every public call can answer
 * both from the same statement that reads the content.
 */
export const contentMeta = pgTable('content_meta', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
  token: text().notNull(),
  defaultLocale: text('default_locale').notNull(),
  locales: text().array().notNull(),
});

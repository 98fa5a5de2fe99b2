import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What lists of goods are narrowed and sorted by: a row for each article that is live, in each language. It follows from
 * `content_entry` alone: a trigger of the database writes it, whoever publishes (migration 0019). Content stands there, and
 * nobody writes here.
 */
export const goodFacts = pgTable(
  'good_facts',
  {
    key: text().notNull(),
    locale: text().notNull(),
    category: text().notNull(),
    productType: text('product_type'),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    available: boolean().notNull(),
    title: text().notNull(),
    /** `attribute=value` of each choice. */
    choices: text().array().notNull(),
    /** Numbers by the alias of their attribute. */
    numbers: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.locale] }),
    index('good_facts_category').on(table.category),
  ],
);

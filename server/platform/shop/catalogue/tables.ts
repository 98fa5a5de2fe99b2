import { isNotNull } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    variantGroup: text('variant_group'),
    /** Of choices and numbers: goods that differ in neither are counted together. */
    kind: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.locale] }),
    index('good_facts_category').on(table.category),
    index('good_facts_variant_group').on(table.variantGroup).where(isNotNull(table.variantGroup)),
  ],
);

/**
 * What goods cost, from when on: a row for each change of a price that was live, on each terms of sale, kept when the article
 * goes. Written by a trigger with the statement that publishes (migration 0020); nobody writes here. The lowest price of 30 days
 * that stands beside a reduction follows from it (decision 0050).
 */
export const goodPrices = pgTable(
  'good_prices',
  {
    key: text().notNull(),
    locale: text().notNull(),
    /** Id of the sale condition; empty for the article's own price. */
    condition: text().notNull(),
    since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    /** Null from the moment it could not be bought so any more. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** Whether a higher price stood beside it as the regular one. */
    reduced: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale, table.condition, table.since] })],
);

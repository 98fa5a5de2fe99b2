import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../tables.ts';

/** What customers agreed to: the words they read and when (RODO art. 7 ust. 1). Rows are added, never changed. */
export const customerConsent = pgTable(
  'customer_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Alias of the form and of the field. */
    form: text().notNull(),
    field: text().notNull(),
    /** Word for word, in the language it was read in. */
    text: text().notNull(),
    /** Address of the document the consent names. */
    document: text(),
    locale: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('customer_consents_customer').on(table.customerId)],
);

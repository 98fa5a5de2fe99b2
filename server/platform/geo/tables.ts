import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PostalAddress } from '#schemas/lending/postal-address.ts';
import { customer } from '../customers/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Where customers live, as they corrected it. */
export const customerAddress = pgTable('customer_addresses', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  address: jsonb().$type<PostalAddress>().notNull(),
  /** `registry` when the address registry knows it, `typed` when it does not. */
  source: text().notNull(),
  correctedAt: moment('corrected_at').notNull(),
});

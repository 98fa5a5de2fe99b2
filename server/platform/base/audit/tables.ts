import { isNotNull } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who signed in, from where, and what was changed that matters ([sec 38]). Rows are added, never changed. */
export const auditEvent = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** e.g. `sign-in`, `sign-in-failed`, `sign-out`, `password-changed`. */
    kind: text().notNull(),
    customerId: uuid('customer_id'),
    /** Address of the member of staff who did it; null for customers and the system. */
    staff: text(),
    /** Client address. */
    address: text(),
    /** Nothing secret. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('audit_events_customer').on(table.customerId, table.at),
    index('audit_events_at').on(table.at),
    index('audit_events_staff').on(table.staff, table.at).where(isNotNull(table.staff)),
  ],
);

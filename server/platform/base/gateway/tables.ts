import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every notification of the gateway that was genuine, once. */
export const gatewayNotification = pgTable(
  'gateway_notifications',
  {
    /** The gateway's own id of it. */
    id: text().primaryKey(),
    orderId: uuid('order_id').notNull(),
    state: text().notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('gateway_notifications_order').on(table.orderId, table.at)],
);

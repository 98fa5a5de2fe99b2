import { bigint, boolean, index, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrderContact, OrderDelivery, OrderLine } from '#schemas/order.ts';
import { customer } from '../../customers/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** A line as it is kept: with whether its pieces are counted, so that what was reserved is what is released. */
export interface StoredLine extends OrderLine {
  readonly is_counted: boolean;
}

/** A consent as it was given: the words somebody read. */
export interface OrderConsent {
  readonly uuid: string;
  readonly text: string;
  readonly document: string | null;
}

/** Orders of the shop, as they were made: later changes of articles do not reach them. Personal data: it goes into no log. */
export const shopOrder = pgTable(
  'shop_orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Null for guests. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** One of `orderStatuses`. */
    status: text().notNull(),
    /** One of `orderPayments`. */
    payment: text().notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<readonly StoredLine[]>().notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    delivery: jsonb().$type<OrderDelivery>().notNull(),
    totalMinor: minor('total_minor').notNull(),
    contact: jsonb().$type<OrderContact>().notNull(),
    consents: jsonb().$type<readonly OrderConsent[]>().notNull(),
    /** Language it was made in, and messages about it are written in. */
    locale: text().notNull(),
    /** Key of the intention ([sec 33]), with whose it is; the order is its stored answer. */
    requestKey: text('request_key').notNull().unique(),
    /** SHA-256 of the body: the key stands for this and nothing else. */
    bodyHash: text('body_hash').notNull(),
    gatewayReference: text('gateway_reference'),
    redirectUrl: text('redirect_url'),
    paidMinor: minor('paid_minor').notNull().default(0),
    /** Whether the pieces of its counted lines are reserved for it. */
    isReserved: boolean('is_reserved').notNull(),
    /** Digest of the address whose unpaid pieces these are, or were within a day; null once it is paid. */
    holder: text(),
    tracking: text(),
    createdAt: moment('created_at').notNull(),
    /** When it is given up if nobody paid or decided; null once it is paid or over. */
    expiresAt: moment('expires_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('shop_orders_customer').on(table.customerId, table.createdAt),
    index('shop_orders_status').on(table.status, table.createdAt),
    index('shop_orders_expires').on(table.expiresAt),
    index('shop_orders_holder').on(table.holder, table.createdAt),
  ],
);

/** What happened to an order; rows are added, never changed. */
export const shopOrderEvent = pgTable(
  'shop_order_events',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Status it came to. */
    status: text().notNull(),
    cause: text().notNull(),
    at: moment('at').notNull(),
    /** Address of the member of staff who did it. */
    staff: text(),
    /** False where the buyer is yet to be told, because it happened in somebody else's transaction. */
    isTold: boolean('is_told').notNull().default(true),
  },
  (table) => [index('shop_order_events_order').on(table.orderId, table.id)],
);

/** Money that goes back: written down with what makes it due, sent by a job until it is done. */
export const shopRefund = pgTable(
  'shop_refunds',
  {
    id: uuid().primaryKey(),
    /** One order is refunded once, whole. */
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    amountMinor: minor('amount_minor').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** The gateway's own name of it. */
    reference: text(),
  },
  (table) => [index('shop_refunds_done').on(table.doneAt)],
);

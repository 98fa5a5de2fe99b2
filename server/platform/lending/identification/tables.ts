import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';
import { loanApplication } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Identifications by a bank. What the bank told is personal data and goes into no log. */
export const bankLink = pgTable(
  'bank_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => loanApplication.id, { onDelete: 'cascade' }),
    /** `kontomatik` or `transaction-link`. */
    method: text().notNull(),
    /** One of `linkStates`. */
    state: text().notNull(),
    failure: text(),
    /** What the provider calls it. */
    providerId: text('provider_id').notNull().unique(),
    /** Accounts as the provider listed them. */
    accounts: jsonb().$type<readonly Readonly<Record<string, unknown>>[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('bank_links_customer').on(table.customerId, table.createdAt)],
);

/** Transfers of one grosz that prove an account. */
export const verificationTransfer = pgTable('verification_transfers', {
  id: uuid().primaryKey().defaultRandom(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  applicationId: uuid('application_id')
    .notNull()
    .unique()
    .references(() => loanApplication.id, { onDelete: 'cascade' }),
  /** Title the transfer must carry: it says whose it is. */
  title: text().notNull().unique(),
  /** `awaited`, `received` or `failed`. */
  state: text().notNull(),
  failure: text(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  receivedAt: moment('received_at'),
});

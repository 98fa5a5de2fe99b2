import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';
import { loanContract } from '../contracts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Answers of calls that move money, by the key the caller made for the intention ([sec 33]). */
export const idempotencyKey = pgTable(
  'idempotency_keys',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body: the key stands for this and nothing else. */
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.call, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Repayments at the gateway. */
export const repaymentOrder = pgTable(
  'repayment_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => loanContract.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    bankId: text('bank_id'),
    /** How the customer wants to pay, a `PayMethod`; null to choose at the gateway. */
    method: text(),
    /** What money ahead of time does to the schedule, a `PartEffect`; null where the customer was not asked. */
    effect: text(),
    /** One of `payStates`. */
    state: text().notNull(),
    gatewayReference: text('gateway_reference'),
    /** Page of the gateway, once it has taken the order: a repetition leads to the same one. */
    redirectUrl: text('redirect_url'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('repayment_orders_customer').on(table.customerId, table.createdAt)],
);

/** Bank accounts that were proved to be a customer's. */
export const bankAccount = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    iban: text().notNull(),
    bank: text().notNull(),
    owner: text().notNull(),
    /** `kontomatik`, `transaction-link` or `transfer`. */
    provedBy: text('proved_by').notNull(),
    provedAt: moment('proved_at').notNull(),
  },
  (table) => [uniqueIndex('bank_accounts_iban').on(table.customerId, table.iban)],
);

/** Money sent from the card's account to an account of the customer. The row that has its contract's id is the loan itself. */
export const payout = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => loanContract.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => bankAccount.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payouts_customer').on(table.customerId, table.at)],
);

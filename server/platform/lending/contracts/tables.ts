import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  date,
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
import type { LoanFigures } from '#schemas/lending/figures.ts';
import { customer } from '../../customers/tables.ts';
import { loanApplication } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });

/** Loan contracts. Their figures never change after signing; what moves is in the ledger. */
export const loanContract = pgTable(
  'loan_contracts',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .unique()
      .references(() => loanApplication.id, { onDelete: 'cascade' }),
    number: text().notNull().unique(),
    /** `offered`, `active`, `settled` or `withdrawn`. */
    state: text().notNull(),
    figures: jsonb().$type<LoanFigures>().notNull(),
    /** The account repayments by transfer go to, one for each contract. */
    repaymentIban: text('repayment_iban').notNull(),
    createdAt: moment('created_at').notNull(),
    signedAt: moment('signed_at'),
    /** Day of signing at the site's place; due dates count from it. */
    startsOn: day('starts_on'),
    withdrawUntil: day('withdraw_until'),
    endedAt: moment('ended_at'),
    /** Days the sandbox moved this contract's calendar on; 0 in production. */
    shiftedDays: integer('shifted_days').notNull().default(0),
  },
  (table) => [
    index('loan_contracts_customer').on(table.customerId, table.createdAt),
    uniqueIndex('loan_contracts_running')
      .on(table.customerId)
      .where(sql`${table.state} in ('offered', 'active')`),
  ],
);

/** The schedule as it was agreed. */
export const loanInstalment = pgTable(
  'loan_instalments',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => loanContract.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    dueOn: day('due_on').notNull(),
    principalMinor: bigint('principal_minor', { mode: 'number' }).notNull(),
    interestMinor: bigint('interest_minor', { mode: 'number' }).notNull(),
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.number] })],
);

/** One movement of money. Rows are added, never changed; a mistake is undone by another movement. */
export const ledgerTransaction = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Order of booking; a contract is locked while something is booked, so its movements never swap. */
    sequence: bigserial({ mode: 'number' }).notNull(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => loanContract.id),
    customerId: uuid('customer_id').notNull(),
    /** One of `HistoryKind`, or of our own bookings. */
    kind: text().notNull(),
    /** What it is about, once only: `repayment:<order>`, `payout:<contract>`. The same twice is one movement. */
    reference: text().notNull().unique(),
    note: text().notNull().default(''),
    /** What the customer chose for money ahead of time, a `PartEffect`; null for everything else. */
    effect: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('ledger_transactions_contract').on(table.contractId, table.sequence)],
);

/** The sides of a movement: debit is positive, credit negative, and together they are nothing. */
export const ledgerPosting = pgTable(
  'ledger_postings',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransaction.id),
    line: integer().notNull(),
    account: text().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.line] }),
    check('ledger_postings_not_zero', sql`${table.amountMinor} <> 0`),
  ],
);

/** Withdrawals within 14 days. */
export const contractWithdrawal = pgTable('contract_withdrawals', {
  contractId: uuid('contract_id')
    .primaryKey()
    .references(() => loanContract.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
  toReturnMinor: bigint('to_return_minor', { mode: 'number' }).notNull(),
  returnBy: day('return_by').notNull(),
  documentId: uuid('document_id').notNull(),
});

import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';
import { loanContract } from '../contracts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Cards. Number and PIN are the card processor's and are not here. */
export const paymentCard = pgTable(
  'payment_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .unique()
      .references(() => loanContract.id, { onDelete: 'cascade' }),
    /** What the card processor calls it. */
    processorId: text('processor_id').notNull().unique(),
    last4: text().notNull(),
    holder: text().notNull(),
    /** `MM/YY` */
    expires: text().notNull(),
    /** `active`, `frozen` or `blocked` (card-state.ts). */
    state: text().notNull(),
    /** Key of the lookup `cardBlockReason`: why it is frozen or blocked. */
    blockReason: text('block_reason'),
    frozenAt: moment('frozen_at'),
    blockedAt: moment('blocked_at'),
    pinChangedAt: moment('pin_changed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('payment_cards_state', sql`${table.state} in ('active', 'frozen', 'blocked')`)],
);

/** The sandbox's card processor: what a real one would keep in its vault. Never in production. */
export const sandboxCardVault = pgTable('sandbox_card_vault', {
  processorId: text('processor_id').primaryKey(),
  /** AES-256-GCM, base64. */
  sealedPin: text('sealed_pin').notNull(),
});

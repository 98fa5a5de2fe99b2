import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../../customers/tables.ts';
import { loanApplication } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Applications handed to a partner, with the consents that allow it. */
export const resaleCase = pgTable('resale_cases', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => loanApplication.id, { onDelete: 'cascade' }),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  partnerId: text('partner_id').notNull(),
  /** Key and words of every consent given, as they were shown. */
  consents: jsonb().$type<readonly { key: string; text: string }[]>().notNull(),
  /** `waiting`, `accepted` or `declined`. */
  state: text().notNull(),
  startedAt: moment('started_at').notNull(),
  answeredAt: moment('answered_at'),
});

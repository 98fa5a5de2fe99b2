import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Application } from '#schemas/lending/application.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import { customer } from '../customers/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Applications for a loan. One of a customer is open at a time; ended ones stay. Personal data: it goes into no log. */
export const loanApplication = pgTable(
  'loan_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** e.g. `W/2026/000123` */
    number: text().notNull().unique(),
    /** One of `schemas/statuses.ts`. */
    status: text().notNull(),
    /** Since when it has that status. */
    since: moment('since').notNull(),
    wantedMinor: integer('wanted_minor').notNull(),
    wantedMonths: integer('wanted_months').notNull(),
    /** It buys goods of the shop: the money stays on the card's account, from where the shop is paid. */
    isForPurchase: boolean('is_for_purchase').notNull().default(false),
    /** What was approved or chosen. */
    offer: jsonb().$type<LoanFigures>(),
    /** Values of the steps by alias, sent ones and drafts. */
    values: jsonb()
      .$type<Readonly<Record<string, Readonly<Record<string, unknown>>>>>()
      .notNull()
      .default({}),
    /** Aliases of steps that were sent and fitted their forms. */
    doneSteps: jsonb('done_steps').$type<readonly string[]>().notNull().default([]),
    /** What the scoring found; words and numbers of ours only. */
    scoring: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    rejection: jsonb().$type<NonNullable<Application['rejection']>>(),
    blocked: jsonb().$type<NonNullable<Application['blocked']>>(),
    call: jsonb().$type<NonNullable<Application['call']>>(),
    identification: jsonb().$type<NonNullable<Application['identification']>>(),
    /** When the status goes on by itself; null where it waits for somebody. */
    dueAt: moment('due_at'),
    /** Where the customer came from (specification 3). */
    marketing: jsonb().$type<Readonly<Record<string, string>>>(),
    createdAt: moment('created_at').notNull(),
    /** When it was over; null for the open one. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('loan_applications_open').on(table.customerId).where(sql`${table.endedAt} is null`),
    index('loan_applications_customer').on(table.customerId, table.createdAt),
    index('loan_applications_waiting').on(table.status, table.since).where(sql`${table.endedAt} is null`),
    index('loan_applications_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Every change of a status, and why. Rows are added, never changed. */
export const applicationEvent = pgTable(
  'application_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => loanApplication.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    /** Name of the event that caused it. */
    cause: text().notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.at)],
);

/** Offers below what was asked for. */
export const counterOffer = pgTable(
  'counter_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => loanApplication.id, { onDelete: 'cascade' }),
    figures: jsonb().$type<LoanFigures>().notNull(),
    validUntil: moment('valid_until').notNull(),
    selectedAt: moment('selected_at'),
  },
  (table) => [index('counter_offers_application').on(table.applicationId)],
);

/** Running numbers of applications and contracts, by kind and year. */
export const runningNumber = pgTable('running_numbers', {
  /** e.g. `W/2026` */
  series: text().primaryKey(),
  last: integer().notNull(),
});

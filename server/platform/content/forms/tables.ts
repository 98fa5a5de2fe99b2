import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What was sent in by the forms editors own. Personal data: it goes into no log. */
export const formSubmission = pgTable(
  'form_submissions',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text().notNull(),
    locale: text().notNull(),
    /** Known and visible fields only; files by their id. */
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Where the visitor came from (specification 3). */
    marketing: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    customerId: uuid('customer_id'),
    /** Given by the browser once per filled form: the same twice is kept once. */
    sendKey: text('send_key').unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_submissions_form').on(table.form, table.createdAt)],
);

/** Files that were taken in; their bytes lie outside the web root, named by the id. */
export const formFile = pgTable(
  'form_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Form and field it was uploaded for; it is good for no other. */
    form: text().notNull(),
    field: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    type: text().notNull(),
    customerId: uuid('customer_id'),
    /** Set when a submission names it; what nobody names is deleted after a day. */
    submissionId: uuid('submission_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('form_files_unclaimed').on(table.submissionId, table.createdAt)],
);

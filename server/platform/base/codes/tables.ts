import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One-time codes and links ([sec 11]): one use, at most 10 minutes, 5 tries. Kept as digests. */
export const oneTimeSecret = pgTable(
  'one_time_secrets',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it proves: `registration`, `login-link`, `restore`, `contact`, `phone-change` … */
    purpose: text().notNull(),
    /** Contact it was sent to, in the spelling the account has. Of a link it is the digest that is looked up. */
    subject: text().notNull(),
    customerId: uuid('customer_id'),
    digest: text().notNull(),
    /** What happens when it is proved, e.g. the account to be made. No plain password. */
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_secrets_subject').on(table.purpose, table.subject)],
);

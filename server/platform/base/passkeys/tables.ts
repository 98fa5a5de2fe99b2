import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a passkey has to sign, each once and for some minutes. */
export const passkeyChallenge = pgTable(
  'passkey_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it was given for: signing in as a customer, or a new passkey of one account. It is good for nothing else. */
    purpose: text().notNull(),
    challenge: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

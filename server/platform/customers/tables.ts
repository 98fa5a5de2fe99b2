import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { passkeyTable } from '../base/passkeys/passkey-table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** People with an account. Personal data: it goes into no log. */
export const customer = pgTable('customers', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** E.164, e.g. +48600100200. */
  phone: text(),
  /** argon2id in PHC form; null for an account that signs in another way only. */
  passwordHash: text('password_hash'),
  firstname: text().notNull(),
  lastname: text().notNull(),
  /** Alias of the auth group. */
  group: text('auth_group').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  phoneVerifiedAt: moment('phone_verified_at'),
  needChangePassword: boolean('need_change_password').notNull().default(false),
  /** Values of the profile form by field alias. */
  profile: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** What the calculator was set to at sign-up: minor units and months. */
  wantedSum: integer('wanted_sum'),
  wantedTerm: integer('wanted_term'),
  /** Where the customer came from (specification 3, marketing attribution). */
  marketing: jsonb().$type<Readonly<Record<string, string>>>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Signed-in devices. A row that ended stays for a while (`sessionKeptMs`), for whoever has to find out what happened. */
export const customerSession = pgTable(
  'customer_sessions',
  {
    /** 256 random bits, base64url. Never leaves the platform but inside a signed token. */
    id: text().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
    /** What lists of devices call it: unlike its id it lets nobody in. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    /** Client it was begun from, and what its browser said of itself: for the owner's list of devices. */
    address: text(),
    agent: text(),
  },
  (table) => [index('customer_sessions_customer').on(table.customerId)],
);

/** Refresh tokens of a session: one is good at a time, a used one that comes again ends the family ([sec 6]). */
export const refreshToken = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => customerSession.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Public keys customers enrolled for the signature login. */
export const customerKey = pgTable('customer_keys', {
  id: uuid().primaryKey().defaultRandom(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  /** SubjectPublicKeyInfo, base64. */
  publicKey: text('public_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Passkeys customers sign in with. */
export const customerPasskey = passkeyTable('customer_passkeys', () => customer.id);

/** Challenges of the signature login, each for one use. */
export const signatureChallenge = pgTable('signature_challenges', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null where no such account exists: the challenge is given all the same ([sec 10]). */
  customerId: uuid('customer_id'),
  challenge: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Accounts at social networks that may sign in as a customer. */
export const socialAccount = pgTable(
  'social_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    subject: text().notNull(),
  },
  (table) => [index('social_accounts_subject').on(table.network, table.subject)],
);

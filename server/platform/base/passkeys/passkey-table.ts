import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A table of passkeys of one kind of accounts.
 * @param owner id of an account; its passkeys go with it
 */
export const passkeyTable = (name: string, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      ownerId: uuid('owner_id').notNull().references(owner, { onDelete: 'cascade' }),
      /** The authenticator's own name of it, base64url; no two accounts share one. */
      credentialId: text('credential_id').notNull().unique(),
      /** COSE, base64url. */
      publicKey: text('public_key').notNull(),
      /** How often the authenticator says it has signed; many always say 0. */
      counter: bigint({ mode: 'number' }).notNull(),
      /** How a browser reaches the authenticator: `internal`, `hybrid`, `usb` … */
      transports: text().array().notNull(),
      /** Whether it is kept by an account of elsewhere, and survives the loss of the device. */
      synced: boolean().notNull(),
      name: text().notNull(),
      createdAt: moment('created_at').notNull(),
      lastUsedAt: moment('last_used_at'),
    },
    (table) => [index(`${name}_owner`).on(table.ownerId)],
  );

export type PasskeyTable = ReturnType<typeof passkeyTable>;
export type PasskeyRow = PasskeyTable['$inferSelect'];

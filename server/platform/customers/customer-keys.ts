import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { fingerprintOf } from './public-keys.ts';
import { customerKey } from './tables.ts';

/** How many keys an account may have. */
export const maxKeys = 5;

/** A key as its owner sees it. */
export interface EnrolledKey {
  readonly id: string;
  readonly fingerprint: string;
  readonly created_at: string;
}

type Row = typeof customerKey.$inferSelect;
const view = ({ id, publicKey, createdAt }: Row): EnrolledKey => ({
  id,
  fingerprint: fingerprintOf(publicKey),
  created_at: createdAt.toISOString(),
});

/** Public keys customers enrolled for the signature login. */
export interface CustomerKeys {
  /** Adds a key; one the account has already stays as it is. @returns null when the account may have no more */
  add(customerId: string, publicKey: string): Promise<EnrolledKey | null>;
  list(customerId: string): Promise<readonly EnrolledKey[]>;
  /** The keys themselves, base64 of DER. */
  publicKeys(customerId: string): Promise<readonly string[]>;
  /** @returns whether the customer had such a key */
  remove(customerId: string, id: string): Promise<boolean>;
}

/** @param now milliseconds since the epoch */
export function createCustomerKeys(orm: Orm, now: () => number): CustomerKeys {
  const rows = (from: Orm, customerId: string): Promise<Row[]> =>
    from
      .select()
      .from(customerKey)
      .where(eq(customerKey.customerId, customerId))
      .orderBy(asc(customerKey.createdAt), asc(customerKey.id));
  return {
    add: (customerId, publicKey) =>
      orm.transaction(async (tx) => {
        // Two enrolments at once, on whatever nodes, go one after the other: the second one counts the first one's row.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`keys:${customerId}`}, 0))`);
        const known = await rows(tx, customerId);
        const same = known.find((row) => row.publicKey === publicKey);
        if (same) return view(same);
        if (known.length >= maxKeys) return null;
        const values = { customerId, publicKey, createdAt: new Date(now()) };
        const [row] = await tx.insert(customerKey).values(values).returning();
        return row ? view(row) : null;
      }),
    list: async (customerId) => (await rows(orm, customerId)).map(view),
    publicKeys: async (customerId) => (await rows(orm, customerId)).map(({ publicKey }) => publicKey),
    remove: async (customerId, id) => {
      const own = and(eq(customerKey.id, id), eq(customerKey.customerId, customerId));
      const removed = await orm.delete(customerKey).where(own).returning({ id: customerKey.id });
      return removed.length > 0;
    },
  };
}

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#schemas/constants.ts';
import type { Orm } from '../../base/database/database.ts';
import { favourite } from './tables.ts';

/** The wishlists of customers. */
export interface Wishlists {
  /** Aliases, the latest first. */
  list(customerId: string): Promise<string[]>;
  /**
   * What is there already stays in its place; what is not on sale is passed over.
   * @returns the whole list; null, and nothing is added, when it would be longer than a list may be
   */
  add(customerId: string, aliases: readonly string[]): Promise<string[] | null>;
  /** @returns the whole list */
  remove(customerId: string, aliases: readonly string[]): Promise<string[]>;
}

interface Parts {
  readonly orm: Orm;
  readonly now: () => number;
  /** How long a list may be. */
  readonly most?: number;
}

export function createWishlists({ orm, now, most = limits.wishlist }: Parts): Wishlists {
  const list = async (tx: Orm, customerId: string) => {
    const rows = await tx
      .select({ alias: favourite.alias })
      .from(favourite)
      .where(eq(favourite.customerId, customerId))
      .orderBy(desc(favourite.at), favourite.alias);
    return rows.map(({ alias }) => alias);
  };
  return {
    list: (customerId) => list(orm, customerId),
    add: (customerId, aliases) =>
      orm
        .transaction(async (tx) => {
          // Two devices of one customer: one after the other, so that both together keep to the limit.
          await tx.execute(sql`select from customers where id = ${customerId} for no key update`);
          const at = new Date(now()).toISOString();
          // One after the other within a call, and all of them after what came before, be it in the same millisecond.
          await tx.execute(sql`
          insert into favourites (customer_id, alias, at)
          select ${customerId}::uuid, w.alias,
            greatest(
              ${at}::timestamptz,
              (select max(f.at) from favourites f where f.customer_id = ${customerId}::uuid)
                + ${aliases.length + 1}::int * interval '1 millisecond'
            ) - w.place * interval '1 millisecond'
          from unnest(${sql.param([...aliases])}::text[]) with ordinality as w(alias, place)
          where exists (select from good_facts f where f.key = w.alias)
          on conflict do nothing`);
          const all = await list(tx, customerId);
          if (all.length <= most) return all;
          // What has just been added alone makes it too long: nothing of it stays.
          throw tooLong;
        })
        .catch((error: unknown) => {
          if (error === tooLong) return null;
          throw error;
        }),
    remove: async (customerId, aliases) => {
      await orm
        .delete(favourite)
        .where(and(eq(favourite.customerId, customerId), inArray(favourite.alias, [...aliases])));
      return list(orm, customerId);
    },
  };
}

/** Ends the transaction; it never leaves this file. */
const tooLong = new Error('the wishlist would be too long');

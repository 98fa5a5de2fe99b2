import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Orm } from './database.ts';

/**
 * Transactions on connections of a pool, each given back whatever became of it. Drizzle's own takes a connection and, where the very `begin`
 * fails on it, never gives it back: ten such failures, as when a database goes away under load, left a node without any.
 */
export function transactionsOf(pool: Pool): Orm['transaction'] {
  const orms = new WeakMap<PoolClient, Orm>();
  return async (work, config) => {
    const client = await pool.connect();
    const orm = orms.get(client) ?? drizzle({ client });
    orms.set(client, orm);
    try {
      return await orm.transaction(work, config);
    } finally {
      // The pool looks by itself whether it is still good.
      client.release();
    }
  };
}

/**
 * Keeps a connection that is lost while somebody uses it from ending the process: the statement under way fails, and whoever asked hears
 * of it; the event is the same news once more, and unheard it would be an error nobody caught.
 */
export function surviveLosses(pool: Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import type { Database } from '../database/database.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { migrate, migrationNames } from '../database/migrate.ts';

/** The last migration before one that changes a table of sessions, which the version before uses all the time. */
const before = '0031_staff_second_factor';
const lockWaitMs = 100;

let database: Database;

const countMigrations = async (): Promise<number> => {
  const answer = await database.orm.execute(sql`select count(*)::text as had from platform_migration`);
  const { rows } = answer as unknown as { readonly rows: readonly { readonly had: string }[] };
  return Number(rows[0]?.had);
};
/** Uses a table in a transaction that stays open until it is released, as a report of the version before may. */
async function useTable(table: string) {
  const used = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const over = database.orm.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access share mode`);
    used.resolve();
    await release.promise;
  });
  await used.promise;
  return async () => {
    release.resolve();
    await over;
  };
}

describe('[issue 19] a migration while the version before serves', () => {
  // Each on a database of its own: migrations leave functions in the connections that ran them.
  beforeEach(async () => {
    database = await postgresCopies.newest.open('tables');
    await database.orm.execute(sql`drop schema public cascade`);
    await database.orm.execute(sql`create schema public`);
    await migrate(database.orm, { last: before });
  }, 240_000);
  afterEach(() => database.close());

  test('lets others have their turn, and is done when the table is free', async () => {
    const release = await useTable('customer_sessions');
    let pauses = 0;
    await migrate(database.orm, {
      lockWaitMs,
      wait: async () => {
        pauses += 1;
        // Nobody stands behind the migration in its pauses.
        await database.orm.execute(sql`select count(*) from customer_sessions`);
        if (pauses === 2) await release();
      },
    });
    expect(pauses).toBe(2);
    expect(await countMigrations()).toBe(migrationNames.length);
  });

  test('gives up with a word on what to do where the table is never free, and has changed nothing', async () => {
    const had = await countMigrations();
    const release = await useTable('customer_sessions');
    const refused = migrate(database.orm, { lockWaitMs: 5, wait: async () => undefined });
    await expect(refused).rejects.toThrow(DatabaseRefusal);
    await expect(refused).rejects.toThrow('pg_stat_activity');
    await release();
    expect(await countMigrations()).toBe(had);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import type { Database } from '../database/database.ts';

let database: Database;
beforeAll(async () => {
  database = await postgresCopies.newest.open('tables');
}, 240_000);
afterAll(() => database.close());

test('[reliability] of two transactions that wait for each other, both are done in the end', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let tries = 0;
  const cross = (mine: 0 | 1) =>
    database.orm.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`select pg_advisory_xact_lock(${mine})`);
      begun[mine].resolve();
      await Promise.all(begun.map(({ promise }) => promise));
      await tx.execute(sql`select pg_advisory_xact_lock(${1 - mine})`);
      return mine;
    });
  expect(await Promise.all([cross(0), cross(1)])).toEqual([0, 1]);
  expect(tries).toBe(3);
});

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let server: PostgresServer;
let database: Database;
let address: string;
beforeAll(async () => {
  server = await startPostgres();
  address = await server.createDatabase();
  database = await openPostgres(address, silent);
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Ends every connection of the product, as a database that goes away does. */
async function loseAll(): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mozaika' and datname = current_database()`,
  );
  await client.end();
}
const isUsable = async () => (await database.orm.execute(sql`select 1`)) !== undefined;

describe('[reliability] a connection to PostgreSQL', () => {
  test('[issue 19] that is lost within a transaction fails the transaction, and neither the process nor the next one', async () => {
    const begun = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    const transaction = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun.resolve();
      await lost.promise;
      await tx.execute(sql`select 1`);
    });
    const failed = expect(transaction).rejects.toThrow();
    await begun.promise;
    await loseAll();
    // Its end arrives while nobody asks anything: an event, and no answer.
    await new Promise((later) => setImmediate(later));
    lost.resolve();
    await failed;
    expect(await isUsable()).toBe(true);
  });

  test('[issue 19] on which no transaction can even begin is given back', async () => {
    const impossible = { isolationLevel: 'nonsense' as 'serializable' };
    // More than the pool has.
    for (let time = 0; time < 12; time += 1)
      await expect(database.orm.transaction(async () => undefined, impossible)).rejects.toThrow();
    expect(await isUsable()).toBe(true);
    expect(await database.orm.transaction(async () => 'done')).toBe('done');
  });
});

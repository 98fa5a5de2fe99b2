import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import type { Database } from '../database/database.ts';
import { DatabaseRefusal } from '../database/database-refusal.ts';
import { migrate, migrationLock, migrationNames } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPostgres } from '../database/open-postgres.ts';

/** The last migration before one that changes a table of sessions, which the version before uses all the time. */
const before = '0031_staff_second_factor';
const lockWaitMs = 100;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const waitsForNothing = async () => undefined;

describe.each(['oldest', 'newest'] as const)('[issue 19] a migration on the %s PostgreSQL', (release) => {
  let address: string;
  let database: Database;
  /** Somebody else: a report of the version before, another node. */
  let other: Client;
  // Each on a database of its own: migrations leave functions in the connections that ran them.
  beforeEach(async () => {
    address = await postgresCopies[release].create('tables');
    database = await openPostgres(address, silent);
    await database.orm.execute(sql`drop schema public cascade`);
    await database.orm.execute(sql`create schema public`);
    await migrate(database.orm, { last: before });
    other = new Client({ connectionString: address });
    await other.connect();
  }, 240_000);
  afterEach(async () => {
    await Promise.all([other.end(), database.close()]);
  });

  const rowsOf = async <Row extends object>(statement: string): Promise<Row[]> =>
    (await other.query<Row>(statement)).rows;
  const countMigrations = async (): Promise<number> =>
    (await rowsOf<{ had: number }>('select count(*)::int as had from platform_migration'))[0]?.had ?? 0;
  /** Uses a table in a transaction that stays open until it is released, as a report may. */
  async function useTable(table: string) {
    await other.query(`begin; lock table ${table} in access share mode`);
    return () => other.query('commit');
  }

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
    const refused = migrate(database.orm, { lockWaitMs: 5, wait: waitsForNothing });
    await expect(refused).rejects.toThrow(DatabaseRefusal);
    await expect(refused).rejects.toThrow('pg_stat_activity');
    await release();
    expect(await countMigrations()).toBe(had);
  });

  test('has no limit on a statement, whatever limits the program, the role and the database have', async () => {
    const limitMs = 50;
    const [{ name } = { name: '' }] = await rowsOf<{ name: string }>('select current_database() as name');
    await other.query(`alter database "${name}" set statement_timeout = ${limitMs}`);
    const release = await useTable('customer_sessions');
    const opening = openDatabase({
      databaseUrl: address,
      dataDir: 'memory://',
      log: silent,
      statementTimeoutMs: limitMs,
    });
    // As long as a large table takes: more than the limit.
    // What is seen of others stays the same within a transaction otherwise.
    const slow = `select 1 from (select pg_stat_clear_snapshot()) as anew, pg_stat_activity where datname = current_database() and application_name = 'mozaika-migrate'
      and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '${2 * limitMs} ms'`;
    await vi.waitUntil(async () => (await rowsOf(slow)).length > 0, { timeout: 60_000 });
    await release();
    const opened = await opening;
    expect(await countMigrations()).toBe(migrationNames.length);
    // The program's own statements have their limit.
    await expect(opened.orm.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    await opened.close();
  });

  test('of another node is waited for, which is said every five seconds, and then nothing is left to do', async () => {
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const [{ pid } = { pid: 0 }] = await rowsOf<{ pid: number }>('select pg_backend_pid() as pid');
    const said: object[] = [];
    let asked = 0;
    await migrate(database.orm, {
      log: { ...silent, info: (details) => said.push(details) },
      wait: async () => {
        asked += 1;
        if (asked < 12) return;
        // The other node is done.
        await other.query(`select pg_advisory_unlock(${migrationLock})`);
      },
    });
    expect(said).toEqual(
      [0, 5000, 10_000].map((waitedMs) => ({
        waitedMs,
        holder: expect.stringMatching(new RegExp(`^connection ${pid} from `)),
      })),
    );
    expect(await countMigrations()).toBe(migrationNames.length);
  });

  test('of another node that never ends is given up in words that name its connection, and has changed nothing', async () => {
    const had = await countMigrations();
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const [{ pid } = { pid: 0 }] = await rowsOf<{ pid: number }>('select pg_backend_pid() as pid');
    let waitedMs = 0;
    const longestMs = 2 * 60_000;
    const refused = migrate(database.orm, {
      longestWaitMs: longestMs,
      wait: async (ms) => {
        waitedMs += ms;
      },
    });
    await expect(refused).rejects.toThrow(
      new RegExp(`more than 2 minutes \\(connection ${pid} from .*pg_terminate_backend`),
    );
    expect(waitedMs).toBe(longestMs);
    expect(await countMigrations()).toBe(had);
  });

  test('of a newer version does not hold up a node that has nothing to apply', async () => {
    await migrate(database.orm);
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const opened = await openDatabase({ databaseUrl: address, dataDir: 'memory://', log: silent });
    await opened.close();
  });

  test('that is waited for ends with the stop of the node that waits', async () => {
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const stop = new AbortController();
    const opening = openDatabase({
      databaseUrl: address,
      dataDir: 'memory://',
      log: { ...silent, info: () => stop.abort() },
      signal: stop.signal,
    });
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that fails is named by its file with the cause, in one sentence, and nothing of it or those before it stays', async () => {
    const had = await countMigrations();
    await other.query('create table installation (of_somebody_else text)');
    const refused: unknown = await openDatabase({
      databaseUrl: address,
      dataDir: 'memory://',
      log: silent,
    }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseRefusal);
    expect(refused).toMatchObject({
      message:
        'The migration 0036_installation.sql failed (relation "installation" already exists, 42P07). Nothing was changed, and the version before goes on as it was. Mend what it names, and start again.',
    });
    expect(await countMigrations()).toBe(had);
    expect(await rowsOf(`select from pg_tables where tablename like '%passkey%'`)).toEqual([]);
  });
});

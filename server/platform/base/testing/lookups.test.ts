import fc from 'fast-check';
import { Client, DatabaseError, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { createLookups, type Lookups } from '../database/lookups.ts';

let server: PostgresServer;
let connectionString: string;
let pool: Pool;
let watcher: Client;
let lookups: Lookups;

beforeAll(async () => {
  server = await startPostgres();
  connectionString = await server.createDatabase();
  pool = new Pool({ connectionString, application_name: 'pool' });
  pool.on('error', () => undefined);
  watcher = new Client({ connectionString });
  await watcher.connect();
  lookups = createLookups({ connectionString, application_name: 'shared' }, pool, () => undefined);
}, 120_000);
afterAll(async () => {
  await lookups.close();
  await pool.end();
  await watcher.end();
  await server.stop();
});

/** The answer of a look-up that says the number, and which connection it came by. */
const ask = async (number: number, seconds = 0) => {
  const text = `select $1::int as number, current_setting('application_name') as by, pg_sleep(${seconds})`;
  const { rows } = (await lookups.query({ name: `look-up-${seconds}`, text }, [number])) as {
    rows: { number: number; by: string }[];
  };
  return rows[0];
};
/** Look-ups are asked until the shared connection answers one. */
async function untilShared(): Promise<void> {
  while ((await ask(0))?.by !== 'shared') await new Promise((later) => setImmediate(later));
}
const backends = async () => {
  const { rows } = await watcher.query(
    `select count(*)::int as count from pg_stat_activity where application_name = 'shared'`,
  );
  return rows[0].count;
};
/** Ends the shared connection once it has something to do, as a database that goes away does. */
async function endShared(): Promise<void> {
  for (;;) {
    const { rowCount } = await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shared' and wait_event = 'PgSleep'`,
    );
    if (rowCount !== 0) return;
  }
}

describe('[reliability] look-ups share a connection', () => {
  test('[issue 16] the pool answers until it is there; then all go one way, and each gets its own answer', async () => {
    expect((await ask(7))?.by).toBe('pool');
    await untilShared();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 200 }),
        async (numbers) => {
          const answers = await Promise.all(numbers.map((number) => ask(number)));
          expect(answers.map((answer) => answer?.number)).toEqual(numbers);
          expect(new Set(answers.map((answer) => answer?.by)).size).toBeLessThan(2);
        },
      ),
      { numRuns: 20 },
    );
    expect(await backends()).toBe(1);
  });

  test('a statement that fails is an error of its own; those before and behind it are answered', async () => {
    await untilShared();
    const [before, failed, behind] = await Promise.allSettled([
      ask(1),
      lookups.query({ text: 'select 1 / $1::int as number' }, [0]),
      ask(2),
    ]);
    expect(before).toMatchObject({ value: { number: 1, by: 'shared' } });
    expect(failed).toMatchObject({ reason: expect.any(DatabaseError) });
    expect(behind).toMatchObject({ value: { number: 2, by: 'shared' } });
  });

  test('what is under way when it is lost is asked again by the pool, and it comes back by itself', async () => {
    await untilShared();
    const asked = [ask(1, 0.5), ask(2), ask(3)];
    await endShared();
    expect((await Promise.all(asked)).map((answer) => answer?.number)).toEqual([1, 2, 3]);
    await untilShared();
    // The server says that it ends a connection before it has done so.
    while ((await backends()) !== 1) await new Promise((later) => setImmediate(later));
  });

  test('a server that has no room for a statement is asked again by the pool, and the connection stays the one there is', async () => {
    await untilShared();
    await watcher.query(`create function narrow() returns text language plpgsql as $$ begin
      if current_setting('application_name') = 'shared' then raise exception 'no room' using errcode = '53200'; end if;
      return current_setting('application_name'); end $$`);
    const { rows } = (await lookups.query({ text: 'select narrow() as by' })) as { rows: { by: string }[] };
    expect(rows).toEqual([{ by: 'pool' }]);
    expect((await ask(4))?.by).toBe('shared');
    expect(await backends()).toBe(1);
  });

  test('an end ends what is there, after what is under way', async () => {
    const own = createLookups({ connectionString, application_name: 'own' }, pool, () => undefined);
    const by = async () => {
      const text = `select current_setting('application_name') as by, pg_sleep(0.02)`;
      return ((await own.query(text)) as { rows: { by: string }[] }).rows[0]?.by;
    };
    while ((await by()) !== 'own') await new Promise((later) => setImmediate(later));
    const last = by();
    await own.close();
    expect(await last).toBe('own');
    // Whoever is late is answered, and opens nothing.
    expect(await by()).toBe('pool');
    expect(await by()).toBe('pool');
    await expect(own.close()).resolves.toBeUndefined();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPgliteCopy, preparePglite } from '../../testing/pglite-copies.ts';
import { postgresCopies } from '../../testing/postgres-copies.ts';
import type { Database } from '../database/database.ts';
import { type DatabaseOptions, openDatabase, openUnmigrated } from '../database/open-database.ts';
import { modeOf, rememberMode } from '../installation/installation-mode.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Where a database is, with the tables of this version. */
interface Place {
  readonly where: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;
  readonly named: string;
  remove(): Promise<void>;
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mozaika-mode-'));
    await (await openPgliteCopy('tables', dataDir)).close();
    return {
      where: { dataDir },
      named: `The built-in database in ${dataDir}`,
      remove: () => rm(dataDir, { recursive: true }),
    };
  },
  PostgreSQL: async () => {
    const databaseUrl = await postgresCopies.newest.create('tables');
    const { host, pathname } = new URL(databaseUrl);
    const named = `The database ${pathname.slice(1)} on ${host}`;
    return { where: { dataDir: 'memory://', databaseUrl }, named, remove: async () => undefined };
  },
};

describe.each(Object.entries(places))('[sec 40] a database of %s', (name, open) => {
  beforeAll(() => (name === 'PGlite' ? preparePglite() : postgresCopies.newest.prepare()), 240_000);

  test('of an older version is refused to the wrong mode by its place, before its tables are changed', async () => {
    const place = await open();
    const options = { ...place.where, log: silent };
    const look = async <Found>(at: (database: Database) => Promise<Found>): Promise<Found> => {
      const database = await openUnmigrated(options);
      return at(database).finally(database.close);
    };
    await look(async ({ orm }) => {
      await orm.execute(sql`drop table installation`);
      await orm.execute(sql`delete from platform_migration where name >= '0036'`);
      await orm.execute(
        sql`insert into staff (email, name, role, password_hash) values ('ada@firma.example', 'Ada', 'admin', 'x')`,
      );
    });
    await expect(openDatabase({ ...options, mode: 'sandbox' })).rejects.toThrow(
      `${place.named} is a production's, and MODE is sandbox`,
    );
    const tables = sql`select from pg_tables where tablename = 'installation'`;
    const found = await look(async ({ orm }) => orm.execute(tables));
    expect((found as unknown as { rows: object[] }).rows).toEqual([]);
    await (await openDatabase({ ...options, mode: 'production' })).close();
    await place.remove();
  }, 60_000);
});

test('[sec 40] of nodes that start on a new database in both modes at once, one mode has it', async () => {
  const database = await postgresCopies.newest.open('tables');
  const { orm } = database;
  const starts = Array.from({ length: 8 }, (_, at) =>
    rememberMode({ orm, place: 'It', mode: at % 2 === 0 ? 'sandbox' : 'production' }, silent),
  );
  const ended = await Promise.allSettled(starts);
  const started = ended.flatMap(({ status }, at) => (status === 'fulfilled' ? [at % 2] : []));
  expect(started).toHaveLength(4);
  expect(new Set(started)).toEqual(new Set([(await modeOf(orm)) === 'sandbox' ? 0 : 1]));
  await database.close();
}, 240_000);

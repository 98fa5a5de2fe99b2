import { resolve } from 'node:path';
import { explainFullDisk } from '../full-disk.ts';
import { assertMode, type InstallationMode } from '../installation/installation-mode.ts';
import type { Database, Log } from './database.ts';
import { explainDatabaseError, placeOf } from './explain-database-error.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { assertSupportedPostgres } from './postgres-version.ts';

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the data, or `memory://` for none. */
  readonly dataDir: string;
  readonly log: Log;
  /** What whoever opens it is; a database of the other mode is refused before it is changed. Without one, it is only read. */
  readonly mode?: InstallationMode;
  /** Ends waiting for another node's migration. */
  readonly signal?: AbortSignal;
  /** Longest time of one statement of the program, in milliseconds; migrations have no such limit. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseRefusal when it cannot be used as things are, be reached, or be brought up to date
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, mode, log, signal } = options;
  return openAnd(options, async ({ orm }) => {
    if (mode !== undefined) await assertMode({ orm, place: placeOf(options), mode });
    if (await isUpToDate(orm)) return;
    const how = { log, ...(signal && { signal }) };
    if (databaseUrl === undefined) return migrate(orm, how);
    await (await import('./migrate-postgres.ts')).migratePostgres(databaseUrl, how);
  });
}

/**
 * Opens the database and leaves its tables as they are, for whoever puts others in their place.
 * @throws DatabaseRefusal when it cannot be used as things are, or be reached
 */
export function openUnmigrated(options: DatabaseOptions): Promise<Database> {
  return openAnd(options, async () => undefined);
}

async function openAnd(
  options: DatabaseOptions,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const { databaseUrl } = options;
  let database: Database | undefined;
  try {
    database = await open(options);
    await assertSupportedPostgres(database.orm);
    await prepare(database);
    return database;
  } catch (error) {
    await database?.close();
    if (databaseUrl === undefined) throw await explainFullDisk(resolve(options.dataDir), error);
    throw explainDatabaseError(databaseUrl, error) ?? error;
  }
}

/** Loads one of the two alone: PGlite is a database server. */
async function open({ databaseUrl, dataDir, log, statementTimeoutMs }: DatabaseOptions): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./open-pglite.ts')).openPglite(dataDir, log);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(databaseUrl, log, statementTimeoutMs);
}

import type { Database, Log } from './database.ts';
import { migrate } from './migrate.ts';
import { assertSupportedPostgres } from './postgres-version.ts';

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the data, or `memory://` for none. */
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseRefusal when it cannot be used as things are, Error when it cannot be reached or a migration fails
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Database> {
  const database = await open(databaseUrl, dataDir, log);
  try {
    await assertSupportedPostgres(database.orm);
    await migrate(database.orm);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads one of the two alone: PGlite is a database server. */
async function open(databaseUrl: string | undefined, dataDir: string, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return (await import('./open-postgres.ts')).openPostgres(databaseUrl, log);
  return (await import('./open-pglite.ts')).openPglite(dataDir, log);
}

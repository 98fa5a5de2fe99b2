import type { Database, Log } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
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
  const database =
    databaseUrl === undefined ? await openPglite(dataDir, log) : await openPostgres(databaseUrl, log);
  try {
    await assertSupportedPostgres(database.orm);
    await migrate(database.orm);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

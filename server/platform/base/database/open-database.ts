import type { Database, Log, Orm } from './database.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { migrate } from './migrate.ts';
import { assertSupportedPostgres } from './postgres-version.ts';
import { isUnavailable } from './unavailable.ts';

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the data, or `memory://` for none. */
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseRefusal when it cannot be used as things are, or be reached; Error when a migration fails
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openAnd(options, migrate);
}

/**
 * Opens the database and leaves its tables as they are, for whoever puts others in their place.
 * @throws DatabaseRefusal when it cannot be used as things are, or be reached
 */
export function openUnmigrated(options: DatabaseOptions): Promise<Database> {
  return openAnd(options, async () => undefined);
}

async function openAnd(
  { databaseUrl, dataDir, log }: DatabaseOptions,
  prepare: (orm: Orm) => Promise<void>,
): Promise<Database> {
  const database = await open(databaseUrl, dataDir, log);
  try {
    await assertSupportedPostgres(database.orm);
    await prepare(database.orm);
    return database;
  } catch (error) {
    await database.close();
    throw databaseUrl === undefined ? error : (unreachable(databaseUrl, error) ?? error);
  }
}

/** Loads one of the two alone: PGlite is a database server. */
async function open(databaseUrl: string | undefined, dataDir: string, log: Log): Promise<Database> {
  if (databaseUrl !== undefined) return (await import('./open-postgres.ts')).openPostgres(databaseUrl, log);
  return (await import('./open-pglite.ts')).openPglite(dataDir, log);
}

/** What to say of a server that is not there, or lets us not in; null for any other failure. */
function unreachable(databaseUrl: string, error: unknown): DatabaseRefusal | null {
  const reason = reasonOf(error);
  if (!isUnavailable(error) && !/^(28|3D)/.test(reason.code)) return null;
  const { host, pathname } = new URL(databaseUrl);
  return new DatabaseRefusal(
    `The database ${pathname.slice(1)} on ${host} cannot be used (${reason.message}). Start the server, or correct DATABASE_URL: host, port, user, password and name of the database.`,
    { cause: error },
  );
}

/** The innermost cause: what wraps it, repeats the statement. */
function reasonOf(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return { code, message: error.message || code };
}

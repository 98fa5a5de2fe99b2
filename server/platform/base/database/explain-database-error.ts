import { DatabaseRefusal } from './database-refusal.ts';
import { isUnavailable } from './unavailable.ts';

/** What a failed statement says in the end: what wraps it repeats the statement. */
export interface Reason {
  /** SQLSTATE, or the name Node and OpenSSL have for it; empty where there is none. */
  readonly code: string;
  readonly message: string;
}

/** The innermost cause of an error. */
export function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  if (error.cause !== undefined) return reasonOf(error.cause);
  // Of several addresses of a name, the first that was tried says it.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  return { code, message: error.message || code };
}

/** What to do, by what is wrong; the first that fits. */
const cures: readonly {
  readonly fits: (reason: Reason, databaseUrl: string) => boolean;
  readonly cure: string;
}[] = [
  {
    fits: ({ code }) => code === '53300',
    cure: 'Allow the user of DATABASE_URL and the server more connections (docs/operations.md, Limits, has how many a node takes), or stop what has them.',
  },
  {
    fits: ({ code }) => code === '53100',
    cure: 'Make room on the disk of the database server.',
  },
  {
    fits: ({ code, message }, databaseUrl) =>
      /CERT|SIGNATURE|^ERR_(?:TLS|SSL|OSSL)|^EPROTO$/.test(code) ||
      /\bSSL\b|no encryption/.test(message) ||
      // A file of a certificate that the address names.
      (code === 'ENOENT' && databaseUrl.includes(/, open '(.+)'$/.exec(message)?.[1] ?? databaseUrl)),
    cure: 'Correct what DATABASE_URL says of TLS: ?sslmode=verify-full, with &sslrootcert=/path/to/ca.pem where the authority is your own; ?sslmode=disable only where the server has no TLS and the network is yours.',
  },
  {
    fits: ({ code }) => code === '42501',
    cure: 'Make the user of DATABASE_URL the owner of the database: the tables are made and changed by it.',
  },
  {
    fits: ({ code }) => code === '25006',
    cure: 'It is a standby, or set to read only: name the primary server in DATABASE_URL.',
  },
  {
    fits: ({ code }) => /^(?:28|3D)/.test(code),
    cure: 'Correct DATABASE_URL: user, password and name of the database.',
  },
];

/**
 * An error of a PostgreSQL server in words, where it is the server's or the way there and not a statement's.
 * @returns null for any other error
 */
export function explainDatabaseError(databaseUrl: string, error: unknown): DatabaseRefusal | null {
  if (error instanceof DatabaseRefusal) return error;
  const reason = reasonOf(error);
  const found = cures.find(({ fits }) => fits(reason, databaseUrl));
  if (!found && !isUnavailable(error)) return null;
  const cure =
    found?.cure ??
    'Start the server, or correct DATABASE_URL: host, port, user, password and name of the database.';
  return new DatabaseRefusal(`${placeOf({ databaseUrl })} cannot be used (${reason.message}). ${cure}`, {
    cause: error,
  });
}

/** A database in words that begin a sentence; of an address, nothing that is secret. */
export function placeOf({
  databaseUrl,
  dataDir = '',
}: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string;
}): string {
  if (databaseUrl === undefined) return `The built-in database in ${dataDir}`;
  // As `pg` reads it, which is milder than URL.
  if (!URL.canParse(databaseUrl)) return 'The database of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${pathname.slice(1)} on ${host}`;
}

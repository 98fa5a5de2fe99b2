import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, Pool } from 'pg';
import { traceClient, traceStatements } from '#server/tracing/database-spans.ts';
import { repeatConflicts } from './conflicts.ts';
import type { Database, Log, Orm } from './database.ts';
import { createPostgresListening } from './listen-on-postgres.ts';
import { runLookupsBy } from './lookup-of.ts';
import { createLookups } from './lookups.ts';
import { surviveLosses, transactionsOf } from './postgres-transactions.ts';

const poolSize = 10;
/** Longest wait for a connection, in milliseconds. */
export const connectTimeoutMs = 5000;
const usualStatementMs = 15_000;

/**
 * A PostgreSQL server that any number of nodes share.
 * @param statementTimeoutMs longest time of one statement
 */
export async function openPostgres(
  connectionString: string,
  log: Log,
  statementTimeoutMs = usualStatementMs,
): Promise<Database> {
  const config = {
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'mozaika',
  };
  // Statements of a transaction that do not wait for each other leave together.
  const pool = new Pool({ ...config, max: poolSize, pipeline: true });
  // Without a listener, a server that closes an idle connection would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  surviveLosses(pool);
  traceStatements(pool);
  const listening = createPostgresListening(connectionString, log);
  const orm: Orm = drizzle({ client: pool });
  orm.transaction = repeatConflicts(log, transactionsOf(pool));
  const lookups = createLookups(config, pool, traceClient);
  // Drizzle asks a client nothing else.
  runLookupsBy(orm, drizzle({ client: lookups as Pick<Client, 'query'> as Client }));
  return {
    orm,
    queue: { kind: 'postgres', connectionString },
    listen: listening.listen,
    close: async () => {
      await Promise.all([listening.stop(), lookups.close()]);
      await pool.end();
    },
  };
}

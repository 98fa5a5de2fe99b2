import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { traceStatements } from '#server/tracing/database-spans.ts';
import { repeatConflicts } from './conflicts.ts';
import type { Database, Log, Orm } from './database.ts';
import { createPostgresListening } from './listen-on-postgres.ts';
import { surviveLosses, transactionsOf } from './postgres-transactions.ts';

const poolSize = 10;
const connectTimeoutMs = 5000;
const statementTimeoutMs = 15_000;

/** A PostgreSQL server that any number of nodes share. */
export async function openPostgres(connectionString: string, log: Log): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'mozaika',
  });
  // Without a listener, a server that closes an idle connection would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  surviveLosses(pool);
  traceStatements(pool);
  const listening = createPostgresListening(connectionString, log);
  const orm: Orm = drizzle({ client: pool });
  orm.transaction = repeatConflicts(log, transactionsOf(pool));
  return {
    orm,
    queue: { kind: 'postgres', connectionString },
    listen: listening.listen,
    close: async () => {
      await listening.stop();
      await pool.end();
    },
  };
}

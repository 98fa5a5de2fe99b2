import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { type MigrateOptions, migrate } from './migrate.ts';
import { connectTimeoutMs } from './open-postgres.ts';

/**
 * Migrates a PostgreSQL database on a connection of its own: nothing a migration leaves in it, and no limit of the program's
 * statements, reaches the other side.
 * @throws DatabaseRefusal when it cannot be brought up to date
 */
export async function migratePostgres(connectionString: string, options: MigrateOptions): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'mozaika-migrate',
  });
  // A connection that is lost fails the statement, which says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await migrate(drizzle({ client }), options);
  } finally {
    await client.end();
  }
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';

/** The clock of one database, in the hands of a test. */
export interface DatabaseClock {
  /** Moves the clock forward by whole days. */
  advance(days: number): Promise<void>;
}

/**
 * Replaces the clock that statements and triggers of a database read: `now()` and `clock_timestamp()` stand still until the test
 * advances them. The names resolve along `search_path`, where PostgreSQL looks into `pg_catalog` first unless the path places it
 * later (PostgreSQL manual, 5.10.5), so the product's own statements run unchanged. Moving rows into the past instead would
 * meet their primary keys.
 *
 * Call it before anything else uses the database: connections that are open already keep the real clock.
 */
export async function holdDatabaseClock(orm: Orm, start = '2026-01-01T12:00:00Z'): Promise<DatabaseClock> {
  const statements = [
    sql`create schema test_clock`,
    sql`create table test_clock.clock (moment timestamptz not null)`,
    sql`insert into test_clock.clock values (${start}::timestamptz)`,
    sql`create function test_clock.now() returns timestamptz language sql stable
      as 'select moment from test_clock.clock'`,
    sql`create function test_clock.clock_timestamp() returns timestamptz language sql volatile
      as 'select moment from test_clock.clock'`,
    // For connections to come, then for the one that is open.
    sql`do $$ begin
      execute format('alter database %I set search_path = public, test_clock, pg_catalog', current_database());
    end $$`,
    sql`set search_path = public, test_clock, pg_catalog`,
  ];
  for (const statement of statements) await orm.execute(statement);
  return {
    advance: async (days) => {
      await orm.execute(
        sql`update test_clock.clock set moment = moment + make_interval(secs => ${days * 86_400}::float8)`,
      );
    },
  };
}

import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';
import { DatabaseRefusal } from './database-refusal.ts';

/** Which migrations a database has had. Not among the tables drizzle-kit compares: it exists before the first migration. */
const applied = pgTable('platform_migration', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

// The files are part of the program, so that a bundled server needs no folder beside it.
const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All of them, in the order they are applied. */
export const migrationNames: readonly string[] = Object.keys(files)
  .map((path) => basename(path, '.sql'))
  .sort();

/** Any number that nothing else in the database locks on. */
const migrationLock = 7_205_131;

/**
 * How long a migration waits for a table that others use, in milliseconds: whoever asks for the table behind it waits as long, and
 * the version before still serves.
 */
const lockWaitMs = 3000;
const tries = 20;
const pauseMs = 1000;

export interface MigrateOptions {
  /** Name of the last one to apply; a test stops there, to have a database of an older version. */
  readonly last?: string | undefined;
  readonly lockWaitMs?: number;
  /** Lets milliseconds pass between two tries. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Applies the migrations written by drizzle-kit that this database has not had, in the order of their names, all or none.
 * Nodes that start at the same time wait for each other. A table that is in use is asked for again and again, with pauses in which
 * others have their turn.
 * @throws DatabaseRefusal when it is in use all the time
 */
export async function migrate(orm: Orm, options: MigrateOptions = {}): Promise<void> {
  const { last, lockWaitMs: lockMs = lockWaitMs, wait = sleep } = options;
  for (let left = tries; ; left -= 1) {
    try {
      return await applyPending(orm, lockMs, last);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (left <= 1)
        throw new DatabaseRefusal(
          `The tables could not be brought up to date: another connection kept them in use for ${tries} tries of ${lockMs} ms. Look for transactions that stay open (select * from pg_stat_activity where state like 'idle in transaction%'), end them, and start again. Nothing was changed.`,
        );
    }
    await wait(pauseMs);
  }
}

/** PostgreSQL's `lock_not_available`, which drizzle wraps. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

async function applyPending(orm: Orm, lockMs: number, last: string | undefined): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(migrationLock))})`);
    await tx.execute(
      sql`create table if not exists platform_migration (name text primary key, at timestamptz not null default now())`,
    );
    const had = new Set((await tx.select({ name: applied.name }).from(applied)).map(({ name }) => name));
    const pending = Object.entries(files)
      .map(([path, statements]) => ({ name: basename(path, '.sql'), statements }))
      .filter(({ name }) => !had.has(name) && (last === undefined || name <= last))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (pending.length === 0) return;
    // Other nodes were waited for; from here on nobody has to wait long for this one.
    await tx.execute(sql`set local lock_timeout = ${sql.raw(String(lockMs))}`);
    for (const { name, statements } of pending) {
      for (const statement of statements.split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.insert(applied).values({ name });
    }
  });
}

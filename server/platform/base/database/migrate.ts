import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { isConflict } from './conflicts.ts';
import type { Log, Orm } from './database.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { reasonOf } from './explain-database-error.ts';
import { isUnavailable } from './unavailable.ts';

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
export const migrationLock = 7_205_131;

/**
 * How long a migration waits for a table that others use, in milliseconds: whoever asks for the table behind it waits as long, and
 * the version before still serves.
 */
const lockWaitMs = 3000;
const tries = 20;
const pauseMs = 1000;
/** Longest wait for another node's migration, in milliseconds, how often it is asked for, and how often that is said. */
const usualLongestWaitMs = 30 * 60_000;
const askEveryMs = 1000;
const sayEveryMs = 5000;

export interface MigrateOptions {
  /** Name of the last one to apply; a test stops there, to have a database of an older version. */
  readonly last?: string | undefined;
  readonly lockWaitMs?: number;
  /** Longest wait for another node's migration, in milliseconds; whole minutes. */
  readonly longestWaitMs?: number;
  /** Where it says that it waits for another node. */
  readonly log?: Log;
  /** Ends a wait. */
  readonly signal?: AbortSignal;
  /** Lets milliseconds pass between two tries. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Whether this version has nothing to apply; another one may be at work on what it does not know. */
export async function isUpToDate(orm: Orm, last?: string): Promise<boolean> {
  const answer = await orm.execute(sql`select to_regclass('public.platform_migration') is not null as there`);
  const { rows } = answer as unknown as { readonly rows: readonly { readonly there: boolean }[] };
  return rows[0]?.there === true && (await readPending(orm, last)).length === 0;
}

/**
 * Applies the migrations written by drizzle-kit that this database has not had, in the order of their names, all or none, and without
 * a limit on how long a statement takes: an index of a large table takes its time.
 * Nodes that start at the same time wait for each other, and say so. A table that is in use is asked for again and again, with pauses
 * in which others have their turn.
 * @throws DatabaseRefusal when one fails, or the tables or the other node are busy all the time
 */
export async function migrate(orm: Orm, options: MigrateOptions = {}): Promise<void> {
  const { last, lockWaitMs: lockMs = lockWaitMs, longestWaitMs = usualLongestWaitMs, log, signal } = options;
  const wait = options.wait ?? ((ms: number) => sleep(ms, undefined, { signal }));
  let left = tries;
  let waitedMs = 0;
  for (;;) {
    const outcome = await tryOnce(orm, lockMs, last);
    if (outcome === 'done') return;
    if (outcome === 'tables in use') {
      left -= 1;
      if (left === 0)
        throw new DatabaseRefusal(
          `The tables could not be brought up to date: another connection kept them in use for ${tries} tries of ${lockMs} ms. Look for transactions that stay open (select * from pg_stat_activity where state like 'idle in transaction%'), end them, and start again. Nothing was changed.`,
        );
      await wait(pauseMs);
      continue;
    }
    if (waitedMs >= longestWaitMs)
      throw new DatabaseRefusal(
        `Another node has been bringing the tables up to date for more than ${longestWaitMs / 60_000} minutes (${outcome.holder}). Look at its log; if it is gone, end its connection (select pg_terminate_backend(…)), and start again. Nothing was changed.`,
      );
    if (waitedMs % sayEveryMs === 0)
      log?.info(
        { waitedMs, holder: outcome.holder },
        'another node is bringing the tables up to date; this one waits',
      );
    await wait(askEveryMs);
    waitedMs += askEveryMs;
  }
}

type Outcome = 'done' | 'tables in use' | { readonly holder: string };

async function tryOnce(orm: Orm, lockMs: number, last: string | undefined): Promise<Outcome> {
  try {
    return await applyPending(orm, lockMs, last);
  } catch (error) {
    if (isLockTimeout(error) || isConflict(error)) return 'tables in use';
    throw error;
  }
}

/** PostgreSQL's `lock_not_available`, which drizzle wraps. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}

async function applyPending(orm: Orm, lockMs: number, last: string | undefined): Promise<Outcome> {
  return orm.transaction(async (tx) => {
    // Asked for instead of waited for: a wait inside of a transaction would hold up others, and be silent.
    const answer = await tx.execute(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(migrationLock))}) as locked`,
    );
    const { rows } = answer as unknown as { readonly rows: readonly { readonly locked: boolean }[] };
    if (rows[0]?.locked !== true) return { holder: await readHolder(tx) };
    // A role or a database may have limits of its own; those that this version of PostgreSQL knows end here for this transaction.
    await tx.execute(
      sql`select set_config(name, '0', true) from pg_settings
        where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`,
    );
    await tx.execute(sql`set local lock_timeout = ${sql.raw(String(lockMs))}`);
    await tx.execute(
      sql`create table if not exists platform_migration (name text primary key, at timestamptz not null default now())`,
    );
    for (const { name, statements } of await readPending(tx, last)) {
      try {
        for (const statement of statements.split('--> statement-breakpoint'))
          await tx.execute(sql.raw(statement));
        await tx.insert(applied).values({ name });
      } catch (error) {
        throw explainFailure(name, error);
      }
    }
    return 'done';
  });
}

async function readPending(orm: Orm, last: string | undefined) {
  const had = new Set((await orm.select({ name: applied.name }).from(applied)).map(({ name }) => name));
  return Object.entries(files)
    .map(([path, statements]) => ({ name: basename(path, '.sql'), statements }))
    .filter(({ name }) => !had.has(name) && (last === undefined || name <= last))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Who migrates, for a person to find the node by. */
async function readHolder(orm: Orm): Promise<string> {
  const answer = await orm.execute(sql`
    select a.pid, host(a.client_addr) as address from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.objid::bigint = ${sql.raw(String(migrationLock))}
      and l.database = (select oid from pg_database where datname = current_database())`);
  const { rows } = answer as unknown as {
    readonly rows: readonly { readonly pid: number; readonly address: string | null }[];
  };
  const [holder] = rows;
  if (!holder) return 'it has just ended';
  return `connection ${holder.pid} from ${holder.address ?? 'this machine'}`;
}

/** A failure with the name of the file, unless it is one of the database itself, or one that a second try may mend. */
function explainFailure(name: string, error: unknown): unknown {
  if (isLockTimeout(error) || isConflict(error) || isUnavailable(error)) return error;
  const { code, message } = reasonOf(error);
  return new DatabaseRefusal(
    `The migration ${name}.sql failed (${message}${code && `, ${code}`}). Nothing was changed, and the version before goes on as it was. Mend what it names, and start again.`,
    { cause: error },
  );
}

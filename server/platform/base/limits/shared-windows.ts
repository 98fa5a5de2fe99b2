import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { clientKey } from '#server/clients/client-key.ts';
import type { AttemptLimit } from '../../http/attempt-window.ts';
import type { Orm } from '../database/database.ts';
import { attemptWindow } from './tables.ts';

/** Counts attempts within a sliding window, per key: for all nodes on the database together, and over restarts ([sec 9]). */
export interface SharedWindow {
  /** Counts an attempt if it is let through. @returns 0; else milliseconds to wait, never more than the window */
  enter(key: string): Promise<number>;
  /** Milliseconds until another attempt is let through; 0 when one is now. Counts nothing. */
  waitMs(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}

/** Opens the window of a limit. @param name of the limit; windows of one name are one */
export type OpenWindow = (name: string, limit: AttemptLimit) => SharedWindow;

/** How often a node looks for rows that say nothing any more. */
const sweepEveryMs = 5 * 60_000;
/** Rows of one sweep: a statement on the way of somebody who waits. */
const sweptAtOnce = 1000;

const { times: timesColumn, expiresAt: expiryColumn } = attemptWindow;
const databaseClock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Windows in the database. One statement looks and counts, so that attempts on several nodes cannot slip through together.
 * The clock is the database's, one for all nodes; where it was put back nobody waits longer than the window. Not to be
 * asked within a transaction: what was tried counts even where the transaction is thrown away.
 * @param now milliseconds since the epoch; `Date.now` stands for the database's clock, a test's clock for itself
 */
export function createSharedWindows(orm: Orm, now: () => number): OpenWindow {
  const at = () => (now === Date.now ? databaseClock : sql<number>`${now()}::bigint`);
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Rows another node sweeps, or counts in, are left to it. */
  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < sweepEveryMs) return;
    sweptAt = performance.now();
    const over = orm
      .select({ key: attemptWindow.key })
      .from(attemptWindow)
      .where(lt(expiryColumn, at()))
      .limit(sweptAtOnce)
      .for('update', { skipLocked: true });
    await orm.delete(attemptWindow).where(inArray(attemptWindow.key, over));
  };

  return (name, { attempts, windowMs }) => {
    const rowOf = (key: string): string =>
      createHash('sha256')
        .update(JSON.stringify([name, key]))
        .digest('base64url');
    // Of the row that is there, as seen from the attempt: nothing was counted later than now.
    const current = sql`excluded.times[1]`;
    const recent = sql`from unnest(${timesColumn}) as t(at) where least(t.at, ${current}) > ${current} - ${windowMs}::bigint`;

    const waitMs: SharedWindow['waitMs'] = async (key) => {
      const [row] = await orm
        .select({ times: timesColumn, at: at().mapWith(Number) })
        .from(attemptWindow)
        .where(eq(attemptWindow.key, rowOf(key)));
      if (!row) return 0;
      const oldest = row.times.map((time) => Math.min(time, row.at)).at(-attempts);
      return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - row.at);
    };

    return {
      waitMs,
      enter: async (key) => {
        await sweep();
        const counted = await orm
          .insert(attemptWindow)
          .values({
            key: rowOf(key),
            times: sql`array[${at()}]`,
            expiresAt: sql`${at()} + ${windowMs}::bigint`,
          })
          .onConflictDoUpdate({
            target: attemptWindow.key,
            set: {
              times: sql`(select coalesce(array_agg(least(t.at, ${current}) order by t.at), '{}') || ${current} ${recent})`,
              expiresAt: sql`excluded.expires_at`,
            },
            setWhere: sql`(select count(*) ${recent}) < ${attempts}::int`,
          })
          .returning({ key: attemptWindow.key });
        // What is over by the second look was not when it was refused.
        return counted.length > 0 ? 0 : Math.max(1, await waitMs(key));
      },
      forget: async (key) => {
        await orm.delete(attemptWindow).where(eq(attemptWindow.key, rowOf(key)));
      },
    };
  };
}

/** The same, per client: its keys are addresses. */
export function perClient({ enter, waitMs, forget }: SharedWindow): SharedWindow {
  return {
    enter: (address) => enter(clientKey(address)),
    waitMs: (address) => waitMs(clientKey(address)),
    forget: (address) => forget(clientKey(address)),
  };
}

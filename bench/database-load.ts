import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Client } from 'pg';

/** What one answer asks of the database. */
export interface DatabaseLoad {
  /** Milliseconds of a core of the database server. */
  readonly cpu: number;
  /** Transactions; a statement outside of one is one. */
  readonly transactions: number;
  /** Answers a second meanwhile. */
  readonly rate: number;
}

export interface AskedAnswers {
  readonly url: string;
  /** Each request's path, by its number. */
  readonly path: (request: number) => string;
  readonly cookie?: string;
  readonly amount: number;
}

const connections = 32;
/** A process of PostgreSQL that has nothing to do tells what it did after ten seconds. */
const toldAfterMs = 11_000;
/** Linux counts in hundredths of a second. */
const msPerTick = 10;

/** Answers that are asked for before the measured ones, by the numbers behind theirs. */
export const warmUpOf = (amount: number): number => Math.ceil(amount / 4);

/**
 * Asks for answers and counts what PostgreSQL did for them.
 * @param databaseUrl the database of the server that is asked, on this machine; nothing else may use its PostgreSQL
 */
export async function measureDatabaseLoad(databaseUrl: string, asked: AskedAnswers): Promise<DatabaseLoad> {
  // What is measured is asked for the first time then.
  const path = (request: number) => asked.path(asked.amount + request);
  await askFor({ ...asked, path, amount: warmUpOf(asked.amount) });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = statOf(rows[0]?.pid ?? 0).parent;
    const transactions = async () => {
      await sleep(toldAfterMs);
      const found = await client.query<{ count: string }>(
        'select xact_commit as count from pg_stat_database where datname = current_database()',
      );
      return Number(found.rows[0]?.count);
    };
    const before = { transactions: await transactions(), cpu: cpuOf(postmaster) };
    const rate = await askFor(asked);
    const cpu = cpuOf(postmaster) - before.cpu;
    return {
      cpu: cpu / asked.amount,
      transactions: ((await transactions()) - before.transactions) / asked.amount,
      rate,
    };
  } finally {
    await client.end();
  }
}

/** @returns answers a second */
async function askFor({ url, path, cookie, amount }: AskedAnswers): Promise<number> {
  let number = 0;
  const started = performance.now();
  let ended = started;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(
    {
      url,
      connections,
      amount,
      timeout: 60,
      headers: { 'accept-encoding': 'identity', ...(cookie !== undefined && { cookie }) },
      requests: [{ setupRequest: (request) => ({ ...request, path: path(number++) }) }],
    },
    (error: unknown, result) => (error ? reject(error) : resolve(result)),
  );
  instance.on('response', () => {
    ended = performance.now();
  });
  const { errors, timeouts } = await promise;
  if (errors + timeouts > 0) throw new Error(`${url}: ${errors} errors, ${timeouts} answers out of time`);
  return amount / ((ended - started) / 1000);
}

/** @returns the parent of a process, and its own milliseconds of a core and those of processes it outlived */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly outlived: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, , , , , , , , , , user, system, ofUser, ofSystem] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ms = (...ticks: (number | undefined)[]) =>
    ticks.reduce<number>((sum, tick) => sum + (tick ?? 0), 0) * msPerTick;
  return { parent: parent ?? 0, own: ms(user, system), outlived: ms(ofUser, ofSystem) };
}

/** Milliseconds of a core that a PostgreSQL server has taken, with all its processes. */
function cpuOf(postmaster: number): number {
  const alive = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const { parent, own } = statOf(Number(name));
        return parent === postmaster ? [own] : [];
      } catch {
        return []; // it has just ended
      }
    });
  const { own, outlived } = statOf(postmaster);
  return alive.reduce((sum, ms) => sum + ms, own + outlived);
}

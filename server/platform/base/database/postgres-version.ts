import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { DatabaseRefusal } from './database-refusal.ts';

/**
 * The oldest supported major version of PostgreSQL: the oldest one its makers still mend. README and docs name it, and a
 * test holds them to it; all suites of the platform run on it. Newer ones are not refused.
 */
export const oldestPostgres = 15;

/** What a server says about itself. */
export interface PostgresServerFacts {
  /** `server_version_num`, e.g. 150018. */
  readonly number: number;
  /** `server_version`, e.g. `15.18 (Debian 15.18-1)`. */
  readonly name: string;
  /** Whether it can sort texts as dictionaries do; a server built without ICU cannot. */
  readonly icu: boolean;
}

/** @returns why a server cannot be used, and what to do; null where it can */
export function refusalOf({ number, name, icu }: PostgresServerFacts): string | null {
  if (Math.floor(number / 10_000) < oldestPostgres)
    return `The server at DATABASE_URL is PostgreSQL ${name}; ${oldestPostgres} is the oldest version that is supported. Upgrade the server, name another one, or unset DATABASE_URL to use the built-in database.`;
  if (!icu)
    return `The server at DATABASE_URL, PostgreSQL ${name}, has no collation "und-x-icu", by which names are sorted: it was built without ICU. Use a build with ICU, as those of PostgreSQL itself and of the Linux distributions are.`;
  return null;
}

/** @throws DatabaseRefusal for a server that is too old, or lacks what the statements need */
export async function assertSupportedPostgres(orm: Orm): Promise<void> {
  const answer = await orm.execute(sql`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      exists (select from pg_collation where collname = 'und-x-icu') as icu`);
  // Both drivers answer with rows.
  const [facts] = (answer as { readonly rows: readonly PostgresServerFacts[] }).rows;
  if (!facts) throw new Error('the database says nothing of its version');
  const refusal = refusalOf(facts);
  if (refusal !== null) throw new DatabaseRefusal(refusal);
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { quoted, rowsOf } from './read-tables.ts';

/**
 * Takes away what looks at rows while they come in: references to rows that are not there yet, and triggers, whose work is in the
 * backup. No more rights are needed than to own the tables.
 * @returns puts all of it back; each reference is checked then
 */
export async function detachRules(tx: Orm, tables: readonly string[]): Promise<() => Promise<void>> {
  const references = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    `select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "definition"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const run = (statement: string): Promise<unknown> => tx.execute(sql.raw(statement));
  // One after the other: a transaction has one connection.
  for (const { table, name } of references) await run(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await run(`alter table ${quoted(table)} disable trigger user`);
  return async () => {
    for (const table of tables) await run(`alter table ${quoted(table)} enable trigger user`);
    for (const { table, name, definition } of references)
      await run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';

/** A table of the platform, as the database describes it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Those whose values are calculated: they are not written. */
  readonly generated: ReadonlySet<string>;
}

/** The list of what was migrated is made anew by migrating. */
export const migrationTable = 'platform_migration';

/** Rows of a statement, which PGlite and PostgreSQL wrap alike. */
export async function rowsOf<Row>(orm: Orm, statement: string): Promise<Row[]> {
  const result = (await orm.execute(sql.raw(statement))) as unknown as { readonly rows: Row[] };
  return result.rows;
}

/** A name within a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables of the platform; those of the queue of jobs, whose work finds out by itself what is due, are in a schema of their own. */
export async function readTables(orm: Orm): Promise<TableShape[]> {
  const columns = await rowsOf<{ table: string; name: string; generated: string }>(
    orm,
    `select c.relname as "table", a.attname as "name", a.attgenerated as "generated"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relname <> '${migrationTable}'
     order by c.relname, a.attnum`,
  );
  return [...Map.groupBy(columns, ({ table }) => table)].map(([name, all]) => ({
    name,
    columns: all.map((column) => column.name),
    generated: new Set(all.filter(({ generated }) => generated !== '').map((column) => column.name)),
  }));
}

/** How values are written, on both sides alike, whatever a server is set to. */
export async function settleFormats(orm: Orm): Promise<void> {
  for (const setting of [
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    // Whole tables are read and checked.
    'statement_timeout = 0',
  ])
    await orm.execute(sql.raw(`set local ${setting}`));
}

import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

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
 * Applies the migrations written by drizzle-kit that this database has not had, in the order of their names, all or none.
 * Nodes that start at the same time wait for each other.
 * @param last name of the last one to apply; a test stops there, to have a database of an older version
 */
export async function migrate(orm: Orm, last?: string): Promise<void> {
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
    for (const { name, statements } of pending) {
      for (const statement of statements.split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.insert(applied).values({ name });
    }
  });
}

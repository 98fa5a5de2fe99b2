import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { contentSchedule } from './tables.ts';

/** Coordinates of an entry, as far as they matter. */
export interface NamedEntry {
  readonly kind?: string;
  readonly key?: string;
  readonly locale?: string;
}

/** Picks the plans of an entry: its own, and those of releases it is in. All where nothing is named. */
export function namesEntry(named: NamedEntry): SQL | undefined {
  const columns = { kind: contentSchedule.kind, key: contentSchedule.key, locale: contentSchedule.locale };
  const wanted = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) =>
    named[name] === undefined ? [] : [{ name, value: named[name] }],
  );
  if (wanted.length === 0) return undefined;
  const held = JSON.stringify([Object.fromEntries(wanted.map(({ name, value }) => [name, value]))]);
  return or(
    and(...wanted.map(({ name, value }) => eq(columns[name], value))),
    sql`${contentSchedule.entries} @> ${held}::jsonb`,
  );
}

/** Whether an entry is to go live, or off the site, at a time: alone or with a release. */
export async function isPlanned(orm: Orm, { kind, key, locale }: EntryId): Promise<boolean> {
  const rows = await orm
    .select({ id: contentSchedule.id })
    .from(contentSchedule)
    .where(and(eq(contentSchedule.state, 'waiting'), namesEntry({ kind, key, locale })))
    .limit(1);
  return rows.length > 0;
}

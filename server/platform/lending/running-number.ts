import { sql } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { legalDay } from '../base/legal-day.ts';
import { runningNumber } from './tables.ts';

/**
 * The next number of a series, e.g. `W/2026/000123`. In the caller's transaction, so that numbers have no holes.
 * @param prefix `W` for applications, `U` for contracts
 */
export async function nextNumber(tx: Orm, prefix: string, at: Date): Promise<string> {
  const series = `${prefix}/${legalDay(at.getTime()).slice(0, 4)}`;
  const [row] = await tx
    .insert(runningNumber)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: runningNumber.series, set: { last: sql`${runningNumber.last} + 1` } })
    .returning({ last: runningNumber.last });
  if (!row) throw new Error('the series of numbers gave none');
  return `${series}/${String(row.last).padStart(6, '0')}`;
}

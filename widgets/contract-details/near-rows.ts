import type { ScheduleRow } from '#schemas/lending/contract.ts';

/** Rows in sight while a schedule is folded. */
const inSight = 3;

/** Numbers of the rows that matter now: all that are late, and from the next open one on; of a repaid loan the last ones. */
export function nearRows(rows: readonly ScheduleRow[]): ReadonlySet<number> {
  const open = rows.filter(({ state }) => state !== 'paid');
  const late = open.filter(({ state }) => state === 'late');
  const next = open.filter(({ state }) => state !== 'late').slice(0, inSight);
  const near = open.length > 0 ? [...late, ...next] : rows.slice(-inSight);
  return new Set(near.map(({ number }) => number));
}

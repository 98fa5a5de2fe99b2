import { and, asc, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ScheduleBody, Scheduled } from '#schemas/studio/schedule.ts';
import type { ContentService } from '../content/content-service.ts';
import { type EntryId, isHistoryOf } from '../content/entries/entry-id.ts';
import { lockEntry, readVersion } from '../content/entries/read-entries.ts';
import { contentHistory } from '../content/tables.ts';
import type { Orm } from '../database/database.ts';
import { PlatformError } from '../http/platform-error.ts';
import { mapScheduled } from './map-scheduled.ts';
import { contentSchedule } from './tables.ts';

type NewSchedule = Pick<Static<typeof ScheduleBody>, 'action' | 'at' | 'version'>;

export interface ScheduleFilter {
  readonly state?: Scheduled['state'];
  readonly kind?: string;
  readonly key?: string;
  readonly locale?: string;
  readonly limit: number;
  readonly offset: number;
}

/** What goes live, or off the site, at a time. */
export interface Schedules {
  /** First what waits, the next first; then what is over, the latest first. And how many there are without the limit. */
  list(filter: ScheduleFilter): Promise<{ items: Scheduled[]; total: number }>;
  /** @throws PlatformError not_found for an entry or a version there is not, invalid_content for a time that is past */
  add(id: EntryId, wanted: NewSchedule, by: string): Promise<Scheduled>;
  /** @throws PlatformError not_found, wrong_state when it was done or cancelled already */
  cancel(id: string): Promise<Scheduled>;
  find(id: string): Promise<Scheduled>;
}

export interface ScheduleOptions {
  readonly service: ContentService;
  /** Has the due ones run at a time. */
  readonly wake: (at: Date) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createSchedules({ service, wake, now }: ScheduleOptions): Schedules {
  const { orm } = service;
  const find: Schedules['find'] = async (id) => {
    const [row] = await orm.select().from(contentSchedule).where(eq(contentSchedule.id, id));
    if (!row) throw new PlatformError('not_found', 'There is no such plan.');
    return mapScheduled(row);
  };
  return {
    find,
    list: async ({ limit, offset, ...filter }) => {
      const where = and(...conditions(filter));
      const [rows, [counted]] = await Promise.all([
        orm
          .select()
          .from(contentSchedule)
          .where(where)
          .orderBy(
            sql`${contentSchedule.state} <> 'waiting'`,
            sql`case when ${contentSchedule.state} = 'waiting' then ${contentSchedule.at} end`,
            desc(contentSchedule.at),
            asc(contentSchedule.id),
          )
          .limit(limit)
          .offset(offset),
        orm.select({ total: count() }).from(contentSchedule).where(where),
      ]);
      return { items: rows.map(mapScheduled), total: counted?.total ?? 0 };
    },
    add: async (id, { action, at, version }, by) => {
      const moment = assertFuture(at, now());
      const row = await orm.transaction(async (tx) => {
        const entry = await lockEntry(tx, id);
        if (version !== undefined && version !== entry.version) await readVersion(tx, id, version);
        if (version !== undefined) await keepVersion(tx, id, version);
        const [added] = await tx
          .insert(contentSchedule)
          .values({
            ...id,
            action,
            at: moment,
            version: action === 'publish' ? (version ?? null) : null,
            state: 'waiting',
            by,
            createdAt: new Date(now()),
          })
          .returning();
        return added;
      });
      if (!row) throw new Error('a plan was not stored');
      wake(moment);
      return mapScheduled(row);
    },
    cancel: async (id) => {
      const [row] = await orm
        .update(contentSchedule)
        .set({ state: 'cancelled' })
        .where(and(eq(contentSchedule.id, id), eq(contentSchedule.state, 'waiting')))
        .returning();
      if (row) return mapScheduled(row);
      const { state } = await find(id);
      throw new PlatformError('wrong_state', `It cannot be cancelled any more: it is ${state}.`);
    },
  };
}

/** @throws PlatformError invalid_content for a moment that is not in the future */
export function assertFuture(at: string, now: number): Date {
  const moment = new Date(at);
  if (moment.getTime() > now) return moment;
  throw new PlatformError('invalid_content', 'This moment is past.', {
    fields: { at: 'must be in the future' },
  });
}

/** What will go live must not be overwritten by autosaves that are gathered in the same row of the history. */
async function keepVersion(tx: Orm, id: EntryId, version: number): Promise<void> {
  await tx
    .update(contentHistory)
    .set({ gatheredSince: null })
    .where(and(isHistoryOf(id), eq(contentHistory.version, version)));
}

function conditions({ state, kind, key, locale }: Omit<ScheduleFilter, 'limit' | 'offset'>): SQL[] {
  return [
    ...(state === undefined ? [] : [eq(contentSchedule.state, state)]),
    ...(kind === undefined ? [] : [eq(contentSchedule.kind, kind)]),
    ...(key === undefined ? [] : [eq(contentSchedule.key, key)]),
    ...(locale === undefined ? [] : [eq(contentSchedule.locale, locale)]),
  ];
}

/** Ids of what is due, in the order of their moments. */
export async function dueIds(orm: Orm, at: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: contentSchedule.id })
    .from(contentSchedule)
    .where(and(eq(contentSchedule.state, 'waiting'), lte(contentSchedule.at, at)))
    .orderBy(asc(contentSchedule.at), asc(contentSchedule.createdAt), asc(contentSchedule.id));
  return rows.map(({ id }) => id);
}

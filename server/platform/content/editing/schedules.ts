import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { ScheduleBody, Scheduled } from '#schemas/studio/schedule.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContentService } from '../content-service.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { lockEntry } from '../entries/read-entries.ts';
import { entryIdOf } from './entry-id-of.ts';
import { entriesOf, mapScheduled, type ScheduleRow } from './map-scheduled.ts';
import { readNewest } from './newest-versions.ts';
import { keepVersion } from './pin-versions.ts';
import { type NamedEntry, namesEntry } from './planned-entries.ts';
import { contentSchedule } from './tables.ts';

type NewSchedule = Pick<Static<typeof ScheduleBody>, 'action' | 'at' | 'version'>;

export interface ScheduleFilter extends NamedEntry {
  readonly state?: Scheduled['state'];
  readonly limit: number;
  readonly offset: number;
}

/** What goes live, or off the site, at a time. */
export interface Schedules {
  /**
   * First what waits, the next first; then what is over, the latest first. And how many there are without the limit. Plans
   * of releases count as plans of all that is in them.
   */
  list(filter: ScheduleFilter): Promise<{ items: Scheduled[]; total: number }>;
  /** @throws PlatformError not_found for an entry or a version there is not, invalid_content for a time that is past */
  add(id: EntryId, wanted: NewSchedule, by: string): Promise<Scheduled>;
  /**
   * Takes another version of the entry into its plan.
   * @throws PlatformError not_found, wrong_state when it does not wait any more, takes off, or is that of a release
   */
  change(id: string, version: number): Promise<Scheduled>;
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
    if (!row) throw new PlatformError('not_found', refuse('plan.unknown'));
    return shown(row);
  };
  const shownAll = async (rows: readonly ScheduleRow[]): Promise<Scheduled[]> => {
    const besideNewest = await readNewest(orm, rows.flatMap(entriesOf));
    return rows.map((row) => mapScheduled(row, besideNewest));
  };
  const shown = async (row: ScheduleRow): Promise<Scheduled> =>
    mapScheduled(row, await readNewest(orm, entriesOf(row)));
  return {
    find,
    list: async ({ limit, offset, state, ...named }) => {
      const where = and(
        state === undefined ? undefined : eq(contentSchedule.state, state),
        namesEntry(named),
      );
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
      return { items: await shownAll(rows), total: counted?.total ?? 0 };
    },
    add: async (id, { action, at, version }, by) => {
      const moment = assertFuture(at, now());
      const row = await orm.transaction(async (tx) => {
        const entry = await lockEntry(tx, id);
        // What goes live is what there is now: nobody has seen yet what others will save.
        const pinned = action === 'publish' ? (version ?? entry.version) : null;
        if (pinned !== null) await keepVersion(tx, id, pinned);
        const [added] = await tx
          .insert(contentSchedule)
          .values({
            ...id,
            action,
            at: moment,
            version: pinned,
            state: 'waiting',
            by,
            createdAt: new Date(now()),
          })
          .returning();
        return added;
      });
      if (!row) throw new Error('a plan was not stored');
      wake(moment);
      return shown(row);
    },
    change: async (id, version) => {
      const plan = await find(id);
      if (!plan.ref) throw new PlatformError('wrong_state', refuse('plan.of-release'));
      if (plan.action !== 'publish') throw new PlatformError('wrong_state', refuse('plan.takes-off'));
      const entry = entryIdOf(plan.ref);
      const row = await orm.transaction(async (tx) => {
        await lockEntry(tx, entry);
        await keepVersion(tx, entry, version);
        const [changed] = await tx
          .update(contentSchedule)
          .set({ version })
          .where(and(eq(contentSchedule.id, id), eq(contentSchedule.state, 'waiting')))
          .returning();
        return changed;
      });
      if (row) return shown(row);
      throw new PlatformError('wrong_state', refuse('plan.not-changed', { state: (await find(id)).state }));
    },
    cancel: async (id) => {
      const [row] = await orm
        .update(contentSchedule)
        .set({ state: 'cancelled' })
        .where(and(eq(contentSchedule.id, id), eq(contentSchedule.state, 'waiting')))
        .returning();
      if (row) return shown(row);
      const { state } = await find(id);
      throw new PlatformError('wrong_state', refuse('plan.not-cancelled', { state }));
    },
  };
}

/** @throws PlatformError invalid_content for a moment that is not in the future */
export function assertFuture(at: string, now: number): Date {
  const moment = new Date(at);
  if (moment.getTime() > now) return moment;
  throw new PlatformError('invalid_content', refuse('plan.past'), {
    fields: { at: refuse('problem.past') },
  });
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

import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Release, ReleaseBody } from '#schemas/studio/release.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Orm } from '../database/database.ts';
import { PlatformError } from '../http/platform-error.ts';
import { entryIdOf } from './entry-id-of.ts';
import { mapRelease, type ReleaseRow } from './map-release.ts';
import { publishRelease } from './publish-release.ts';
import { rollBackRelease } from './roll-back-release.ts';
import { assertFuture } from './schedules.ts';
import { contentRelease, contentReleaseBefore, contentSchedule } from './tables.ts';

type Body = Static<typeof ReleaseBody>;

export interface PublishReleaseOptions {
  readonly by: string;
  /** Runs in the same transaction. */
  readonly within?: (tx: Orm) => Promise<void>;
}

/** Several pieces of content that go live in one moment, and back in one. */
export interface Releases {
  list(filter: {
    state?: Release['state'];
    limit: number;
    offset: number;
  }): Promise<{ items: Release[]; total: number }>;
  /** @throws PlatformError not_found */
  find(id: string): Promise<Release>;
  /** @throws PlatformError invalid_content */
  add(body: Body, by: string): Promise<Release>;
  /** @throws PlatformError not_found, wrong_state for a release that is live, invalid_content */
  change(id: string, body: Body, by: string): Promise<Release>;
  /** @throws PlatformError not_found, wrong_state for a release that is live: it would never go back */
  remove(id: string): Promise<void>;
  /** @throws PlatformError not_found, wrong_state, invalid_content with the findings of all entries */
  publish(id: string, options: PublishReleaseOptions): Promise<Release>;
  /** @throws PlatformError not_found, wrong_state when it is not live or an entry was published again since */
  rollBack(id: string, by: string): Promise<Release>;
  /** @param at null takes the plan back. @throws PlatformError not_found, wrong_state, invalid_content */
  schedule(id: string, at: string | null, by: string): Promise<Release>;
}

export interface ReleaseOptions {
  readonly service: ContentService;
  readonly wake: (at: Date) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createReleases({ service, wake, now }: ReleaseOptions): Releases {
  const { orm } = service;
  const find: Releases['find'] = async (id) => {
    const [row] = await orm.select().from(contentRelease).where(eq(contentRelease.id, id));
    if (!row) throw notThere();
    return mapRelease(row, (await readPlans(orm, [id])).get(id) ?? null);
  };
  return {
    find,
    list: async ({ state, limit, offset }) => {
      const where = state === undefined ? undefined : eq(contentRelease.state, state);
      const [rows, [counted]] = await Promise.all([
        orm
          .select()
          .from(contentRelease)
          .where(where)
          .orderBy(desc(contentRelease.updatedAt), desc(contentRelease.id))
          .limit(limit)
          .offset(offset),
        orm.select({ total: count() }).from(contentRelease).where(where),
      ]);
      const plans = await readPlans(
        orm,
        rows.map(({ id }) => id),
      );
      return {
        items: rows.map((row) => mapRelease(row, plans.get(row.id) ?? null)),
        total: counted?.total ?? 0,
      };
    },
    add: async (body, by) => {
      const [row] = await orm
        .insert(contentRelease)
        .values({ ...valuesOf(body), state: 'open', updatedAt: new Date(now()), updatedBy: by })
        .returning();
      if (!row) throw new Error('a release was not stored');
      return mapRelease(row, null);
    },
    change: async (id, body, by) => {
      const values = { ...valuesOf(body), updatedAt: new Date(now()), updatedBy: by };
      await orm.transaction(async (tx) => {
        await lockUnlessLive(tx, id);
        await tx.update(contentRelease).set(values).where(eq(contentRelease.id, id));
      });
      return find(id);
    },
    remove: (id) =>
      orm.transaction(async (tx) => {
        await lockUnlessLive(tx, id);
        await cancelPlans(tx, id);
        await tx.delete(contentReleaseBefore).where(eq(contentReleaseBefore.releaseId, id));
        await tx.delete(contentRelease).where(eq(contentRelease.id, id));
      }),
    publish: async (id, { by, within }) => {
      await publishRelease(service, await find(id), {
        by,
        at: new Date(now()),
        within: async (tx) => {
          await lockUnlessLive(tx, id);
          // First the plan that carries it out, if any: what still waits after that is moot.
          await within?.(tx);
          await cancelPlans(tx, id);
        },
      });
      return find(id);
    },
    rollBack: async (id, by) => {
      await rollBackRelease(service, id, { by, at: new Date(now()) });
      return find(id);
    },
    schedule: async (id, at, by) => {
      const moment = at === null ? null : assertFuture(at, now());
      await orm.transaction(async (tx) => {
        await lockUnlessLive(tx, id);
        await cancelPlans(tx, id);
        if (moment === null) return;
        const plan = { releaseId: id, action: 'publish' as const, at: moment, state: 'waiting' as const };
        await tx.insert(contentSchedule).values({ ...plan, by, createdAt: new Date(now()) });
      });
      if (moment !== null) wake(moment);
      return find(id);
    },
  };
}

const notThere = () => new PlatformError('not_found', 'There is no such release.');

function valuesOf({ title, note = '', entries }: Body) {
  const seen = new Set<string>();
  for (const [index, { action: _, ...ref }] of entries.entries()) {
    const id = JSON.stringify(entryIdOf(ref, `/entries/${index}`));
    if (seen.has(id)) {
      throw new PlatformError('invalid_content', 'The release names an entry twice.', {
        fields: { [`/entries/${index}`]: 'is there twice' },
      });
    }
    seen.add(id);
  }
  return { title, note, entries };
}

async function lockUnlessLive(tx: Orm, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(contentRelease).where(eq(contentRelease.id, id)).for('update');
  if (!row) throw notThere();
  if (row.state === 'live')
    throw new PlatformError('wrong_state', 'The release is live. Roll it back first.');
  return row;
}

async function cancelPlans(tx: Orm, id: string): Promise<void> {
  await tx
    .update(contentSchedule)
    .set({ state: 'cancelled' })
    .where(and(eq(contentSchedule.releaseId, id), eq(contentSchedule.state, 'waiting')));
}

async function readPlans(orm: Orm, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: contentSchedule.releaseId, at: contentSchedule.at })
    .from(contentSchedule)
    .where(and(inArray(contentSchedule.releaseId, [...ids]), eq(contentSchedule.state, 'waiting')));
  return new Map(rows.flatMap(({ id, at }) => (id === null ? [] : [[id, at]])));
}

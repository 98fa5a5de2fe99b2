import { isDeepStrictEqual } from 'node:util';
import { count, desc, eq } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Release, ReleaseBody, ReleaseEntry } from '#schemas/studio/release.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { StaffMember } from '../../http/staff-member.ts';
import type { ContentService } from '../content-service.ts';
import { lockRows } from '../entries/read-entries.ts';
import { assertMay, entryIdOf } from './entry-id-of.ts';
import { mapRelease, type ReleaseRow } from './map-release.ts';
import { readNewest } from './newest-versions.ts';
import { pinVersions } from './pin-versions.ts';
import { emptyRelease, publishRelease } from './publish-release.ts';
import {
  cancelReleasePlans,
  putPlannedEntries,
  type ReleasePlan,
  readReleasePlans,
} from './release-plans.ts';
import { rollBackRelease } from './roll-back-release.ts';
import { assertFuture } from './schedules.ts';
import { assertSeen, inVersions, releaseChanged, withoutVersions } from './seen-release.ts';
import { contentRelease, contentReleaseBefore, contentSchedule } from './tables.ts';

export interface PublishReleaseOptions {
  readonly by: string;
  /** What the publisher looked at. */
  readonly seen?: readonly ReleaseEntry[];
  /** Runs in the same transaction. */
  readonly within?: (tx: Orm) => Promise<void>;
}

export interface ScheduleReleaseOptions {
  /** Null takes the plan back. */
  readonly at: string | null;
  readonly by: string;
  /** What the publisher looked at. */
  readonly seen?: readonly ReleaseEntry[];
}

/**
 * Several pieces of content that go live in one moment, and back in one. Everybody collects; a plan names the version of
 * each entry, and from then on only those who may publish all of it change the release.
 */
export interface Releases {
  list(filter: {
    state?: Release['state'];
    limit: number;
    offset: number;
  }): Promise<{ items: Release[]; total: number }>;
  /** @throws PlatformError not_found */
  find(id: string): Promise<Release>;
  /** @throws PlatformError invalid_content */
  add(body: ReleaseBody, by: string): Promise<Release>;
  /** @throws PlatformError not_found, forbidden, wrong_state for a release that is live, invalid_content */
  change(id: string, body: ReleaseBody, member: StaffMember): Promise<Release>;
  /** @throws PlatformError not_found, forbidden, wrong_state for a release that is live: it would never go back */
  remove(id: string, member: StaffMember): Promise<void>;
  /** @throws PlatformError not_found, wrong_state, version_conflict, invalid_content with the findings of all entries */
  publish(id: string, options: PublishReleaseOptions): Promise<Release>;
  /** @throws PlatformError not_found, wrong_state when it is not live or an entry was published again since */
  rollBack(id: string, by: string): Promise<Release>;
  /** @throws PlatformError not_found, wrong_state, version_conflict, invalid_content */
  schedule(id: string, options: ScheduleReleaseOptions): Promise<Release>;
}

export interface ReleaseOptions {
  readonly service: ContentService;
  readonly wake: (at: Date) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createReleases({ service, wake, now }: ReleaseOptions): Releases {
  const { orm } = service;
  const find = (id: string): Promise<Release> => readRelease(orm, id);
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
      return { items: await mapReleases(orm, rows), total: counted?.total ?? 0 };
    },
    add: async (body, by) => {
      const [row] = await orm
        .insert(contentRelease)
        .values({ ...valuesOf(body), state: 'open', updatedAt: new Date(now()), updatedBy: by })
        .returning();
      if (!row) throw new Error('a release was not stored');
      return find(row.id);
    },
    change: async (id, body, member) => {
      const values = { ...valuesOf(body), updatedAt: new Date(now()), updatedBy: member.email };
      await orm.transaction(async (tx) => {
        // Entries before releases, as whoever publishes locks them.
        await lockEntries(tx, body.entries);
        const { row, plan } = await lockUnlessLive(tx, id);
        if (plan !== null) {
          assertMayChangePlan(member, [...plan.entries, ...body.entries]);
          if (body.entries.length === 0) throw emptyRelease();
          await putPlannedEntries(tx, id, await pinVersions(tx, body.entries, plan.entries));
        } else if (row.state !== 'open') assertMayChangePlan(member, row.entries);
        await tx.update(contentRelease).set(values).where(eq(contentRelease.id, id));
      });
      return find(id);
    },
    remove: (id, member) =>
      orm.transaction(async (tx) => {
        const { plan } = await lockUnlessLive(tx, id);
        if (plan !== null) assertMayChangePlan(member, plan.entries);
        await cancelReleasePlans(tx, id);
        await tx.delete(contentReleaseBefore).where(eq(contentReleaseBefore.releaseId, id));
        await tx.delete(contentRelease).where(eq(contentRelease.id, id));
      }),
    publish: async (id, { by, seen, within }) => {
      const { state, entries, scheduled_at } = await find(id);
      if (state === 'live') throw isLive();
      assertSeen(seen, entries);
      const contents = inVersions(entries);
      const planned = scheduled_at !== null;
      await publishRelease(
        service,
        { id, entries: contents, planned },
        {
          by,
          at: new Date(now()),
          within: async (tx) => {
            const { row, plan } = await lockUnlessLive(tx, id);
            const locked = plan?.entries ?? row.entries;
            const read = planned ? contents : withoutVersions(contents);
            if ((plan !== null) !== planned || !isDeepStrictEqual(locked, read)) throw releaseChanged();
            // First the plan that carries it out, if any: what still waits after that is moot.
            await within?.(tx);
            await cancelReleasePlans(tx, id);
          },
        },
      );
      return find(id);
    },
    rollBack: async (id, by) => {
      await rollBackRelease(service, id, { by, at: new Date(now()) });
      return find(id);
    },
    schedule: async (id, { at, by, seen }) => {
      const moment = at === null ? null : assertFuture(at, now());
      const known = await find(id);
      await orm.transaction(async (tx) => {
        await lockEntries(tx, known.entries);
        const { row, plan } = await lockUnlessLive(tx, id);
        await cancelReleasePlans(tx, id);
        if (moment === null) return;
        const before = plan?.entries ?? row.entries;
        if (before.length === 0) throw emptyRelease();
        const entries = await pinVersions(tx, before);
        assertSeen(seen, (await readNewest(tx, entries))(entries));
        const planned = { releaseId: id, action: 'publish' as const, at: moment, entries };
        await tx
          .insert(contentSchedule)
          .values({ ...planned, state: 'waiting', by, createdAt: new Date(now()) });
      });
      if (moment !== null) wake(moment);
      return find(id);
    },
  };
}

const isLive = () => new PlatformError('wrong_state', refuse('release.live'));

async function readRelease(orm: Orm, id: string): Promise<Release> {
  const rows = await orm.select().from(contentRelease).where(eq(contentRelease.id, id));
  const [release] = await mapReleases(orm, rows);
  if (!release) throw notThere();
  return release;
}

async function mapReleases(orm: Orm, rows: readonly ReleaseRow[]): Promise<Release[]> {
  const plans = await readReleasePlans(
    orm,
    rows.map(({ id }) => id),
  );
  const besideNewest = await readNewest(
    orm,
    rows.flatMap(({ id, entries }) => plans.get(id)?.entries ?? entries),
  );
  return rows.map((row) => mapRelease(row, plans.get(row.id) ?? null, besideNewest));
}

const notThere = () => new PlatformError('not_found', refuse('release.unknown'));

/** A plan was approved by those who may publish all of it; nobody else changes what it does. */
function assertMayChangePlan(member: StaffMember, entries: readonly ReleaseEntry[]): void {
  const ids = entries.map((entry) => entryIdOf(entry));
  try {
    // An empty one is nobody's to change either, whatever was in it.
    assertMay(member, 'publish', ids.length > 0 ? ids : [{ kind: 'page' }]);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'forbidden') throw error;
    throw new PlatformError('forbidden', refuse('release.approved'));
  }
}

function valuesOf({ title, note = '', entries }: ReleaseBody) {
  const seen = new Set<string>();
  for (const [index, ref] of entries.entries()) {
    const id = JSON.stringify(entryIdOf(ref, `/entries/${index}`));
    if (seen.has(id)) {
      throw new PlatformError('invalid_content', refuse('release.twice'), {
        fields: { [`/entries/${index}`]: refuse('problem.twice') },
      });
    }
    seen.add(id);
  }
  return { title, note, entries: withoutVersions(entries) };
}

async function lockEntries(tx: Orm, entries: readonly ReleaseEntry[]): Promise<void> {
  await lockRows(
    tx,
    entries.map((entry) => entryIdOf(entry)),
  );
}

async function lockUnlessLive(tx: Orm, id: string): Promise<{ row: ReleaseRow; plan: ReleasePlan | null }> {
  const [row] = await tx.select().from(contentRelease).where(eq(contentRelease.id, id)).for('update');
  if (!row) throw notThere();
  if (row.state === 'live') throw isLive();
  return { row, plan: (await readReleasePlans(tx, [id])).get(id) ?? null };
}

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../base/database/database.ts';
import { migrate } from '../../base/database/migrate.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { contentRelease, contentSchedule } from '../editing/tables.ts';
import { contentHistory } from '../tables.ts';

const minutes = (count: number) => new Date(Date.UTC(2026, 0, 1, 12, count));
const planned = minutes(10);
const page = (key: string) => ({ kind: 'page', key, locale: '' });
const written = (key: string, version: number, at: number, gatheredSince: number | null = null) => ({
  ...page(key),
  version,
  action: 'change' as const,
  data: { version },
  at: minutes(at),
  by: 'x',
  gatheredSince: gatheredSince === null ? null : minutes(gatheredSince),
});

/** Plans of the time when they named no version. */
onBackends((backend) => {
  describe('plans that were made before versions were pinned', () => {
    let database: Database;
    beforeAll(async () => {
      database = await backend.openDatabase();
      const { orm } = database;
      await orm.execute(sql`alter table content_schedule drop constraint content_schedule_pinned`);
      await orm.insert(contentHistory).values([
        written('steady', 1, 1),
        written('steady', 2, 5, 4),
        written('later', 1, 5),
        written('later', 2, 15),
        // Typed before the plan and after it: what was there then is gone.
        written('typed', 7, 15, 9),
      ]);
      const release = { note: '', state: 'open' as const, updatedBy: 'x', updatedAt: planned };
      const entries = ['steady', 'later'].map((key) => ({ ...page(key), action: 'publish' as const }));
      const rows = await orm
        .insert(contentRelease)
        .values([
          { ...release, title: 'kept', entries: [...entries, { ...page('off'), action: 'unpublish' }] },
          { ...release, title: 'changed since', entries, updatedAt: minutes(11) },
          { ...release, title: 'typed', entries: [{ ...page('typed'), action: 'publish' }] },
        ])
        .returning();
      const plan = { at: minutes(99), state: 'waiting' as const, by: 'x', createdAt: planned };
      await orm.insert(contentSchedule).values([
        ...['steady', 'later', 'typed'].map((key) => ({
          ...plan,
          ...page(key),
          action: 'publish' as const,
        })),
        { ...plan, ...page('off'), action: 'unpublish' },
        ...rows.map(({ id }) => ({ ...plan, releaseId: id, action: 'publish' as const })),
      ]);
      await orm.execute(sql`alter table content_schedule drop column entries`);
      await orm.execute(sql`delete from platform_migration where name like '%plans-pinned'`);
      await migrate(orm);
    });
    afterAll(() => database.close());

    test('[issue 13] get the version there was then; where nobody can tell they fail with the reason', async () => {
      const rows = await database.orm.select().from(contentSchedule);
      const shown = rows.map(({ key, version, entries, state, action, reason }) => [
        key ?? entries?.map((entry) => `${entry.key} ${entry.version ?? '-'}`),
        version,
        state,
        action,
        reason !== null,
      ]);
      expect(shown).toEqual(
        expect.arrayContaining([
          ['steady', 2, 'waiting', 'publish', false],
          ['later', 1, 'waiting', 'publish', false],
          ['typed', null, 'failed', 'publish', true],
          ['off', null, 'waiting', 'unpublish', false],
          [['steady 2', 'later 1', 'off -'], null, 'waiting', 'publish', false],
          [undefined, null, 'failed', 'publish', true],
        ]),
      );
      expect(shown.filter(([, , state]) => state === 'failed')).toHaveLength(3);
    });

    test('[issue 13] autosaves do not go on in a version that is to go live', async () => {
      const rows = await database.orm.select().from(contentHistory).where(eq(contentHistory.key, 'steady'));
      expect(rows.map(({ gatheredSince }) => gatheredSince)).toEqual([null, null]);
    });

    test('[issue 13] the database takes no plan that does not say what goes live', async () => {
      const plan = { at: minutes(99), state: 'waiting' as const, by: 'x', createdAt: planned };
      const put = database.orm.insert(contentSchedule).values({ ...plan, ...page('any'), action: 'publish' });
      await expect(put).rejects.toThrow();
    });
  });
});

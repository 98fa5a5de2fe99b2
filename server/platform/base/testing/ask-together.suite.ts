import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBackends } from '../../testing/on-backends.ts';
import { askTogether } from '../database/ask-together.ts';
import type { Database, Orm } from '../database/database.ts';

/** What a statement does: writes down its place, or fails in a way of its own. */
const act = fc.constantFrom('write', 'divide', 'unknown-table', 'awaits-two');
type Act = 'write' | 'divide' | 'unknown-table' | 'awaits-two';
const states: Readonly<Partial<Record<Act, string>>> = { divide: '22012', 'unknown-table': '42P01' };

const stateOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : stateOf(error.cause)) : undefined;

onBackends((backend) => {
  let database: Database;
  beforeAll(async () => {
    database = await backend.openDatabase();
    await database.orm.execute(sql`create table noted (place int not null, sort int)`);
  });
  afterAll(() => database.close());

  const ask = async (tx: Orm, what: Act, place: number): Promise<number> => {
    if (what === 'divide') await tx.execute(sql`select 1 / (${place}::int - ${place}::int)`);
    if (what === 'unknown-table') await tx.execute(sql`select * from nowhere`);
    await tx.execute(sql`insert into noted (place) values (${place})`);
    if (what === 'awaits-two') await tx.execute(sql`update noted set sort = 1 where place = ${place}`);
    return place;
  };
  const places = async (): Promise<number[]> => {
    const { rows } = (await database.orm.execute(sql`select place from noted order by place`)) as {
      rows: { place: number }[];
    };
    return rows.map(({ place }) => place);
  };

  test('[reliability] [law] statements that go together are all kept or none, and what failed first is what is told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        await database.orm.execute(sql`delete from noted`);
        const run = database.orm.transaction((tx) =>
          askTogether(acts.map((what, place) => ask(tx, what, place))),
        );
        const wrong = acts.find((what) => what in states);
        if (wrong === undefined) {
          expect(await run).toEqual(acts.map((_, place) => place));
          expect(await places()).toEqual(acts.map((_, place) => place));
          return;
        }
        expect(stateOf(await run.catch((error: unknown) => error))).toBe(states[wrong]);
        // Whatever stood behind it has ended, in the transaction that is taken back.
        expect(await places()).toEqual([]);
        await database.orm.transaction((tx) => ask(tx, 'write', 100));
        expect(await places()).toEqual([100]);
      }),
      { numRuns: 40 },
    );
  });
});

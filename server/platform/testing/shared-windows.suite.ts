import { count } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { createSharedWindows, perClient } from '../base/limits/shared-windows.ts';
import { attemptWindow } from '../base/limits/tables.ts';
import { memoryWindows } from '../base/limits/testing/memory-windows.ts';
import { onBackends } from './on-backends.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits in the database, as two nodes see them. */
onBackends((backend) => {
  describe('[sec 9] limits that nodes share', () => {
    let database: Database;
    let time = 10 * day;
    const now = () => time;
    let names = 0;
    /** A limit nobody has counted in, at two nodes. */
    const twoNodes = (limit: { attempts: number; windowMs: number }, clock = now) => {
      names += 1;
      const open = () => createSharedWindows(database.orm, clock)(`limit ${names}`, limit);
      return [open(), open()] as const;
    };
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    test('[law] two nodes together let through what one in memory would', async () => {
      const step = fc.record({ wait: fc.integer({ min: 0, max: 20 }), node: fc.constantFrom(0, 1) });
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 1, max: 30 }),
          fc.array(step, { maxLength: 12 }),
          async (attempts, windowMs, steps) => {
            const nodes = twoNodes({ attempts, windowMs });
            const model = memoryWindows(now)('model', { attempts, windowMs });
            for (const { wait, node } of steps) {
              time += wait;
              expect(await nodes[node].waitMs('key')).toBe(await model.waitMs('key'));
              expect(await nodes[node].enter('key')).toBe(await model.enter('key'));
            }
          },
        ),
        { numRuns: 8 },
      );
    });

    test('attempts that come together at both nodes are counted one by one', async () => {
      const [one, two] = twoNodes({ attempts: 5, windowMs: minute });
      const waits = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? one : two).enter('key')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(new Set(waits)).toEqual(new Set([0, minute]));
      await two.forget('key');
      expect(await one.enter('key')).toBe(0);
    });

    test('nobody waits longer than the window, however the clock is put', async () => {
      const [one] = twoNodes({ attempts: 1, windowMs: minute });
      for (const jump of [2 * day, -3 * day, day, -day / 2, 10]) {
        time += jump;
        const waitMs = await one.enter('key');
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThanOrEqual(minute);
      }
    });

    test('outside of tests the clock is that of the database', async () => {
      const [one] = twoNodes({ attempts: 1, windowMs: minute }, Date.now);
      expect(await one.enter('key')).toBe(0);
      const waitMs = await one.enter('key');
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(minute);
    });

    test('a network counts as one client, and nothing can be read from the rows', async () => {
      const [one] = twoNodes({ attempts: 1, windowMs: minute });
      const clients = perClient(one);
      expect(await clients.enter('2001:db8::1')).toBe(0);
      expect(await clients.waitMs('2001:db8::2')).toBe(minute);
      expect(await clients.enter('192.0.2.1')).toBe(0);
      await one.enter('anna@example.com');
      const rows = JSON.stringify(await database.orm.select().from(attemptWindow));
      expect(rows).not.toMatch(/2001:db8|192\.0\.2|anna|limit/);
    });

    test('rows that say nothing any more are swept', async () => {
      time += 10 * day;
      const fresh = createSharedWindows(database.orm, now)('fresh', { attempts: 1, windowMs: minute });
      await fresh.enter('one');
      const [rows] = await database.orm.select({ rows: count() }).from(attemptWindow);
      // What was counted on the database's own clock stays.
      expect(rows?.rows).toBeLessThanOrEqual(2);
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createRenderLimit, Overloaded } from './render-limit.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { pageOutcome } from './testing/sample-outcome.ts';

describe('[reliability] pages above the limit', () => {
  test('[law] whatever comes and ends in whatever order, no more are under way, and nobody is sent away while there is room', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('comes' as const),
        whom: fc.constantFrom('customer' as const, 'everybody' as const),
      }),
      fc.record({ kind: fc.constant('ends' as const), which: fc.nat(), fails: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 60 }),
        async (most, steps) => {
          let shed = 0;
          const limit = createRenderLimit(most, () => {
            shed += 1;
          });
          const underWay: PromiseWithResolvers<void>[] = [];
          for (const one of steps) {
            if (one.kind === 'comes') {
              const part = one.whom === 'customer' ? most : Math.max(1, Math.floor((most * 3) / 4));
              const hasRoom = underWay.length < part;
              const before = shed;
              const page = Promise.withResolvers<void>();
              const make = vi.fn(() => page.promise);
              const made = limit(one.whom, make);
              expect([make.mock.calls.length, shed - before]).toEqual(hasRoom ? [1, 0] : [0, 1]);
              if (hasRoom) underWay.push(page);
              // Settled before the next step, where it is not held.
              if (hasRoom) made.catch(() => undefined);
              else await expect(made).rejects.toBeInstanceOf(Overloaded);
            } else {
              const [page] = underWay.splice(one.which % Math.max(1, underWay.length), 1);
              if (one.fails) page?.reject(new Error('broken'));
              else page?.resolve();
              await new Promise((next) => setImmediate(next));
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('are answered 503 at once with a moment to come back; pages of the cache and /livez as ever', async () => {
    const held = Promise.withResolvers<void>();
    await using fake = await startFakeHost({
      env: { RENDER_LIMIT: '4' },
      resolve: async ({ url }) => {
        if (url.startsWith('/new-')) await held.promise;
        return pageOutcome(url);
      },
    });
    expect((await fake.ask('/about')).status).toBe(200);
    const waiting = [1, 2, 3].map((n) => fake.ask(`/new-${n}`));
    await vi.waitUntil(() => fake.visits.length === 4);
    // The same address is the same work.
    const passenger = fake.ask('/new-1');

    const shed = await fake.ask('/new-4');
    expect([shed.status, shed.headers['retry-after'], shed.headers['cache-control']]).toEqual([
      503,
      '1',
      'private, no-store',
    ]);
    expect(shed.text).toContain('Spróbuj ponownie');
    const plan = await fake.ask('/_plan/new-5');
    expect([plan.status, plan.headers['retry-after'], plan.headers['content-type']]).toEqual([
      503,
      '1',
      'application/json; charset=utf-8',
    ]);
    // The last room is for who signed in, until it is taken, too.
    const signedIn = { headers: { cookie: 'session=anna' } };
    expect((await fake.ask('/cabinet', signedIn)).status).toBe(200);
    const own = fake.ask('/new-1', signedIn);
    await vi.waitUntil(() => fake.visits.length === 6);
    expect((await fake.ask('/cabinet', signedIn)).status).toBe(503);
    for (const path of ['/about', '/livez', '/readyz'])
      expect([path, (await fake.ask(path)).status]).toEqual([path, 200]);
    expect(await fake.host.metrics.text()).toContain('mozaika_pages_shed_total 3');
    expect(fake.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);

    held.resolve();
    const answered = await Promise.all([...waiting, passenger, own]);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fake.ask('/new-4')).status).toBe(200);
    expect(
      fake.visits.filter(({ url, session }) => url === '/new-1' && session.kind === 'anonymous'),
    ).toHaveLength(1);
  });

  test('an expired copy is better than none', async () => {
    let now = 1_000_000;
    const held = Promise.withResolvers<void>();
    await using fake = await startFakeHost({
      env: { RENDER_LIMIT: '1' },
      now: () => now,
      resolve: async ({ url }) => {
        if (url === '/held') await held.promise;
        return pageOutcome(url);
      },
    });
    await fake.ask('/about');
    // Past the moment in which a copy stands in by itself.
    now += 600_000;
    const waiting = fake.ask('/held');
    await vi.waitUntil(() => fake.visits.length === 2);
    expect((await fake.ask('/about')).status).toBe(200);
    expect(fake.visits).toHaveLength(2);
    held.resolve();
    await waiting;
  });
});

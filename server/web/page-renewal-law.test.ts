import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graceMs } from './page-renewal.ts';
import { createRenewalSite } from './testing/renewal-site.ts';

const minute = 60_000;

const path = fc.constantFrom('/a', '/b', '/c', '/d');
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('visit' as const), path }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('publish' as const), path }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('finish' as const, 'finish' as const, 'fail' as const, 'goOffline' as const),
      which: fc.nat(6),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1000, 4000, 30_000, minute),
    }),
  },
);

/** Two make a page whose blocks have changed with the hour: one of them succeeds, then the other fails. */
const failedBesideAnother: Step[] = [
  { do: 'wait', ms: minute },
  { do: 'wait', ms: minute },
  { do: 'visit', path: '/d' },
  { do: 'wait', ms: 30_000 },
  { do: 'visit', path: '/d' },
  { do: 'finish', which: 0 },
  { do: 'visit', path: '/d' },
  { do: 'finish', which: 0 },
  { do: 'fail', which: 0 },
  { do: 'wait', ms: minute },
  { do: 'visit', path: '/d' },
];

test('[issue 16] law: whatever happens in whatever order, a copy at hand is of after the last publish, at most a moment too old, and never hides a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const until = 150_000;
      const site = createRenewalSite((one) => (one === '/d' ? until : undefined));
      const visitors: Promise<unknown>[] = [];
      /** Copies that somebody tried in vain to make anew. */
      const refused = new Set<unknown>();
      for (const action of steps) {
        if (action.do === 'wait') site.wait(action.ms);
        if (action.do === 'publish') site.publish(action.path);
        if (action.do === 'visit') {
          const page = site.renewal.atHand(action.path, '');
          if (page === undefined) {
            const atLeast = site.versionOf(action.path);
            const seen = site.visit(action.path).text.then(
              (text) => {
                const isOffline = text === 'offline';
                if (!isOffline) expect(Number(text.split(' ')[1])).toBeGreaterThanOrEqual(atLeast);
              },
              (error: Error) => expect(error.message).toBe('host down'),
            );
            visitors.push(seen);
          } else {
            expect(page.identity.body.toString()).toBe(`${action.path} ${site.versionOf(action.path)}`);
            if (page.expiresAt <= site.now()) {
              expect(site.now() - page.expiresAt).toBeLessThan(graceMs);
              expect(page.freshness.until ?? Number.POSITIVE_INFINITY).toBeGreaterThan(site.now());
              expect(refused.has(page)).toBe(false);
            }
          }
        }
        if ('which' in action) {
          const one = site.making[action.which % Math.max(1, site.making.length)];
          if (one) {
            const copy = site.copyOf(one.path);
            // What was begun before a publish, or before another made the copy, says nothing of it.
            if (action.do !== 'finish' && one.publishes === site.publishes() && copy === one.before)
              refused.add(copy);
            one[action.do]();
          }
        }
        await site.settle();
        expect(site.mostAhead()).toBeLessThanOrEqual(2);
      }
      while (site.making.length > 0) {
        site.making[0]?.finish();
        await site.settle();
      }
      await Promise.all(visitors);
      for (const one of ['/a', '/b', '/c']) {
        const last = site.visit(one);
        await site.settle();
        for (const left of [...site.making]) left.finish();
        expect(await last.text).toBe(`${one} ${site.versionOf(one)}`);
      }
    }),
    { numRuns: 200, examples: [[failedBesideAnother]] },
  );
});

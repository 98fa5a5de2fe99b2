import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageAnswers, type Produced } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenewal, graceMs } from './page-renewal.ts';
import { freshness } from './testing/sample-outcome.ts';

const minute = 60_000;

/** One page being made; the test ends it. */
interface Making {
  readonly path: string;
  /** How often something had been published when it began. */
  readonly publishes: number;
  /** The copy there was then: what this one, if it fails, has failed to make anew. */
  readonly before: unknown;
  readonly finish: () => void;
  readonly fail: () => void;
  readonly goOffline: () => void;
}

/** A cache with its renewal on a clock in the test's hands. Each page says its version. */
function createSite(untilOf: (path: string) => number | undefined = () => undefined) {
  let time = 0;
  const now = () => time;
  const cache = createPageCache({ maxBytes: 1024 * 1024, now });
  const answers = createPageAnswers({ cache, now, onStale: () => undefined });
  const versions = new Map<string, number>();
  const versionOf = (path: string) => versions.get(path) ?? 0;
  const making: Making[] = [];
  const ahead: string[] = [];
  let aheadNow = 0;
  let mostAhead = 0;
  const results: string[] = [];
  let publishes = 0;

  function make(path: string): Promise<Produced> {
    const { promise, resolve, reject } = Promise.withResolvers<Produced>();
    const body = Buffer.from(`${path} ${versionOf(path)}`);
    const answer = { status: 200, headers: {}, body };
    const until = untilOf(path);
    const readAt = { tags: [`page:${path}`], ...(until !== undefined && until > time && { until }) };
    const end = (how: () => void) => () => {
      const at = making.indexOf(one);
      if (at >= 0) making.splice(at, 1);
      how();
    };
    const one: Making = {
      path,
      publishes,
      before: cache.findAny(path, ''),
      finish: end(() =>
        resolve({ answer, freshness: freshness(readAt), cachePolicy: 'keep', bounded: true }),
      ),
      fail: end(() => reject(new Error('host down'))),
      goOffline: end(() =>
        resolve({
          answer: { status: 503, headers: {}, body: Buffer.from('offline') },
          freshness: freshness({ ...readAt, maxAgeS: 0 }),
          cachePolicy: 'pass',
          bounded: true,
        }),
      ),
    };
    making.push(one);
    return promise;
  }
  const renewal = createPageRenewal({
    cache,
    answers,
    now,
    produce: async (path) => {
      ahead.push(path);
      aheadNow += 1;
      mostAhead = Math.max(mostAhead, aheadNow);
      try {
        return await make(path);
      } finally {
        aheadNow -= 1;
      }
    },
    onResult: (result) => results.push(result),
    onError: () => undefined,
  });
  return {
    renewal,
    making,
    /** Paths that were made ahead of visitors, in order. */
    ahead,
    results,
    now,
    versionOf,
    mostAhead: () => mostAhead,
    publishes: () => publishes,
    copyOf: (path: string) => cache.findAny(path, ''),
    wait: (ms: number) => {
      time += ms;
    },
    publish(path: string) {
      publishes += 1;
      versions.set(path, versionOf(path) + 1);
      renewal.renewDropped(cache.invalidate([`page:${path}`]));
    },
    publishAll(paths: readonly string[]) {
      renewal.renewDropped(cache.invalidate(paths.map((path) => `page:${path}`)));
    },
    /** What a visitor gets who asks now: at once, or when it has been made. */
    visit(path: string): { readonly atOnce: string | undefined; readonly text: Promise<string> } {
      const page = renewal.atHand(path, '');
      if (page !== undefined) {
        const atOnce = page.identity.body.toString();
        return { atOnce, text: Promise.resolve(atOnce) };
      }
      const answered = answers.answer(path, '', () => make(path));
      return {
        atOnce: undefined,
        text: answered.then((one) =>
          (one.kind === 'finished' ? one.page.identity.body : one.answer.body).toString(),
        ),
      };
    },
    /** Everything that follows from what happened so far has run. */
    settle: () => new Promise((done) => setImmediate(done)),
    /** Lets a visitor make the page, and others read it. */
    async open(path: string, readers: number) {
      const first = this.visit(path);
      await this.settle();
      for (const one of [...making]) one.finish();
      await first.text;
      for (let reader = 0; reader < readers; reader++) expect(this.visit(path).atOnce).toBeDefined();
    },
  };
}

describe('[issue 16] a page that is in use', () => {
  test('is served as it was while it is made anew once, when its documents have aged', async () => {
    const site = createSite();
    await site.open('/a', 3);
    site.wait(minute + 1);
    expect([1, 2, 3].map(() => site.visit('/a').atOnce)).toEqual(['/a 0', '/a 0', '/a 0']);
    expect(site.ahead).toEqual(['/a']);
    site.making[0]?.finish();
    await site.settle();
    expect(site.results).toEqual(['made']);
    site.wait(minute - 1);
    expect(site.visit('/a').atOnce).toBe('/a 0');
    expect(site.ahead).toEqual(['/a']);
  });

  test('is not served at once when it was not asked for in time', async () => {
    const site = createSite();
    await site.open('/a', 3);
    site.wait(minute + graceMs);
    expect(site.visit('/a').atOnce).toBeUndefined();
    expect(site.ahead).toEqual([]);
  });

  test.each(['fail', 'goOffline'] as const)(
    'is not masked by its copy when renewing it did %s',
    async (how) => {
      const site = createSite();
      await site.open('/a', 1);
      site.wait(minute);
      expect(site.visit('/a').atOnce).toBe('/a 0');
      site.making[0]?.[how]();
      await site.settle();
      const next = site.visit('/a');
      expect(next.atOnce).toBeUndefined();
      await site.settle();
      site.making[0]?.goOffline();
      expect(await next.text).toBe('offline');
    },
  );

  test('[studio] is not served past the moment at which a block comes or goes', async () => {
    const site = createSite(() => 30_000);
    await site.open('/a', 1);
    site.wait(30_000);
    expect(site.visit('/a').atOnce).toBeUndefined();
  });

  test('is made anew at once after a publish, two at a time, those first that most people read', async () => {
    const site = createSite();
    const paths = ['/a', '/b', '/c', '/d', '/unread'];
    for (const [index, path] of paths.entries()) await site.open(path, [1, 4, 2, 3, 0][index] ?? 0);
    site.publishAll(paths);
    while (site.making.length > 0) {
      site.making[0]?.finish();
      await site.settle();
    }
    expect(site.ahead).toEqual(['/b', '/d', '/c', '/a']);
    expect(site.mostAhead()).toBe(2);
    for (const path of ['/a', '/b', '/c', '/d']) expect(site.visit(path).atOnce).toBe(`${path} 0`);
  });

  test('is given up while it waits for its turn and nobody asks for it', async () => {
    const site = createSite();
    for (const path of ['/a', '/b', '/c']) await site.open(path, 1);
    site.publishAll(['/a', '/b', '/c']);
    site.wait(graceMs);
    for (const one of [...site.making]) one.finish();
    await site.settle();
    expect(site.ahead).toEqual(['/a', '/b']);
    expect(site.results.toSorted()).toEqual(['given_up', 'made', 'made']);
  });

  test('shares its renewal with whoever comes meanwhile, and is made again when something is published', async () => {
    const site = createSite();
    await site.open('/a', 1);
    site.publish('/a');
    const visitor = site.visit('/a');
    await site.settle();
    expect(site.making).toHaveLength(1);
    site.publish('/other');
    site.making[0]?.finish();
    expect(await visitor.text).toBe('/a 1');
    await site.settle();
    expect(site.ahead).toEqual(['/a', '/a']);
    site.making[0]?.finish();
    await site.settle();
    expect(site.visit('/a').atOnce).toBe('/a 1');
  });

  test('is left alone when the server stops, which waits for what is under way', async () => {
    const site = createSite();
    for (const path of ['/a', '/b', '/c']) await site.open(path, 1);
    site.publishAll(['/a', '/b', '/c']);
    let isStopped = false;
    const stopped = site.renewal.stop().then(() => {
      isStopped = true;
    });
    await site.settle();
    expect(isStopped).toBe(false);
    for (const one of [...site.making]) one.finish();
    await stopped;
    expect(site.ahead).toEqual(['/a', '/b']);
  });
});

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
      const site = createSite((one) => (one === '/d' ? until : undefined));
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

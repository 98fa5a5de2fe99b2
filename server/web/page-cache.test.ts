import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Freshness } from '#engine/plan.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { freshness } from './testing/sample-outcome.ts';

const megabyte = 1024 * 1024;
const finish = (text: string, changes: Partial<Freshness> = {}, status = 200) =>
  finishPage({ status, headers: {}, body: Buffer.from(text) }, freshness(changes), { nowMs: 0 });
const textOf = (page: FinishedPage | undefined) => page?.identity.body.toString();
const about = { path: '/about', query: '', bounded: true };

describe('page cache', () => {
  test('parameters nobody read do not split it; those that were read do', async () => {
    const cache = createPageCache({ maxBytes: megabyte, now: () => 0 });
    cache.store({ ...about, query: 'utm_source=a' }, await finish('about'), 0);
    expect(textOf(cache.find('/about', 'utm_source=b&x=1'))).toBe('about');
    cache.store(
      { path: '/posts', query: 'page=2&utm_source=a', bounded: true },
      await finish('two', { queryRead: ['page'] }),
      0,
    );
    expect(textOf(cache.find('/posts', 'utm_source=c&page=2'))).toBe('two');
    expect(cache.find('/posts', 'page=3')).toBeUndefined();
    expect(cache.find('/posts', '')).toBeUndefined();
    expect(cache.find('/posts', 'page=2&page=3')).toBeUndefined();
  });

  test('drops what read a changed tag, and only that; `*` drops all', async () => {
    const cache = createPageCache({ maxBytes: megabyte, now: () => 0 });
    cache.store(about, await finish('about', { tags: ['page:about', 'menu:main'] }), 0);
    cache.store({ ...about, path: '/faq' }, await finish('faq', { tags: ['page:faq'] }), 0);
    cache.invalidate(['menu:main']);
    expect(cache.find('/about', '')).toBeUndefined();
    expect(textOf(cache.find('/faq', ''))).toBe('faq');
    cache.invalidate(['*']);
    expect(cache.size).toBe(0);
  });

  test('an outcome resolved before an invalidation is not stored after it', async () => {
    const cache = createPageCache({ maxBytes: megabyte, now: () => 0 });
    const generation = cache.generation();
    cache.invalidate(['page:about']);
    expect(cache.store(about, await finish('old'), generation)).toBe(false);
    expect(cache.find('/about', '')).toBeUndefined();
  });

  test('stays within its bytes, and a flood of invented addresses displaces no real page', async () => {
    const cache = createPageCache({ maxBytes: megabyte, now: () => 0 });
    cache.store(about, await finish('about'), 0);
    const notFound = await finish('x'.repeat(500), { tags: ['page:404'] }, 404);
    for (let i = 0; i < 2000; i++)
      cache.store({ path: `/random-${i}`, query: '', bounded: false }, notFound, 0);
    expect(cache.size).toBeLessThan(100);
    expect(textOf(cache.find('/about', ''))).toBe('about');
    cache.invalidate(['page:404']);
    expect(cache.size).toBe(1);
  });

  test('with no memory it keeps nothing', async () => {
    const cache = createPageCache({ maxBytes: 0, now: () => 0 });
    expect(cache.store(about, await finish('about'), 0)).toBe(false);
  });

  test('a page is fresh for its time, and can still be had after it', async () => {
    let time = 0;
    const cache = createPageCache({ maxBytes: megabyte, now: () => time });
    cache.store(about, await finish('about', { maxAgeS: 60 }), 0);
    time = 59_999;
    expect(textOf(cache.find('/about', ''))).toBe('about');
    time = 60_000;
    expect(cache.find('/about', '')).toBeUndefined();
    expect(textOf(cache.findAny('/about', ''))).toBe('about');
  });
});

/** Steps a site goes through; `land` ends the n-th running resolve, in any order. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('visit' as const),
    path: fc.constantFrom('/a', '/b'),
    page: fc.constantFrom('', '1', '2'),
    utm: fc.constantFrom('', 'x', 'y'),
  }),
  fc.record({ kind: fc.constant('publish' as const), path: fc.constantFrom('/a', '/b') }),
  fc.record({ kind: fc.constant('land' as const), pick: fc.nat(20), fails: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
);

test('whatever happens in whatever order: no visit gets content older than the last publish before it, or another page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let time = 0;
      const now = () => time;
      const cache = createPageCache({ maxBytes: megabyte, now });
      const { answer } = createPageAnswers({ cache, now, onStale: () => {} });
      const versions = new Map([
        ['/a', 0],
        ['/b', 0],
      ]);
      const versionOf = (path: string) => versions.get(path) ?? 0;
      const running: { finish: () => void; fail: () => void }[] = [];
      const checks: Promise<void>[] = [];
      const settle = async () => {
        for (let i = 0; i < 10; i++) await Promise.resolve();
      };
      for (const action of steps) {
        if (action.kind === 'wait') time += action.seconds * 1000;
        if (action.kind === 'publish') {
          versions.set(action.path, versionOf(action.path) + 1);
          cache.invalidate([`page:${action.path}`]);
        }
        if (action.kind === 'land') {
          const [flight] = running.splice(action.pick % Math.max(1, running.length), 1);
          if (action.fails) flight?.fail();
          else flight?.finish();
        }
        if (action.kind === 'visit') {
          const { path, page, utm } = action;
          const atLeast = versionOf(path);
          const readsPage = path === '/a';
          const query = new URLSearchParams({ ...(page && { page }), ...(utm && { utm }) }).toString();
          const produce = () => {
            const text = `${path} ${readsPage ? page : ''} ${versionOf(path)}`;
            return new Promise<Parameters<typeof answer>[2] extends () => Promise<infer P> ? P : never>(
              (resolve, reject) =>
                running.push({
                  fail: () => reject(new Error('host down')),
                  finish: () =>
                    resolve({
                      answer: { status: 200, headers: {}, body: Buffer.from(text) },
                      freshness: freshness({ tags: [`page:${path}`], queryRead: readsPage ? ['page'] : [] }),
                      cachePolicy: 'keep',
                      bounded: true,
                    }),
                }),
            );
          };
          checks.push(
            answer(path, query, produce).then(
              (answered) => {
                const body =
                  answered.kind === 'finished' ? answered.page.identity.body : answered.answer.body;
                const [gotPath, gotPage, version] = body.toString().split(' ');
                expect([gotPath, gotPage]).toEqual([path, readsPage ? page : '']);
                expect(Number(version)).toBeGreaterThanOrEqual(atLeast);
              },
              (error: Error) => expect(error.message).toBe('host down'),
            ),
          );
        }
        await settle();
      }
      const all = Promise.all(checks);
      let done = false;
      const end = all.finally(() => {
        done = true;
      });
      while (!done) {
        for (const flight of running.splice(0)) flight.finish();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await end;
    }),
    { numRuns: 300 },
  );
});

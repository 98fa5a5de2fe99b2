import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinishedPage } from '../finished-page.ts';
import { createPageAnswers, type Produced } from '../page-answers.ts';
import { createPageCache } from '../page-cache.ts';
import { freshness } from '../testing/sample-outcome.ts';
import { everyPageKey, surrogateKeyOf } from './cdn-headers.ts';
import { againAfterMs, createCdnPurge, retryAfterMs, type SendPurge } from './cdn-purge.ts';

/** Time in the test's hands, for what waits on it. */
function createClock() {
  let time = 0;
  const waiting = new Set<{ readonly at: number; readonly go: () => void }>();
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    now: () => time,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const one = { at: time + ms, go: resolve };
        waiting.add(one);
        signal.addEventListener('abort', () => {
          waiting.delete(one);
          reject(new Error('stopped'));
        });
      }),
    settle,
    async pass(ms: number) {
      const end = time + ms;
      for (;;) {
        await settle();
        const [next] = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        waiting.delete(next);
        time = Math.max(time, next.at);
        next.go();
      }
      time = end;
      await settle();
    },
  };
}

function startPurge(answer: () => 'ok' | 'refused' = () => 'ok') {
  const clock = createClock();
  const asked: { readonly at: number; readonly keys: readonly string[] }[] = [];
  const results: string[] = [];
  const send: SendPurge = async (keys) => {
    asked.push({ at: clock.now(), keys });
    if (answer() === 'refused') throw new Error('503');
  };
  const purge = createCdnPurge({
    send,
    wait: clock.wait,
    onResult: (result) => results.push(result),
    onError: () => undefined,
  });
  return { clock, asked, results, ...purge };
}

describe('[cdn] what is out of date', () => {
  test('is named at once, and again for a page that was on its way', async () => {
    const { clock, asked, purge, results } = startPurge();
    purge(['pages:home', 'posts']);
    await clock.pass(againAfterMs);
    const keys = [surrogateKeyOf('pages:home'), surrogateKeyOf('posts')];
    expect(asked).toEqual([
      { at: 0, keys },
      { at: againAfterMs, keys },
    ]);
    expect(results).toEqual(['done', 'done']);
  });

  test('is everything where everything changed, or very much', async () => {
    const { clock, asked, purge } = startPurge();
    purge(['*', 'posts']);
    await clock.pass(0);
    purge(Array.from({ length: 500 }, (_, index) => `pages:${index}`));
    await clock.pass(0);
    expect(asked.map(({ keys }) => keys)).toEqual([[everyPageKey], [everyPageKey]]);
  });

  test('goes in requests of thirty', async () => {
    const { clock, asked, purge } = startPurge();
    purge(Array.from({ length: 70 }, (_, index) => `pages:${index}`));
    await clock.pass(0);
    expect(asked.map(({ keys }) => keys.length)).toEqual([30, 30, 10]);
  });

  test('is named until the CDN takes it, with what came meanwhile, and no longer than a page lives', async () => {
    let up = false;
    const { clock, asked, purge, results } = startPurge(() => (up ? 'ok' : 'refused'));
    purge(['a']);
    await clock.settle();
    purge(['b']);
    up = true;
    await clock.pass(retryAfterMs[0]);
    expect(asked.at(-1)).toEqual({ at: retryAfterMs[0], keys: [surrogateKeyOf('a'), surrogateKeyOf('b')] });
    expect(results).toEqual(['failed', 'done']);

    up = false;
    await clock.pass(againAfterMs);
    const before = asked.length;
    await clock.pass(10 * 60_000);
    expect(asked.length - before).toBeLessThanOrEqual(retryAfterMs.length);
  });

  test('is named to nobody once the server stops', async () => {
    const { clock, asked, purge, stop } = startPurge(() => 'refused');
    purge(['a']);
    await clock.settle();
    await stop();
    purge(['b']);
    await clock.pass(60_000);
    expect(asked).toHaveLength(1);
  });
});

const paths = ['/a', '/b', '/c'] as const;
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('visit' as const), path: fc.constantFrom(...paths) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('publish' as const), path: fc.constantFrom(...paths) }),
  },
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 90_000 }) }),
  fc.record({ kind: fc.constant('outage' as const), on: fc.boolean() }),
);

/** A CDN as the standards have it: keeps a page for as long as it may, less the age it came with, and drops what carries a key. */
function createModelCdn(now: () => number) {
  const kept = new Map<string, { readonly text: string; readonly keys: string[]; readonly until: number }>();
  return {
    find(path: string) {
      const one = kept.get(path);
      return one !== undefined && now() < one.until ? one.text : undefined;
    },
    keep(path: string, { identity, headers, agesFrom }: FinishedPage) {
      const maxAge = Number(/max-age=(\d+)/.exec(headers['cdn-cache-control'] ?? '')?.[1]);
      const age = (now() - (agesFrom ?? 0)) / 1000;
      const keys = (headers['surrogate-key'] ?? '').split(' ');
      kept.set(path, { text: identity.body.toString(), keys, until: now() + (maxAge - age) * 1000 });
    },
    drop(keys: readonly string[]) {
      for (const [path, one] of kept) if (one.keys.some((key) => keys.includes(key))) kept.delete(path);
    },
  };
}

test('[law] [cdn] whatever is published and visited in whatever order: a CDN that hears of it shows the published page, and one that does not shows no page older than a minute', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const clock = createClock();
      const { now } = clock;
      const cdn = createModelCdn(now);
      const cache = createPageCache({ maxBytes: 1024 * 1024, now });
      const answers = createPageAnswers({ cache, now, cdn: true, onStale: () => undefined });
      const published = new Map<string, { version: number; at: number }>();
      let isDown = false;
      let isTold = true;
      const purge = createCdnPurge({
        send: async (keys) => {
          if (isDown) throw new Error('down');
          cdn.drop(keys);
        },
        wait: clock.wait,
        onResult: (result) => {
          isTold = result === 'done';
        },
        onError: () => undefined,
      });
      const textOf = (path: string) => `${path} ${published.get(path)?.version ?? 0}`;
      const produce = (path: string) => async (): Promise<Produced> => ({
        answer: { status: 200, headers: {}, body: Buffer.from(textOf(path)) },
        freshness: freshness({ tags: [`page:${path}`], maxAgeS: 60 }),
        cachePolicy: 'keep',
        bounded: true,
      });
      const visit = async (path: string): Promise<string> => {
        const kept = cdn.find(path);
        if (kept !== undefined) return kept;
        const answered = await answers.answer(path, '', produce(path));
        if (answered.kind !== 'finished') throw new Error('a page of everybody');
        cdn.keep(path, answered.page);
        return answered.page.identity.body.toString();
      };
      for (const one of steps) {
        if (one.kind === 'outage') isDown = one.on;
        else if (one.kind === 'pass') await clock.pass(one.ms);
        else if (one.kind === 'publish') {
          published.set(one.path, { version: (published.get(one.path)?.version ?? 0) + 1, at: now() });
          cache.invalidate([`page:${one.path}`]);
          purge.purge([`page:${one.path}`]);
          await clock.settle();
        } else {
          const text = await visit(one.path);
          const isOld = now() - (published.get(one.path)?.at ?? 0) >= 60_000;
          if (isTold || isOld) expect(text).toBe(textOf(one.path));
        }
      }
      await purge.stop();
    }),
    { numRuns: 150 },
  );
});

import { expect } from 'vitest';
import { createPageAnswers, type Produced } from '../page-answers.ts';
import { createPageCache } from '../page-cache.ts';
import { createPageRenewal } from '../page-renewal.ts';
import { freshness } from './sample-outcome.ts';

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
export function createRenewalSite(untilOf: (path: string) => number | undefined = () => undefined) {
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

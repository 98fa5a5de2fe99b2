import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageAnswers, type Produced } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { freshness } from './testing/sample-outcome.ts';

const hour = 3_600_000;

/** A page with one block that is shown between two moments, and by the address's channel: its text says what it holds. */
function pageAt(nowMs: number, query: string, block: { from: number; until: number; channel: boolean }) {
  const on = nowMs >= block.from && nowMs < block.until;
  const channel = new URLSearchParams(query).get('utm_source');
  const shown = on && (!block.channel || channel === 'partner');
  const next = [block.from, block.until].filter((moment) => moment > nowMs);
  return {
    text: shown ? 'block' : 'nothing',
    freshness: freshness({
      maxAgeS: 3600,
      queryRead: on && block.channel ? ['utm_source'] : [],
      ...(next.length > 0 && { until: Math.min(...next) }),
    }),
  };
}

const step = fc.record({
  wait: fc.integer({ min: 0, max: hour }),
  query: fc.constantFrom('', 'utm_source=partner', 'utm_source=other', 'page=2'),
});
const block = fc.record({
  from: fc.integer({ min: -hour, max: 3 * hour }),
  until: fc.integer({ min: -hour, max: 3 * hour }),
  channel: fc.boolean(),
});

test('[law] [studio] whoever comes whenever and whence: a kept page holds the block just when a new one would', async () => {
  await fc.assert(
    fc.asyncProperty(block, fc.array(step, { minLength: 1, maxLength: 20 }), async (one, steps) => {
      let time = 0;
      const now = () => time;
      const cache = createPageCache({ maxBytes: 1024 * 1024, now });
      const answers = createPageAnswers({ cache, now, onStale: () => undefined });
      for (const { wait, query } of steps) {
        time += wait;
        const produce = async (): Promise<Produced> => {
          const made = pageAt(time, query, one);
          const body = Buffer.from(made.text);
          return {
            answer: { status: 200, headers: {}, body },
            freshness: made.freshness,
            cachePolicy: 'keep',
            bounded: true,
          };
        };
        const answered = await answers.answer('/a', query, produce);
        const got = answered.kind === 'finished' ? answered.page.identity.body : answered.answer.body;
        expect(got.toString()).toBe(pageAt(time, query, one).text);
      }
    }),
    { numRuns: 100 },
  );
});

test('[studio] a visit that comes after the moment does not get the page that was begun before it', async () => {
  let time = 0;
  const now = () => time;
  const cache = createPageCache({ maxBytes: 1024 * 1024, now });
  const { answer } = createPageAnswers({ cache, now, onStale: () => undefined });
  const produced = (text: string, until?: number): Produced => ({
    answer: { status: 200, headers: {}, body: Buffer.from(text) },
    freshness: freshness(until === undefined ? {} : { until }),
    cachePolicy: 'keep',
    bounded: true,
  });
  const { promise: held, resolve: land } = Promise.withResolvers<Produced>();
  const early = answer('/a', '', () => held);
  time = 5;
  const late = answer('/a', '', async () => produced('after'));
  land(produced('before', 5));
  const texts = (await Promise.all([early, late])).map((one) =>
    (one.kind === 'finished' ? one.page.identity.body : one.answer.body).toString(),
  );
  expect(texts).toEqual(['before', 'after']);
});

test('[studio] while content fails, a copy with blocks of an earlier moment gives way to a page that could be made', async () => {
  let time = 0;
  const now = () => time;
  const cache = createPageCache({ maxBytes: 1024 * 1024, now });
  const { answer } = createPageAnswers({ cache, now, onStale: () => undefined });
  const produce =
    (text: string, cachePolicy: Produced['cachePolicy'], status = 200) =>
    async (): Promise<Produced> => ({
      answer: { status, headers: {}, body: Buffer.from(text) },
      freshness: freshness({ until: 1000 }),
      cachePolicy,
      bounded: true,
    });
  const textOf = async (made: () => Promise<Produced>) => {
    const one = await answer('/a', '', made);
    return (one.kind === 'finished' ? one.page.identity.body : one.answer.body).toString();
  };
  await textOf(produce('old', 'keep'));
  time = 1000;
  expect(await textOf(produce('made of last good copies', 'avoid'))).toBe('made of last good copies');
  expect(await textOf(produce('out of order', 'avoid', 503))).toBe('old');
});

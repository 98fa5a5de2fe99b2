import { describe, expect, test } from 'vitest';
import type { Freshness } from '#engine/plan.ts';
import { type Answered, createPageAnswers, type Produced } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { freshness } from './testing/sample-outcome.ts';

function setUp() {
  let time = 0;
  const now = () => time;
  const cache = createPageCache({ maxBytes: 1024 * 1024, now });
  const stale: string[] = [];
  const { answer } = createPageAnswers({ cache, now, onStale: (path) => stale.push(path) });
  return { answer, cache, stale, wait: (ms: number) => (time += ms) };
}

function produced(
  text: string,
  changes: Partial<Freshness> = {},
  cachePolicy: Produced['cachePolicy'] = 'keep',
): Produced {
  const answer = { status: 200, headers: {}, body: Buffer.from(text) };
  return { answer, freshness: freshness(changes), cachePolicy, bounded: true };
}

const bodyOf = (answered: Answered) =>
  (answered.kind === 'finished' ? answered.page.identity.body : answered.answer.body).toString();

describe('page answers', () => {
  test('one resolve serves all who ask for the same page meanwhile', async () => {
    const { answer } = setUp();
    let resolves = 0;
    const produce = async () => produced(`version ${++resolves}`);
    const bodies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => answer('/about', `utm_source=${i}`, produce).then(bodyOf)),
    );
    expect(resolves).toBe(1);
    expect(new Set(bodies)).toEqual(new Set(['version 1']));
  });

  test('visits that turn out to differ each get their own page', async () => {
    const { answer } = setUp();
    const bodies = await Promise.all(
      ['1', '2', '3'].map((page) =>
        answer('/posts', `page=${page}`, async () => produced(page, { queryRead: ['page'] })).then(bodyOf),
      ),
    );
    expect(bodies).toEqual(['1', '2', '3']);
  });

  test('[sec 37] an answer for one visitor is handed to no other', async () => {
    const { answer, cache } = setUp();
    const answers = await Promise.all(
      ['first', 'second'].map((name) => answer('/about', '', async () => produced(name, { shared: false }))),
    );
    expect(answers.map(bodyOf)).toEqual(['first', 'second']);
    expect(answers.map(({ kind }) => kind)).toEqual(['once', 'once']);
    expect(cache.size).toBe(0);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['is degraded', () => Promise.resolve(produced('poor', { maxAgeS: 0 }, 'avoid'))],
  ])('an expired copy is served when its refresh %s', async (_case, refresh) => {
    const { answer, stale, wait } = setUp();
    await answer('/about', '', async () => produced('good'));
    wait(61_000);
    expect(bodyOf(await answer('/about', '', refresh))).toBe('good');
    expect(stale).toEqual(['/about']);
    wait(2000);
    expect(bodyOf(await answer('/about', '', async () => produced('new')))).toBe('new');
  });

  test('a degraded answer is sent when there is no copy, and is not kept', async () => {
    const { answer, cache } = setUp();
    const answered = await answer('/about', '', async () => produced('poor', { maxAgeS: 0 }, 'avoid'));
    expect([answered.kind, bodyOf(answered)]).toEqual(['once', 'poor']);
    expect(cache.size).toBe(0);
  });

  test('a changed page has no copy to fall back on', async () => {
    const { answer, cache } = setUp();
    await answer('/about', '', async () => produced('withdrawn'));
    cache.invalidate(['page:about']);
    await expect(answer('/about', '', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  test('a visit after a publish does not join a resolve from before it', async () => {
    const { answer, cache } = setUp();
    const { promise, resolve } = Promise.withResolvers<Produced>();
    const before = answer('/about', '', () => promise);
    cache.invalidate(['page:about']);
    expect(bodyOf(await answer('/about', '', async () => produced('new')))).toBe('new');
    resolve(produced('old'));
    expect(bodyOf(await before)).toBe('old');
    expect(cache.find('/about', '')?.identity.body.toString()).toBe('new');
  });
});

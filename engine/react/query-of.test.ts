import {
  environmentManager,
  focusManager,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refAt } from '#schemas/calls/call-ref.ts';
import { askedEvery, createBlockCache, queryOf } from './query-of.ts';

const call = refAt('GET', '/v2/shop/things');
const input = { query: { q: 'a' }, locale: 'pl' };
const everyMs = 3000;
const polled = { ...queryOf(call, input), ...askedEvery(() => everyMs) };

let asked: { readonly url: string; readonly signal: AbortSignal }[] = [];
let answer: () => Promise<Response>;
const opened: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  answer = async () => Response.json({ data: ['x'] });
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url, signal });
    return answer();
  });
  // On a server nothing is asked again by itself.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.useFakeTimers();
  focusManager.setFocused(true);
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches as a block does. */
function watch(options: QueryObserverOptions) {
  const cache = createBlockCache();
  const observer = new QueryObserver(cache, options);
  cache.mount();
  const leave = observer.subscribe(() => undefined);
  opened.push(() => cache.unmount(), leave);
  return { observer, leave };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('[issue 15] a query made from a call', () => {
  test('asks with the call’s address and gives the data of its envelope', async () => {
    const { observer } = watch(queryOf(call, input));
    await pass(0);
    expect(asked.map(({ url }) => url)).toEqual(['/v2/shop/things?q=a']);
    expect(observer.getCurrentResult().data).toEqual(['x']);
  });

  test('the same question has one key, another language or query has another', () => {
    const keyOf = (given: typeof input) => JSON.stringify(queryOf(call, given).queryKey);
    expect(keyOf({ ...input })).toBe(keyOf(input));
    expect(
      new Set([input, { ...input, locale: 'en' }, { ...input, query: { q: 'b' } }].map(keyOf)).size,
    ).toBe(3);
  });

  test('what the page came with is not asked for again, and no call means no question', async () => {
    const { observer } = watch({ ...queryOf(call, input), initialData: ['first'] });
    watch({ ...queryOf(null, input), ...askedEvery(() => everyMs) });
    await pass(10 * everyMs);
    expect([asked, observer.getCurrentResult().data]).toEqual([[], ['first']]);
  });

  test('rests before it asks; one that nobody waits for is never sent, or ended', async () => {
    const first = watch(queryOf(call, input, 250));
    await pass(200);
    first.leave();
    await pass(1000);
    expect(asked).toHaveLength(0);
    answer = () => new Promise(() => undefined);
    const second = watch(queryOf(call, input, 250));
    await pass(250);
    expect(asked[0]?.signal.aborted).toBe(false);
    second.leave();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('a refusal is not tried again', async () => {
    answer = async () => Response.json({ error: { message: 'no' } }, { status: 409 });
    const { observer } = watch(queryOf(call, input));
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(observer.getCurrentResult().error).toMatchObject({ name: 'Failed', message: 'no' });
  });
});

describe('[issue 15] asked again and again', () => {
  test('one question at a time, until all is known', async () => {
    const { observer } = watch({ ...polled, ...askedEvery((count) => count < 3 && everyMs) });
    await pass(10 * everyMs);
    expect(asked).toHaveLength(3);
    expect(observer.getCurrentResult().data).toEqual(['x']);
  });

  test('not while the page is hidden, and at once when it is looked at again', async () => {
    watch(polled);
    await pass(0);
    focusManager.setFocused(false);
    await pass(10 * everyMs);
    expect(asked).toHaveLength(1);
    focusManager.setFocused(true);
    await pass(0);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['without a connection half as often', () => Promise.reject(new TypeError('down')), 2 * everyMs],
    [
      'while the site is closed half as often',
      async () => Response.json({ data: { text: 'Until noon' } }, { status: 503 }),
      2 * everyMs,
    ],
    [
      'after the time a server asks for',
      async () => Response.json({}, { status: 429, headers: { 'retry-after': '30' } }),
      30_000,
    ],
    ['as before after any other failure', async () => Response.json({}, { status: 500 }), everyMs],
  ])('%s', async (_what, failing, pauseMs) => {
    answer = failing;
    watch(polled);
    await pass(pauseMs - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  test('no more when the session is over', async () => {
    answer = async () => Response.json({}, { status: 401 });
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '', assign: () => undefined });
    watch(polled);
    await pass(20 * everyMs);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(everyMs);
    expect(asked).toHaveLength(1);
  });
});

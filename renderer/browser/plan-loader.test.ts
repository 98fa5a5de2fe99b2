import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlanLoader } from './plan-loader.ts';
import type { ViewBank } from './view-bank.ts';

const about = new URL('https://shop.test/about?tab=1');

describe('[issue 6] a move shows what is live when its link is pressed', () => {
  let live: string;
  const asked: string[] = [];
  const preload = vi.fn(async () => undefined);
  const bank: ViewBank = {
    ready: () => undefined,
    whenReady: () => new Promise(() => undefined),
    wake: () => undefined,
    preload,
  };
  const answer = (title: string) =>
    Response.json({
      kind: 'page',
      plan: { title, regions: { header: [], main: [], footer: [] } },
    });

  beforeEach(() => {
    live = 'old';
    asked.length = 0;
    preload.mockClear();
    vi.stubGlobal('location', { pathname: '/', search: '' });
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return answer(live);
    });
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  const settled = () => vi.advanceTimersByTimeAsync(0);

  test('a hint warms the code of the screen, once, and the move asks again', async () => {
    const loader = createPlanLoader(bank);
    loader.prefetch(about, false);
    loader.prefetch(about, false);
    await settled();
    expect([asked, preload.mock.calls.length]).toEqual([['/_plan/about?tab=1'], 1]);
    live = 'new';
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
    expect(asked).toHaveLength(2);
  });

  test('the click of a press takes the press’s answer', async () => {
    const loader = createPlanLoader(bank);
    loader.prefetch(about, false);
    await settled();
    live = 'new';
    loader.prefetch(about, true);
    await settled();
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
    expect(asked).toHaveLength(2);
  });

  test('a press that no click followed counts for a second and no longer', async () => {
    const loader = createPlanLoader(bank);
    loader.prefetch(about, true);
    await settled();
    live = 'new';
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
  });

  test('an answer under way is waited for, whatever asked for it', async () => {
    const loader = createPlanLoader(bank);
    loader.prefetch(about, false);
    loader.prefetch(about, true);
    expect(await loader.load(about)).toMatchObject({ title: 'old' });
    expect(asked).toHaveLength(1);
  });

  test('what was asked ahead and failed is asked again by the move', async () => {
    const loader = createPlanLoader(bank);
    vi.stubGlobal('fetch', async () => {
      vi.stubGlobal('fetch', async () => answer('second'));
      throw new TypeError('the line is down');
    });
    loader.prefetch(about, true);
    expect(await loader.load(about)).toMatchObject({ title: 'second' });
  });

  test('after a deed of the customer nothing that was asked before counts, and the page itself is never asked ahead', async () => {
    const loader = createPlanLoader(bank);
    loader.prefetch(about, true);
    await settled();
    loader.forget();
    live = 'new';
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
    vi.stubGlobal('location', { pathname: '/about', search: '?tab=1' });
    loader.prefetch(about, true);
    expect(asked).toHaveLength(2);
  });
});

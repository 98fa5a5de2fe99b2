import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlanLoader } from './plan-loader.ts';

const about = new URL('https://shop.test/about?tab=1');

describe('[issue 6] a move shows what is live when its link is pressed', () => {
  let live: string;
  const asked: string[] = [];
  const preload = vi.fn(async () => undefined);
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

  const left = vi.fn();
  const loaderOf = (preloadPlan: typeof preload) =>
    createPlanLoader({ preload: preloadPlan, runtime: '/assets/runtime.own.js', leave: left });
  const settled = () => vi.advanceTimersByTimeAsync(0);

  test('a hint warms the code of the screen, once, and the move asks again', async () => {
    const loader = loaderOf(preload);
    loader.prefetch(about, false);
    loader.prefetch(about, false);
    await settled();
    expect([asked, preload.mock.calls.length]).toEqual([['/_plan/about?tab=1'], 1]);
    live = 'new';
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
    expect(asked).toHaveLength(2);
  });

  test('the click of a press takes the press’s answer', async () => {
    const loader = loaderOf(preload);
    loader.prefetch(about, false);
    await settled();
    live = 'new';
    loader.prefetch(about, true);
    await settled();
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
    expect(asked).toHaveLength(2);
  });

  test('a press that no click followed counts for a second and no longer', async () => {
    const loader = loaderOf(preload);
    loader.prefetch(about, true);
    await settled();
    live = 'new';
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loader.load(about)).toMatchObject({ title: 'new' });
  });

  test('an answer under way is waited for, whatever asked for it', async () => {
    const loader = loaderOf(preload);
    loader.prefetch(about, false);
    loader.prefetch(about, true);
    expect(await loader.load(about)).toMatchObject({ title: 'old' });
    expect(asked).toHaveLength(1);
  });

  test('what was asked ahead and failed is asked again by the move', async () => {
    const loader = loaderOf(preload);
    vi.stubGlobal('fetch', async () => {
      vi.stubGlobal('fetch', async () => answer('second'));
      throw new TypeError('the line is down');
    });
    loader.prefetch(about, true);
    expect(await loader.load(about)).toMatchObject({ title: 'second' });
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('the line is down')), 'Offline', ''],
    [
      'an outage',
      async () => Response.json({ error: { message: 'Busy' } }, { status: 502 }),
      'Failed',
      'Busy',
    ],
    ['a page of a proxy', async () => new Response('<html></html>'), 'Failed', ''],
    [
      'no screen',
      async () => Response.json({ kind: 'problem', plan: null, problem: { status: 503 } }),
      'Failed',
      '',
    ],
    ['401', async () => Response.json({}, { status: 401 }), 'Unauthorized', ''],
    ['429', async () => Response.json({}, { status: 429 }), 'TooManyAttempts', ''],
    ['555', async () => Response.json({}, { status: 555 }), 'ProcessUnavailable', ''],
    [
      '503',
      async () => Response.json({ data: { text: 'Until noon' } }, { status: 503 }),
      'SiteOffline',
      'Until noon',
    ],
    [
      'the offline screen',
      async () =>
        Response.json({
          kind: 'problem',
          plan: {},
          problem: { status: 503, message: 'x', text: 'Until noon' },
        }),
      'SiteOffline',
      'Until noon',
    ],
  ])('[issue 15] %s fails as a call does', async (_what, fetching, name, message) => {
    vi.stubGlobal('fetch', fetching);
    await expect(loaderOf(preload).load(about)).rejects.toMatchObject({ name, message });
  });

  test.each([
    ['somebody else', 'ewa', 'anna', true],
    ['nobody any more', 'ewa', undefined, true],
    ['somebody, where nobody was', undefined, 'anna', true],
    ['the same person', 'ewa', 'ewa', false],
    ['whoever it may be', 'ewa', 'unknown', false],
  ])('a screen of %s is loaded as a document of its own, or not', async (_whose, before, person, leaves) => {
    left.mockClear();
    vi.stubGlobal('document', { getElementById: () => ({ dataset: { person: before } }) });
    const plan = { title: 'x', person, regions: { header: [], main: [], footer: [] } };
    vi.stubGlobal('fetch', async () => Response.json({ kind: 'page', plan }));
    const loading = loaderOf(preload).load(about);
    await settled();
    expect(left.mock.calls).toEqual(leaves ? [[about]] : []);
    if (!leaves) expect(await loading).toMatchObject({ title: 'x' });
    vi.stubGlobal('document', undefined);
  });

  test('any other error screen is a screen', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        kind: 'problem',
        plan: { title: 'Not here', regions: { header: [], main: [], footer: [] } },
        problem: { status: 404, message: 'x' },
      }),
    );
    expect(await loaderOf(preload).load(about)).toMatchObject({ title: 'Not here' });
  });

  test.each([
    ['another', '/assets/runtime.next.js', 1],
    ['its own', '/assets/runtime.own.js', 0],
  ])(
    '[issue 16] a Plan of %s build: the page is left for the document where it cannot read it',
    async (_which, runtime, leaves) => {
      left.mockClear();
      vi.stubGlobal('fetch', async () =>
        Response.json({
          kind: 'page',
          plan: { title: 'x', runtime, regions: { header: [], main: [], footer: [] } },
        }),
      );
      const moved = vi.fn();
      const loader = loaderOf(preload);
      loader.prefetch(about, false);
      loader.load(about).then(moved);
      await settled();
      expect(left.mock.calls).toEqual(leaves === 0 ? [] : [[about]]);
      // Nothing of the other build is fetched, and the shown page stays until the document is there.
      expect([moved.mock.calls.length, preload.mock.calls.length > 0]).toEqual(
        leaves === 0 ? [1, true] : [0, false],
      );
    },
  );

  test('a move that was given up is no lost connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('aborted')));
    const loading = loaderOf(preload).load(about, AbortSignal.abort('elsewhere'));
    await expect(loading).rejects.toBe('elsewhere');
  });

  test('after a deed of the customer nothing that was asked before counts, and the page itself is never asked ahead', async () => {
    const loader = loaderOf(preload);
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

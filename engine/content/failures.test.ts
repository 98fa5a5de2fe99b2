import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryMs } from './document-cache.ts';
import { answer, createFakeHost } from './fake-host.ts';
import type { ContentResponse } from './transport.ts';

const page = (title: string) => ({
  data: { alias: 'about', title, layout: 'default', blocks: [] },
});
const dead = new Error('connect ECONNREFUSED');
const visit = (host: ReturnType<typeof createFakeHost>) => host.source.forVisit({ locale: 'pl' });
const expire = (host: ReturnType<typeof createFakeHost>) => {
  host.clockMs += 61_000;
};

describe('classes of failure', () => {
  const rows: [string, Partial<ContentResponse> | Error, object][] = [
    ['no answer', dead, { kind: 'unreachable' }],
    ['500', { status: 500, body: 'oops' }, { kind: 'unreachable', status: 500 }],
    [
      '503 without the host’s text',
      { status: 503, body: { data: {} } },
      { kind: 'unreachable', status: 503 },
    ],
    ['503 with HTML', { status: 503, body: '<h1>Bad gateway</h1>' }, { kind: 'unreachable', status: 503 }],
    [
      '503 with text',
      { status: 503, body: { data: { text: 'Back at 5' } } },
      { kind: 'offline', text: 'Back at 5' },
    ],
    ['555', { status: 555, body: {} }, { kind: 'process-engine-away', status: 555 }],
    [
      'bpm_unavailable',
      { status: 400, body: { errorType: 'bpm_unavailable' } },
      { kind: 'process-engine-away' },
    ],
    ['403', { status: 403, body: {} }, { kind: 'refused', status: 403 }],
    ['a redirect', { status: 302, body: '' }, { kind: 'refused', status: 302 }],
  ];
  test.each(rows)('[spec 8] %s', async (_name, given, expected) => {
    const host = createFakeHost();
    host.respond = () => given;
    const content = visit(host);
    await expect(content.page('about')).rejects.toMatchObject(expected);
    expect(content.reads).toEqual({ tags: new Set(['page:about']), maxAgeS: 0, degraded: true });
    expect(host.warnings).toHaveLength(1);
  });

  test.each(rows.filter(([name]) => name !== '503 with text'))(
    '[sec 39] %s: the last good copy stands in, and nothing made of it is kept',
    async (_name, given) => {
      const host = createFakeHost();
      host.respond = () => answer(page('First'));
      await visit(host).page('about');
      expire(host);
      host.respond = () => given;
      const content = visit(host);
      expect(await content.page('about')).toMatchObject({ title: 'First' });
      expect(content.reads).toMatchObject({ maxAgeS: 0, degraded: true });
    },
  );

  test('[spec 4] a site that is offline is never masked by a last good copy', async () => {
    const host = createFakeHost();
    host.respond = () => answer(page('First'));
    await visit(host).page('about');
    expire(host);
    host.respond = () => ({ status: 503, body: { data: { text: 'Back at 5' } } });
    await expect(visit(host).page('about')).rejects.toMatchObject({ kind: 'offline', text: 'Back at 5' });
    await expect(visit(host).page('about')).rejects.toMatchObject({ kind: 'offline', text: 'Back at 5' });
    expect(host.requests).toHaveLength(2);
    host.clockMs += retryMs;
    host.respond = () => answer(page('Second'));
    expect(await visit(host).page('about')).toMatchObject({ title: 'Second' });
  });

  test('that a document is missing is a last good answer too', async () => {
    const host = createFakeHost();
    expect(await visit(host).page('about')).toBeNull();
    expire(host);
    host.respond = () => dead;
    expect(await visit(host).page('about')).toBeNull();
  });
});

describe('retries', () => {
  test('[sec 39] a failing document is asked for at most every two seconds', async () => {
    const host = createFakeHost();
    host.respond = () => ({ status: 500 });
    for (const [afterMs, requests] of [
      [0, 1],
      [0, 1],
      [retryMs - 1, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      host.clockMs += afterMs;
      await expect(visit(host).page('about')).rejects.toMatchObject({ kind: 'unreachable' });
      expect(host.requests).toHaveLength(requests);
    }
  });

  test('with a last good copy nobody waits for the retry, and its result serves the next visit', async () => {
    const host = createFakeHost();
    host.respond = () => answer(page('First'));
    await visit(host).page('about');
    expire(host);
    host.respond = () => dead;
    await visit(host).page('about');
    host.clockMs += retryMs;
    host.respond = null;
    const waiting = visit(host);
    expect(await waiting.page('about')).toMatchObject({ title: 'First' });
    expect(waiting.reads.degraded).toBe(true);
    expect(host.pending).toHaveLength(1);
    host.pending[0]?.answer(answer(page('Second')));
    await vi.waitFor(async () => {
      const content = visit(host);
      expect(await content.page('about')).toMatchObject({ title: 'Second' });
      expect(content.reads).toMatchObject({ maxAgeS: 60, degraded: false });
    });
    expect(host.requests).toHaveLength(3);
  });

  test('a change lifts the back-off: what was just published is read at once', async () => {
    const host = createFakeHost();
    host.respond = () => answer(page('First'));
    await visit(host).page('about');
    expire(host);
    host.respond = () => dead;
    await visit(host).page('about');
    host.respond = () => answer(page('Second'));
    host.source.invalidate(['page:about']);
    expect(await visit(host).page('about')).toMatchObject({ title: 'Second' });
  });

  test('[sec 39] a dead host costs new addresses nothing, and one probe finds it alive again', async () => {
    const host = createFakeHost();
    host.respond = () => dead;
    const failed = async (path: string) =>
      expect(visit(host).seoRule(path)).rejects.toMatchObject({ kind: 'unreachable' });
    for (const path of ['/1', '/2', '/3', '/4', '/5']) await failed(path);
    expect(host.requests).toHaveLength(3);
    host.clockMs += retryMs;
    await failed('/6');
    await failed('/7');
    expect(host.requests).toHaveLength(4);
    host.clockMs += retryMs;
    host.respond = () => ({ status: 404 });
    for (const path of ['/8', '/9']) expect(await visit(host).seoRule(path)).toBeNull();
    expect(host.requests).toHaveLength(6);
  });

  test('error answers do not make the host count as down: other documents are still asked for', async () => {
    const host = createFakeHost();
    host.respond = ({ path }) => (path.includes('pages') ? { status: 500 } : answer({ data: [] }));
    for (const alias of ['a', 'b', 'c', 'd']) await expect(visit(host).page(alias)).rejects.toThrow();
    expect(await visit(host).lookup('employment')).toEqual([]);
  });
});

describe('a host that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[sec 39] is given up on at the deadline, even when the transport ignores the signal', async () => {
    const host = createFakeHost({ timeoutMs: 700 });
    host.respond = null;
    const read = expect(visit(host).page('about')).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(699);
    expect(host.pending[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await read;
    expect(host.pending[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

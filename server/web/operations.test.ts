import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { stopGracefully } from './graceful-stop.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createReadiness } from './readiness.ts';
import { ask, startFakeHost } from './testing/fake-host.ts';
import { pageOutcome } from './testing/sample-outcome.ts';

describe('health', () => {
  const readyz = async (fake: Awaited<ReturnType<typeof startFakeHost>>) => {
    const { status, text } = await fake.ask('/readyz');
    return [status, JSON.parse(text).reason];
  };

  test('[reliability] tells alive from ready: not before it is warm, and not without its database', async () => {
    let isWarm = false;
    let isThere = true;
    const probeDatabase = async () => {
      if (!isThere) throw new Error('connect ECONNREFUSED');
    };
    await using fake = await startFakeHost({ isWarm: () => isWarm, probeDatabase });
    expect((await fake.ask('/livez')).status).toBe(200);
    expect(await readyz(fake)).toEqual([503, 'starting']);
    isWarm = true;
    expect(await readyz(fake)).toEqual([200, undefined]);
    isThere = false;
    expect(await readyz(fake)).toEqual([503, 'database']);
    expect((await fake.ask('/livez')).status).toBe(200);
    expect((await fake.ask('/about')).status).toBe(200);
    expect(fake.lines.join('')).toContain('ECONNREFUSED');
    isThere = true;
    expect(await readyz(fake)).toEqual([200, undefined]);
  });

  test('[reliability] a database that says nothing is asked once by however many, and given up after 3 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const probeDatabase = vi.fn(() => new Promise(() => {}));
      const onFailure = vi.fn();
      const whyNotReady = createReadiness({
        isStopping: () => false,
        isWarm: () => true,
        probeDatabase,
        onFailure,
      });
      const asked = Promise.all(Array.from({ length: 100 }, whyNotReady));
      await vi.advanceTimersByTimeAsync(3000);
      expect(new Set(await asked)).toEqual(new Set(['database']));
      expect([probeDatabase.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
      void whyNotReady();
      expect(probeDatabase).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(3000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('says which version runs', async () => {
    await using fake = await startFakeHost({ env: { GIT_COMMIT: '0123abc' } });
    expect(JSON.parse((await fake.ask('/version')).text)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: '0123abc',
      node: process.version,
    });
  });
});

describe('stopping', () => {
  test('[reliability] for the configured time it answers as before, but is not ready, and each answer is the last of its connection', async () => {
    const waits: number[] = [];
    const passed = Promise.withResolvers<void>();
    await using fake = await startFakeHost({
      env: { STOP_DELAY_MS: '7000' },
      wait: (ms) => {
        waits.push(ms);
        return passed.promise;
      },
    });
    const keptOpen = { headers: { connection: 'keep-alive' } };
    await fake.ask('/about');
    expect((await fake.ask('/livez', keptOpen)).headers.connection).toBe('keep-alive');
    const drained = fake.host.drain();
    const ready = await fake.ask('/readyz', keptOpen);
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      503,
      { status: 'not ready', reason: 'stopping' },
    ]);
    // From the cache, made anew, a file, a call, and what nobody serves.
    for (const path of ['/about', '/other', '/assets/gone.js', '/v2/unknown', '/_plan/about', '/livez'])
      expect([path, (await fake.ask(path, keptOpen)).headers.connection]).toEqual([path, 'close']);
    passed.resolve();
    await drained;
    expect(waits).toEqual([7000]);
  });

  test('[reliability] whoever stands at the door when listening ends is let in and answered', async () => {
    const passed = Promise.withResolvers<void>();
    await using fake = await startFakeHost({
      env: { STOP_DELAY_MS: '7000' },
      wait: (ms) => (ms === 7000 ? passed.promise : new Promise(() => {})),
    });
    const drained = fake.host.drain();
    const visitors = Array.from({ length: 30 }, () => connect({ port: fake.port, host: '127.0.0.1' }));
    // The system has taken them all; the program takes one in each turn.
    await Promise.all(visitors.map((visitor) => once(visitor, 'connect')));
    passed.resolve();
    await vi.waitUntil(() => !fake.host.app.server.listening);
    const answers = visitors.map((visitor) => text(visitor));
    for (const visitor of visitors) visitor.write('GET /about HTTP/1.1\r\nhost: x\r\n\r\n');
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await drained;
    await expect(fake.ask('/livez')).rejects.toThrow('ECONNREFUSED');
  });

  test('[reliability] without a delay nothing is waited for', async () => {
    const wait = vi.fn();
    await using fake = await startFakeHost({ wait });
    await fake.host.drain();
    expect(wait).not.toHaveBeenCalled();
  });

  test('[reliability] the delay is part of the 30 seconds', async () => {
    const { host, port, visits } = await startFakeHost({
      env: { STOP_DELAY_MS: '20000' },
      wait: async () => {},
      resolve: () => new Promise(() => {}),
    });
    const running = ask(port, '/about').catch((error: NodeJS.ErrnoException) => error.code);
    await vi.waitUntil(() => visits.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await host.drain();
      const closed = host.close();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await running).toBe('ECONNRESET');
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  test('finishes the request that runs, on a connection that would stay open', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { host, port, visits } = await startFakeHost({
      resolve: async ({ url }) => {
        await promise;
        return pageOutcome(url);
      },
    });
    const agent = new http.Agent({ keepAlive: true });
    const running = new Promise<number | undefined>((done, fail) => {
      const request = http.get({ port, host: '127.0.0.1', path: '/about', agent }, (response) => {
        response.resume().on('end', () => done(response.statusCode));
      });
      request.on('error', fail);
    });
    await vi.waitUntil(() => visits.length === 1);
    const closed = host.close();
    resolve();
    expect(await running).toBe(200);
    await closed;
    agent.destroy();
    await expect(ask(port, '/livez')).rejects.toThrow();
  });

  test('a request that never ends is cut off after 30 seconds', async () => {
    const { host, port, visits } = await startFakeHost({ resolve: () => new Promise(() => {}) });
    const running = ask(port, '/about').catch((error: NodeJS.ErrnoException) => error.code);
    await vi.waitUntil(() => visits.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const closed = host.close();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await running).toBe('ECONNRESET');
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  const logger = pino({ level: 'silent' });

  test('[reliability] a signal drains, closes and leaves with 0; after an error nobody caught nothing is drained', async () => {
    const run = async (name: string, what?: unknown) => {
      const events = new EventEmitter();
      const steps: string[] = [];
      const step = (said: string) => async () => void steps.push(said);
      const exit = vi.fn((code: number) => void steps.push(`exit ${code}`));
      stopGracefully({ drain: step('drain'), close: step('close'), logger, events, exit });
      events.emit(name, what);
      await vi.waitUntil(() => exit.mock.calls.length > 0);
      return steps;
    };
    expect(await run('SIGTERM')).toEqual(['drain', 'close', 'exit 0']);
    expect(await run('uncaughtException', new Error('x'))).toEqual(['close', 'exit 1']);
  });

  test('leaves with 1 when closing fails, hangs, or a second signal comes', async () => {
    vi.useFakeTimers();
    try {
      const codes = await Promise.all(
        ['fails', 'hangs', 'again'].map(async (how) => {
          const events = new EventEmitter();
          const exit = vi.fn();
          const close = () =>
            how === 'fails' ? Promise.reject(new Error('x')) : new Promise<void>(() => {});
          stopGracefully({ close, logger, events, exit });
          events.emit('SIGTERM');
          if (how === 'again') events.emit('SIGINT');
          if (how === 'hangs') vi.advanceTimersByTime(35_000);
          await vi.waitFor(() => expect(exit).toHaveBeenCalled());
          return exit.mock.calls[0]?.[0];
        }),
      );
      expect(codes).toEqual([1, 1, 1]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('errors nobody caught', () => {
  function run(close: () => Promise<void> = async () => {}) {
    const lines: string[] = [];
    const events = new EventEmitter();
    const foreign = vi.fn();
    events.on('uncaughtException', foreign);
    events.on('unhandledRejection', foreign);
    const exit = vi.fn();
    const onRejection = vi.fn();
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    stopGracefully({ close, logger, events, exit, onRejection });
    const logged = () => lines.map((line) => JSON.parse(line));
    return { events, exit, onRejection, foreign, said: logged };
  }

  test('[reliability] the first one is said whole, and the program closes and leaves with 1', async () => {
    const running = Promise.withResolvers<void>();
    const { events, exit, said: logged, foreign } = run(() => running.promise);
    events.emit('uncaughtException', new Error('the first'));
    for (let i = 0; i < 1000; i += 1) events.emit('uncaughtException', new Error('what follows'));
    expect(exit).not.toHaveBeenCalled();
    running.resolve();
    await vi.waitUntil(() => exit.mock.calls.length > 0);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(logged()).toMatchObject([
      { level: 60, err: { message: 'the first', stack: expect.stringContaining('operations.test') } },
      { level: 30, msg: 'stopped', furtherErrors: 1000 },
    ]);
    expect(foreign).not.toHaveBeenCalled();
  });

  test('[reliability] a signal after one does not cut the stop short, and one while stopping changes the code', async () => {
    const first = Promise.withResolvers<void>();
    const failed = run(() => first.promise);
    failed.events.emit('uncaughtException', new Error('x'));
    failed.events.emit('SIGTERM');
    expect(failed.exit).not.toHaveBeenCalled();
    first.resolve();
    const second = Promise.withResolvers<void>();
    const stopped = run(() => second.promise);
    stopped.events.emit('SIGTERM');
    stopped.events.emit('uncaughtException', new Error('x'));
    second.resolve();
    await vi.waitUntil(() => failed.exit.mock.calls.length + stopped.exit.mock.calls.length > 1);
    expect([failed.exit.mock.calls, stopped.exit.mock.calls]).toEqual([[[1]], [[1]]]);
  });

  test('[reliability] a promise nobody waited for is said and counted, and the program goes on', async () => {
    const { events, exit, onRejection, said: logged, foreign } = run();
    events.emit('unhandledRejection', new Error('forgotten'));
    events.emit('unhandledRejection', 'no error at all');
    expect(logged()).toMatchObject([
      { level: 50, err: { message: 'forgotten' } },
      { level: 50, err: 'no error at all' },
    ]);
    expect([onRejection.mock.calls.length, exit.mock.calls, foreign.mock.calls]).toEqual([2, [], []]);
  });
});

describe('files', () => {
  test('of the build last a year, media a week, public ones an hour; a packed neighbour is sent; the rest is 404', async () => {
    const root = await mkdtemp(join(tmpdir(), 'mozaika-'));
    await mkdir(join(root, 'assets'));
    await mkdir(join(root, 'public/pictures'), { recursive: true });
    await mkdir(join(root, 'public/media'));
    await Promise.all([
      writeFile(join(root, 'assets/app-1a2b.js'), 'plain'),
      writeFile(join(root, 'assets/app-1a2b.js.br'), 'packed'),
      writeFile(join(root, 'public/pictures/a.svg'), '<svg/>'),
      writeFile(join(root, 'public/media/a.webm'), 'moving pictures'),
      writeFile(join(root, 'public/media/a.pl.vtt'), 'WEBVTT'),
      writeFile(join(root, 'public/.env'), 'SECRET=1'),
    ]);
    {
      await using fake = await startFakeHost({
        assetsDir: join(root, 'assets'),
        publicDir: join(root, 'public'),
      });
      const script = await fake.ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
      });
      expect(script.text).toBe('packed');
      expect((await fake.ask('/assets/app-1a2b.js')).text).toBe('plain');
      const picture = await fake.ask('/pictures/a.svg');
      expect(picture.headers['cache-control']).toBe('public, max-age=3600');
      expect(picture.headers['content-security-policy']).toContain("script-src 'none'");
      const video = await fake.ask('/media/a.webm', { headers: { range: 'bytes=7-14' } });
      expect(video).toMatchObject({
        status: 206,
        text: 'pictures',
        headers: {
          'content-type': 'video/webm',
          'content-range': 'bytes 7-14/15',
          'cache-control': 'public, max-age=604800',
        },
      });
      expect((await fake.ask('/media/a.pl.vtt')).headers['content-type']).toMatch(/^text\/vtt/);
      for (const target of ['/assets/gone.js', '/assets/..%2fpublic/.env', '/assets/%2e%2e/public/.env']) {
        const reply = await fake.ask(target);
        expect([reply.status >= 400, reply.text.includes('SECRET')]).toEqual([true, false]);
      }
      await fake.ask('/.env');
      expect(fake.visits.map(({ url }) => url)).toEqual(['/.env']);
    }
    await rm(root, { recursive: true });
  });
});

describe('reports of the content policy', () => {
  const report = (fake: Awaited<ReturnType<typeof startFakeHost>>) =>
    fake.ask('/_csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'http://shop/authlink/abc123',
          'blocked-uri': 'inline',
          'original-policy': 'long',
        },
      }),
    });

  test('[sec 22] are logged, counted, and limited', async () => {
    await using fake = await startFakeHost();
    expect((await report(fake)).status).toBe(204);
    const line = fake.lines.find((text) => text.includes('content policy violation')) ?? '{}';
    expect(JSON.parse(line).report).toEqual({
      'document-uri': 'http://shop/authlink/***',
      'blocked-uri': 'inline',
    });
    expect(await fake.host.metrics.text()).toContain('mozaika_content_policy_reports_total 1');
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await report(fake)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  });
});

test('metrics count blocks, cache and requests, and are served on their own port only', async () => {
  await using fake = await startFakeHost();
  fake.host.metrics.countBlockFailure({ kind: 'unknown-type', page: 'about', type: '__proto__' });
  await Promise.all([fake.ask('/about'), fake.ask('/_plan/about')]);
  await fake.ask('/about');
  const text = await fake.host.metrics.text();
  expect(text).toContain('mozaika_block_failures_total{kind="unknown-type",page="about",type="__proto__"} 1');
  expect(text).toContain('mozaika_page_cache_answers_total{from="cache"} 1');
  expect(text).toContain('mozaika_request_duration_seconds_count{route="/*",status="200"} 1');
  expect((await fake.ask('/metrics')).headers['content-type']).toContain('text/html');
  const logger = pino({ level: 'silent' });
  const server = await startMetricsServer(fake.host.metrics, { host: '127.0.0.1', port: 0 }, logger);
  const address = server?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect((await ask(port, '/metrics')).text).toContain('mozaika_block_failures_total');
  expect((await ask(port, '/about')).status).toBe(404);
  // A second one finds the port taken, and that stops nothing.
  expect(await startMetricsServer(fake.host.metrics, { host: '127.0.0.1', port }, logger)).toBeNull();
  server?.close();
});

test('robots and sitemap name our own origin, whatever Host says', async () => {
  const env = { MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'none' };
  await using fake = await startFakeHost({
    env,
    sitemap: async () => [{ path: '/a&b', changed: new Date(0) }],
  });
  const headers = { host: 'evil.example' };
  expect((await fake.ask('/robots.txt', { headers })).text).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
  const { text } = await fake.ask('/sitemap.xml', { headers });
  expect(text).toContain(
    '<url><loc>https://shop.example/a&amp;b</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  );
  expect(text).not.toContain('evil');
});

test.each(['/about', '/_plan/about', '/livez', '/robots.txt', '/v2/unknown', '/assets/gone.js', '/%zz'])(
  '%s carries the security headers',
  async (target) => {
    const env = { MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'none' };
    await using fake = await startFakeHost({ env });
    const { headers } = await fake.ask(target);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    });
  },
);

test('a write to a page is refused', async () => {
  await using fake = await startFakeHost();
  const reply = await fake.ask('/about', { method: 'POST', body: 'x' });
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
});

import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { ask, startFakeHost } from './testing/fake-host.ts';
import { pageOutcome } from './testing/sample-outcome.ts';

describe('a host that stops', () => {
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
});

import { describe, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';
import { startFakeHost } from './testing/fake-host.ts';

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

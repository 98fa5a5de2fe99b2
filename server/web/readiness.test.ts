import { describe, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';
import { startFakeHost } from './testing/fake-host.ts';

describe('health', () => {
  const readyz = async (fake: Awaited<ReturnType<typeof startFakeHost>>) => {
    const { status, text } = await fake.ask('/readyz');
    const { status: word, reason } = JSON.parse(text);
    return [status, word, reason];
  };

  /** A host whose database and warm-up a test decides on. */
  const startHost = async ({ isWarm = true, isThere = true } = {}) => {
    const state = { isWarm, isThere };
    const probeDatabase = async () => {
      if (!state.isThere) throw new Error('connect ECONNREFUSED');
    };
    return { state, fake: await startFakeHost({ isWarm: () => state.isWarm, probeDatabase }) };
  };

  test('[reliability] tells alive from ready: not before it is warm, nor with a database that was never there', async () => {
    const { state, fake } = await startHost({ isWarm: false, isThere: false });
    await using _ = fake;
    expect((await fake.ask('/livez')).status).toBe(200);
    expect(await readyz(fake)).toEqual([503, 'not ready', 'starting']);
    state.isWarm = true;
    expect(await readyz(fake)).toEqual([503, 'not ready', 'database']);
    state.isThere = true;
    expect(await readyz(fake)).toEqual([200, 'ready', undefined]);
  });

  test('[reliability] a server that was ready stays in without its database, says so once, and in a metric', async () => {
    const { state, fake } = await startHost();
    await using _ = fake;
    const lost = () => fake.lines.filter((line) => line.includes('the database')).length;
    const up = async () => /^mozaika_database_up (\d)$/m.exec(await fake.host.metrics.text())?.[1];
    expect([await readyz(fake), await up()]).toEqual([[200, 'ready', undefined], '1']);
    state.isThere = false;
    for (let asked = 0; asked < 3; asked += 1)
      expect([await readyz(fake), await up()]).toEqual([[200, 'degraded', 'database'], '0']);
    expect((await fake.ask('/livez')).status).toBe(200);
    expect((await fake.ask('/about')).status).toBe(200);
    expect(fake.lines.join('')).toContain('ECONNREFUSED');
    expect(lost()).toBe(1);
    state.isThere = true;
    expect([await readyz(fake), await up()]).toEqual([[200, 'ready', undefined], '1']);
    expect(lost(), 'and that it is back').toBe(2);
    state.isThere = false;
    await fake.host.drain();
    expect(await readyz(fake)).toEqual([503, 'not ready', 'stopping']);
  });

  test('where another host has the database, nothing is said of it', async () => {
    await using fake = await startFakeHost();
    expect(await readyz(fake)).toEqual([200, 'ready', undefined]);
    expect(await fake.host.metrics.text()).not.toMatch(/^mozaika_database_up \d/m);
  });

  test('[reliability] a database that says nothing is asked once by however many, and given up after 3 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const probeDatabase = vi.fn(() => new Promise(() => {}));
      const onChange = vi.fn();
      const { readiness } = createReadiness({
        isStopping: () => false,
        isWarm: () => true,
        probeDatabase,
        onChange,
      });
      const asked = Promise.all(Array.from({ length: 100 }, readiness));
      await vi.advanceTimersByTimeAsync(3000);
      for (const found of await asked) expect(found).toEqual({ status: 'not ready', reason: 'database' });
      expect([probeDatabase.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);
      void readiness();
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

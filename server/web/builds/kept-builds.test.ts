import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildFile, createKeptBuilds, type KeptBuilds, keptMs, mostBuilds } from './kept-builds.ts';
import { memoryStorage, writeBuild } from './testing/memory-storage.ts';

const hour = 60 * 60_000;
const plain = async (file: BuildFile | null): Promise<string | null> => {
  if (file === null) return null;
  const bytes = await buffer(file.stream);
  expect(bytes.length).toBe(file.size);
  if (file.coding === 'br') return brotliDecompressSync(bytes).toString();
  return (file.coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

describe('builds of all nodes', () => {
  /** As many as are kept, and some more. */
  const roots: string[] = [];
  let folder = '';
  const filesOf = (build: number): Record<string, string> => ({
    [`entries/renderer_client.starte${String(build).padStart(2, '0')}.js`]: `start(${build})`,
    [`chunks/chunk-view00${String(build).padStart(2, '0')}.js`]: `view(${build})`.repeat(50),
    'static/site.e6pmFNib.css': 'the same in all',
    'static/onest.Cr8Unhni.woff2': 'a typeface',
  });
  const onlyOf = (build: number): string[] => Object.keys(filesOf(build)).slice(0, 2);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mozaika-builds-'));
    for (let build = 0; build < mostBuilds + 3; build += 1)
      roots.push(await writeBuild(join(folder, String(build)), filesOf(build)));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fleet = () => {
    const clock = { now: 1_800_000_000_000, waits: [] as number[] };
    const memory = memoryStorage(() => clock.now);
    const node = (build: number): KeptBuilds =>
      createKeptBuilds({
        storage: memory.storage,
        root: roots[build] ?? '',
        now: () => clock.now,
        wait: async (ms) => {
          clock.waits.push(ms);
          clock.now += ms;
        },
      });
    return { clock, ...memory, node };
  };

  test('a file of a newer and of an older build is found by a node that has neither, in each coding', async () => {
    const { node } = fleet();
    const [before, after] = [node(0), node(1)];
    await before.keep();
    // Nothing tells the old node of the new one but a request.
    await after.keep();
    for (const [asked, build] of [
      [before, 1],
      [after, 0],
    ] as const)
      for (const [name, content] of Object.entries(filesOf(build)))
        for (const codings of ['br, gzip', 'gzip', undefined])
          expect(await plain(await asked.find(name, codings)), `${name} ${codings}`).toBe(content);
    const script = await before.find(onlyOf(1)[0] ?? '', 'gzip, br');
    expect(script).toMatchObject({ type: 'application/javascript; charset=utf-8', coding: 'br' });
    const typeface = await before.find('static/onest.Cr8Unhni.woff2', 'br');
    expect(typeface).toMatchObject({ type: 'font/woff2', coding: 'identity' });
  });

  test('[reliability] a name that no build could have is looked for nowhere', async () => {
    const { node, counts } = fleet();
    const one = node(0);
    for (const name of [
      '../entries/renderer_client.starte01.js',
      'chunks/../../etc/passwd.aaaaaaaa.js',
      'a/b/c.aaaaaaaa.js',
      '/etc/shadow.aaaaaaaa.js',
      'chunks/chunk-aaaaaaaa.php',
      'chunks/chunk.js',
      `${'x'.repeat(200)}.aaaaaaaa.js`,
      'constructor',
      '__proto__',
      'chunks/chunk-aaaaaaaa.js\n',
      'chunks\\chunk-aaaaaaaa.js',
      '',
    ])
      expect(await one.find(name, undefined), name).toBeNull();
    expect(counts).toEqual({ list: 0, read: 0, write: 0 });
  });

  test('[reliability] property: whoever invents names makes one look a second at most, and delays no file that is known', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ names: fc.integer({ min: 1, max: 40 }), passesMs: fc.integer({ min: 0, max: 3000 }) }),
          { minLength: 1, maxLength: 12 },
        ),
        async (floods) => {
          const { clock, counts, node } = fleet();
          const [one, other] = [node(0), node(1)];
          await other.keep();
          await one.keep();
          const begun = clock.now;
          const before = counts.list;
          for (const [round, { names, passesMs }] of floods.entries()) {
            const invented = Array.from({ length: names }, (_, at) =>
              one.find(`chunks/chunk-${String(round * 100 + at).padStart(8, '0')}.js`, 'br'),
            );
            const waited = clock.waits.length;
            expect(await plain(await one.find(onlyOf(1)[0] ?? '', undefined))).toBe('start(1)');
            expect(clock.waits.length - waited).toBeLessThanOrEqual(1);
            expect(new Set(await Promise.all(invented))).toEqual(new Set([null]));
            clock.now += passesMs;
          }
          expect(counts.list - before).toBeLessThanOrEqual(1 + Math.ceil((clock.now - begun) / 1000));
        },
      ),
      { numRuns: 50 },
    );
  });

  test('a file of a build that came a moment after a look is waited for, and not missing', async () => {
    const { clock, node } = fleet();
    const one = node(0);
    expect(await one.find('chunks/chunk-invented.js', 'br')).toBeNull();
    clock.now += 100;
    await node(1).keep();
    expect(await plain(await one.find(onlyOf(1)[1] ?? '', 'br'))).toBe('view(1)'.repeat(50));
    expect(clock.waits).toEqual([900]);
  });

  test('[reliability] however many wait for a look, those above five hundred are answered at once', async () => {
    const { clock, counts, node } = fleet();
    const one = node(0);
    await one.find('chunks/chunk-invented.js', 'br');
    const names = Array.from({ length: 1000 }, (_, at) => `chunks/chunk-${String(at).padStart(8, '0')}.js`);
    await Promise.all(names.map((name) => one.find(name, 'br')));
    expect([counts.list, clock.waits.length]).toEqual([2, 1]);
  });

  test('a second start of a build reads and stores nothing again, and says that it is run', async () => {
    const { clock, counts, kept, node } = fleet();
    await node(0).keep();
    const stored = [...kept.values()].map(({ bytes }) => bytes.length);
    clock.now += hour;
    counts.write = 0;
    await node(0).keep();
    expect(counts.write, 'its names alone').toBe(1);
    expect([...kept.values()].map(({ bytes }) => bytes.length).toSorted()).toEqual(stored.toSorted());
    expect(Math.max(...[...kept.values()].map(({ storedAt }) => storedAt))).toBe(clock.now);
  });

  test('property: a build is there as long as it was run within 14 days and is among the 16 run last, and not longer', async () => {
    const step = fc.record({
      build: fc.nat({ max: mostBuilds + 2 }),
      hours: fc.integer({ min: 1, max: 120 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
        const { clock, kept, node } = fleet();
        const runAt = new Map<number, number>();
        let last = node(0);
        for (const { build, hours } of steps) {
          clock.now += hours * hour;
          last = node(build);
          await last.keep();
          runAt.set(build, clock.now);
        }
        const newest = [...runAt].toSorted(([, a], [, b]) => b - a).slice(0, mostBuilds);
        const expected = newest.filter(([, at]) => clock.now - at <= keptMs).map(([build]) => build);
        for (const build of runAt.keys())
          for (const name of onlyOf(build))
            expect(await plain(await last.find(name, 'br'))).toBe(
              expected.includes(build) ? filesOf(build)[name] : null,
            );
        expect(kept.size).toBe(2 * expected.length);
      }),
      { numRuns: 40 },
    );
  });

  test('what a node left half stored when it was killed is stored by the next one, or removed a day later', async () => {
    const { clock, kept, node } = fleet();
    await node(0).keep();
    for (const key of kept.keys()) if (key.endsWith('.json')) kept.delete(key);
    const other = node(1);
    await other.keep();
    expect(await other.find(onlyOf(0)[0] ?? '', 'br')).toBeNull();
    await node(0).keep();
    expect(await plain(await other.find(onlyOf(0)[0] ?? '', 'br'))).toBe('start(0)');
    for (const key of kept.keys()) if (key.endsWith('.json')) kept.delete(key);
    clock.now += 25 * hour;
    await other.keep();
    expect(kept.size).toBe(2);
  });

  test('a list of names that another version wrote in another form is passed over', async () => {
    const { kept, node } = fleet();
    const one = node(0);
    await node(1).keep();
    for (const [key, { storedAt }] of kept)
      if (key.endsWith('.json')) kept.set(key, { bytes: Buffer.from('{"a":"b"}'), storedAt });
    expect(await one.find(onlyOf(1)[0] ?? '', 'br')).toBeNull();
    await node(1).keep();
    expect(await plain(await node(0).find(onlyOf(1)[0] ?? '', 'br'))).toBe('start(1)');
  });

  test('a storage that is away is an error and no missing file; when it is back, so are the files', async () => {
    const { clock, node, setAway } = fleet();
    const one = node(0);
    await node(1).keep();
    setAway(true);
    await expect(one.keep()).rejects.toThrow('the storage is away');
    await expect(one.find(onlyOf(1)[0] ?? '', 'br')).rejects.toThrow('the storage is away');
    setAway(false);
    clock.now += 1000;
    expect(await plain(await one.find(onlyOf(1)[0] ?? '', 'br'))).toBe('start(1)');
  });

  test('where nothing was built, nothing is stored', async () => {
    const { kept, storage } = fleet();
    const none = createKeptBuilds({
      storage,
      root: join(folder, 'nowhere'),
      now: Date.now,
      wait: async () => {},
    });
    await none.keep();
    expect(kept.size).toBe(0);
  });
});

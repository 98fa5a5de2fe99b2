import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '#server/platform/base/files/open-file-storage.ts';
import { startS3 } from '#server/platform/base/testing/s3-server.ts';
import { createKeptBuilds, keptMs } from '#server/web/builds/kept-builds.ts';
import { writeBuild } from '#server/web/builds/testing/memory-storage.ts';
import { createBuildStorage } from './build-storage.ts';

let root: string;
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mozaika-build-storage-'));
  server = await startS3(join(root, 's3'));
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

describe.each([
  ['a folder that nodes share', true],
  ['a bucket', false],
] as const)('builds in %s', (name, shared) => {
  test('are found by the other node, of the site and the Studio apart, and go when nobody has run them for two weeks', async () => {
    const open = (node: string) =>
      openFileStorage(join(root, shared ? name : `${name} ${node}`), shared ? undefined : server.bucket);
    const [a, b] = await Promise.all([open('a'), open('b')]);
    const builds = await Promise.all(
      ['one', 'two'].map((build) =>
        writeBuild(join(root, name, 'builds of', build), {
          [`chunks/chunk-${build}00000.js`]: build.repeat(1000),
        }),
      ),
    );
    const keptBy = (files: typeof a, folder: string, build: number, now: () => number = Date.now) =>
      createKeptBuilds({
        storage: createBuildStorage(files, folder),
        root: builds[build] ?? '',
        now,
        wait: async () => undefined,
      });
    await keptBy(a, 'site', 0).keep();
    const found = await keptBy(b, 'site', 1).find('chunks/chunk-one00000.js', undefined);
    expect(found && (await text(found.stream))).toBe('one'.repeat(1000));
    expect(await keptBy(b, 'studio', 1).find('chunks/chunk-one00000.js', undefined)).toBeNull();
    expect(await readdir(a.workFolder)).toEqual([]);

    const later = keptBy(b, 'site', 1, () => Date.now() + keptMs + 60_000);
    await later.keep();
    expect(await later.find('chunks/chunk-one00000.js', undefined)).toBeNull();
    const own = await later.find('chunks/chunk-two00000.js', undefined);
    expect(own && (await text(own.stream)), 'its own stays, whatever the clocks say').toBe(
      'two'.repeat(1000),
    );
    await Promise.all([a.close(), b.close()]);
  });
});

test('a build for which there is no room leaves nothing of it behind', async () => {
  const files = await openFileStorage(join(root, 'full'), undefined);
  const storage = createBuildStorage(
    { ...files, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) },
    'site',
  );
  await expect(storage.write('one.pack', Buffer.from('bytes'))).rejects.toThrow('ENOSPC');
  expect(await readdir(files.workFolder)).toEqual([]);
  await files.close();
});

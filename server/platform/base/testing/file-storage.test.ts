import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage, KeptFile } from '../files/file-storage.ts';
import { openFileStorage } from '../files/open-file-storage.ts';
import { startS3 } from './s3-server.ts';

let root: string;
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mozaika-storage-'));
  server = await startS3(join(root, 's3'));
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

describe.each([
  ['a folder', undefined],
  ['S3', () => server.bucket],
] as const)('files in %s', (name, setup) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await openFileStorage(join(root, name), setup?.());
  });
  afterAll(() => storage.close());
  const put = async (key: string, content: string | Buffer) => {
    const path = join(storage.workFolder, key.replaceAll('/', '-'));
    await writeFile(path, content);
    await storage.put(key, path);
  };
  const listed = async (prefix: string): Promise<KeptFile[]> => Readable.from(storage.list(prefix)).toArray();
  const keys = async (prefix: string) => (await listed(prefix)).map(({ key }) => key).sort();

  test('[issue 19] what was put is read as it was, and has left the work folder', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
    await put('media/a/640.webp', bytes);
    const found = await storage.open('media/a/640.webp');
    expect(found?.size).toBe(bytes.length);
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
    expect(await storage.sizeOf('media/a/640.webp')).toBe(bytes.length);
    expect(await storage.withPath('media/a/640.webp', (path) => readFile(path))).toEqual(bytes);
    expect(await readdir(storage.workFolder)).toEqual([]);
  });

  test('a second file under a key takes the place of the first', async () => {
    await put('uploads/one', 'first');
    await put('uploads/one', 'second');
    const found = await storage.open('uploads/one');
    expect(found && (await text(found.stream))).toBe('second');
  });

  test('a part of a file is read alone', async () => {
    await put('builds/site/one.pack', '0123456789');
    for (const [start, size, expected] of [
      [0, 3, '012'],
      [4, 1, '4'],
      [7, 3, '789'],
    ] as const) {
      const found = await storage.open('builds/site/one.pack', { start, size });
      expect([found?.size, found && (await text(found.stream))]).toEqual([size, expected]);
    }
    expect(await storage.open('builds/site/none.pack', { start: 0, size: 1 })).toBeNull();
    await storage.removeUnder('builds/');
  });

  test('what is not there is null, nothing to remove, and no path', async () => {
    expect([await storage.open('uploads/none'), await storage.sizeOf('uploads/none')]).toEqual([null, null]);
    await storage.remove('uploads/none');
    await storage.removeUnder('media/none/');
    const lent = storage.withPath('uploads/none', (path) => readFile(path));
    await expect(lent).rejects.toThrow();
  });

  test('files are listed with size and time, removed alone or all of a folder, and no neighbour with them', async () => {
    const before = Date.now() - 2000;
    await Promise.all(['media/b/1', 'media/b/2', 'media/bb/1', 'uploads/two'].map((key) => put(key, key)));
    expect(await keys('media/b/')).toEqual(['media/b/1', 'media/b/2']);
    const [neighbour] = await listed('media/bb/');
    expect(neighbour).toMatchObject({ key: 'media/bb/1', size: 10 });
    expect(neighbour?.storedAt).toBeGreaterThan(before);
    await storage.removeUnder('media/b/');
    await storage.remove('uploads/two');
    expect(await keys('')).toEqual(['media/a/640.webp', 'media/bb/1', 'uploads/one']);
  });

  test('[reliability] all of a folder is removed while files are still put into it, such as sizes of a picture that is deleted', async () => {
    for (let round = 0; round < 3; round++) {
      await put('media/c/0', 'first');
      const late = Array.from({ length: 20 }, (_, at) => at + 1).reduce(
        // What comes when the folder is just going may find none, and stays where it was made.
        (before, at) =>
          before.then(() =>
            put(`media/c/${at}`, 'late').catch(() => rm(join(storage.workFolder, `media-c-${at}`))),
          ),
        Promise.resolve() as Promise<unknown>,
      );
      await storage.removeUnder('media/c/');
      await late;
    }
    await storage.removeUnder('media/c/');
    expect(await keys('media/c/')).toEqual([]);
  });

  test('[reliability] what a crash left in the work folder is cleared away a day later, not before', async () => {
    const [old, fresh] = ['old', 'fresh'].map((one) => join(storage.workFolder, one));
    await Promise.all([old, fresh].map((path) => writeFile(String(path), 'half a fi')));
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    await utimes(String(old), yesterday, yesterday);
    await (await openFileStorage(join(root, name), setup?.())).close();
    expect(await readdir(storage.workFolder)).toEqual(['fresh']);
    await rm(String(fresh));
  });
});

test('[issue 19] a bucket that refuses, or is not there, says what could not be done and why, and nothing secret', async () => {
  const wrong = await openFileStorage(join(root, 'wrong'), { ...server.bucket, secretKey: 'not-the-secret' });
  const refused: unknown = await wrong.open('media/a/1').catch((error: unknown) => error);
  expect(String(refused)).toMatch(/FileStorageFailure: The file storage failed to read media\/a\/1 \(.+\)/);
  expect(String(refused)).not.toContain('not-the-secret');
  const away = await openFileStorage(join(root, 'away'), {
    ...server.bucket,
    url: 'http://127.0.0.1:1/mozaika',
  });
  await expect(away.sizeOf('media/a/1')).rejects.toThrow(/failed to look for media\/a\/1/);
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { DatabaseRefusal } from './database-refusal.ts';

describe('[reliability] the data folder', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'mozaika-folder-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  test('is made, and nothing is left in it', async () => {
    await prepareDataFolder(join(root, 'a/b'));
    expect(await readdir(join(root, 'a/b'))).toEqual([]);
  });

  test('that cannot be made is refused in a sentence that names it, the reason and the setting', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    const refused = prepareDataFolder(join(file, 'data'));
    await expect(refused).rejects.toThrow(DatabaseRefusal);
    await expect(refused).rejects.toThrow(/file\/data cannot be written \(ENOTDIR.*DATA_DIR/);
  });

  // Who runs as root may write everywhere, so the fault is made.
  test.each(['EROFS: read-only file system', 'EACCES: permission denied', 'ENOSPC: no space left on device'])(
    'that cannot be written is refused, too: %s',
    async (reason) => {
      const refused = prepareDataFolder(root, () => Promise.reject(new Error(reason)));
      await expect(refused).rejects.toThrow(DatabaseRefusal);
      await expect(refused).rejects.toThrow(reason);
    },
  );

  test('[reliability] is tried with more than an empty file, which needs no room, and what was begun is removed', async () => {
    const folder = join(root, 'full');
    const refused = prepareDataFolder(folder, async (path, text) => {
      await writeFile(path, text.slice(0, 10));
      throw new Error(`ENOSPC: no room for ${text.length} bytes`);
    });
    await expect(refused).rejects.toThrow(/ENOSPC: no room for [1-9]/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('in memory needs nothing', async () => {
    await prepareDataFolder('memory://', () => Promise.reject(new Error('nothing is written')));
  });
});

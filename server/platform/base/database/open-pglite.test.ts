import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainFullDisk } from '../full-disk.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { openPglite } from './open-pglite.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mozaika-pglite-'));
  folder = join(dataDir, 'database');
});
afterEach(() => rm(dataDir, { recursive: true }));

/** What is known of PGlite here: it makes its files, or finds them. */
const pglite = { parsers: {}, close: async () => undefined } as unknown as PGlite;
const makeFiles = async (...names: readonly string[]): Promise<PGlite> => {
  for (const name of names) await writeFile(join(folder, name), '');
  return pglite;
};
const filesOfPglite = async () =>
  (await readdir(folder)).filter((name) => !name.startsWith('mozaika.')).toSorted();

describe('[reliability] a start that was cut off while it created the built-in database', () => {
  test('is made up for by the next one, which keeps nothing of it', async () => {
    const cutOff = openPglite(dataDir, silent, async () => {
      await makeFiles('PG_VERSION', 'half');
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    const database = await openPglite(dataDir, silent, () => makeFiles('PG_VERSION', 'whole'));
    expect(await filesOfPglite()).toEqual(['PG_VERSION', 'whole']);
    await database.close();
    expect((await readdir(folder)).toSorted()).toEqual(['PG_VERSION', 'mozaika.lock', 'whole']);
  });

  test('is told from one on a database that was whole, of which everything stays', async () => {
    await (await openPglite(dataDir, silent, () => makeFiles('PG_VERSION', 'data'))).close();
    const failed = openPglite(dataDir, silent, () => Promise.reject(new Error('killed')));
    await expect(failed).rejects.toThrow('killed');
    await (await openPglite(dataDir, silent, () => makeFiles())).close();
    expect(await filesOfPglite()).toEqual(['PG_VERSION', 'data']);
  });
});

describe('[reliability] a full disk', () => {
  test('keeps the built-in database closed in a sentence that names the folder, the cause and the way out', async () => {
    await mkdir(folder);
    // Whatever is written there has no room.
    await symlink('/dev/full', join(folder, 'mozaika.holder.json.part'));
    const refused: unknown = await openPglite(dataDir, silent, () => makeFiles('PG_VERSION')).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(DatabaseRefusal);
    expect(String(refused)).toMatch(/The disk of \S+ is full \(ENOSPC.*Make room .*DATA_DIR/);
  });

  test('is recognised where the error does not say it, and nothing else is taken for one', async () => {
    const odd = new Error('PGlite failed to initialize');
    expect(await explainFullDisk(dataDir, odd, async () => 1000)).toMatchObject({
      name: 'DatabaseRefusal',
      cause: odd,
    });
    expect(await explainFullDisk(dataDir, odd, async () => 1e9)).toBe(odd);
    expect(await explainFullDisk('memory://', odd)).toBe(odd);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Builders of images let a process open a thousand files; the project has more sources, and soon more files for browsers.
test('[reliability] a build holds few files open, however many there are', async () => {
  const root = await mkdtemp(join(tmpdir(), 'mozaika-many-'));
  const folder = join(root, 'public');
  await mkdir(folder);
  await Promise.all(Array.from({ length: 300 }, (_, i) => writeFile(join(folder, `${i}.js`), `let a${i};`)));
  const program = `
    const [{ hashSources }, { compressAssets }] = await Promise.all([
      import('./scripts/build/source-hash.ts'), import('./scripts/build/compress-assets.ts')]);
    await hashSources(${JSON.stringify(root)});
    await compressAssets(${JSON.stringify(folder)});`;
  const { stderr, status } = spawnSync(
    '/bin/sh',
    ['-c', 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, program],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(await readdir(folder)).toHaveLength(900);
  await rm(root, { recursive: true });
});

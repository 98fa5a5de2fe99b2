import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run/run-command.ts';
import { compressAssets } from './compress-assets.ts';
import { hashSources } from './source-hash.ts';

const hashFile = (root: string) => join(root, 'dist/.build-hash');

/** Whether `dist/` was made of exactly the present sources. */
export async function isBuilt(root: string): Promise<boolean> {
  const [built, now] = await Promise.all([
    readFile(hashFile(root), 'utf8').catch(() => ''),
    hashSources(root),
  ]);
  return built === now;
}

/** Builds browser and server into `dist/`. @returns the exit code of the build */
export async function build(root: string): Promise<number> {
  // Taken before the build: a file saved meanwhile makes the build stale, not silently fresh.
  const hash = await hashSources(root);
  await rm(hashFile(root), { force: true });
  const options = { cwd: root, stream: true, env: { NODE_ENV: 'production' } };
  // One after the other: vike empties `dist/` before it writes.
  const site = await runCommand(['vike', 'build'], options);
  if (site.code !== 0) return site.code;
  const written = await runCommand(['node', 'dist/server/write-built.mjs'], options);
  if (written.code !== 0) return written.code;
  const compress = (dir: string) => compressAssets(join(root, dir));
  const [{ code }] = await Promise.all([
    runCommand(['vite', 'build', '-c', 'studio/vite.config.ts'], options),
    compress('dist/client/assets'),
  ]);
  if (code !== 0) return code;
  await compress('dist/studio/assets');
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(hashFile(root), hash);
  return code;
}

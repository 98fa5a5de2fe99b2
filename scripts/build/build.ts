import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandResult, runCommand } from '../run/run-command.ts';
import { createBuildReport } from './build-report.ts';
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

/** Builds browser and server into `dist/`, and reports how it proceeds. @returns the exit code of the build */
export async function build(root: string): Promise<number> {
  // Taken before the build: a file saved meanwhile makes the build stale, not silently fresh.
  const hash = await hashSources(root);
  await rm(hashFile(root), { force: true });
  const report = createBuildReport();
  // One after the other: vike empties `dist/` before it writes.
  const code =
    (await report.step('site and server', () => buildSite(root))) ||
    (await report.step('Studio', () => buildStudio(root)));
  if (code !== 0) return code;
  await writeFile(hashFile(root), hash);
  report.done();
  return code;
}

const optionsIn = (root: string) => ({ cwd: root, env: { NODE_ENV: 'production' } });

async function buildSite(root: string): Promise<CommandResult> {
  const site = await runCommand(['vike', 'build'], optionsIn(root));
  if (site.code !== 0) return site;
  const written = await runCommand(['node', 'dist/server/write-built.mjs'], optionsIn(root));
  return { ...written, output: site.output + written.output };
}

async function buildStudio(root: string): Promise<CommandResult> {
  const [studio] = await Promise.all([
    runCommand(['vite', 'build', '-c', 'studio/vite.config.ts'], optionsIn(root)),
    compressAssets(join(root, 'dist/client/assets')),
  ]);
  if (studio.code === 0) await compressAssets(join(root, 'dist/studio/assets'));
  return studio;
}

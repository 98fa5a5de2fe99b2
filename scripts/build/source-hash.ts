import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything the build reads. Tests and documents are not among it. */
const folders = [
  'schemas',
  'registry',
  'money',
  'engine',
  'ui',
  'widgets',
  'renderer',
  'studio',
  'server',
  'public',
];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** One hash over the names and contents of all sources: a time stamp lies after a checkout, contents do not. */
export async function hashSources(root: string): Promise<string> {
  const listed = await Promise.all(folders.map((folder) => listFiles(root, folder)));
  const paths = [...files, ...listed.flat()].toSorted();
  const contents = await Promise.all(paths.map((path) => readIfThere(join(root, path))));
  const hash = createHash('sha256');
  for (const [i, path] of paths.entries()) {
    const content = contents[i];
    if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    whenMissing([]),
  );
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(whenMissing(null));
}

function whenMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

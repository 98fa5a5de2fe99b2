import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
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

/**
 * One hash over the names and contents of all sources: a time stamp lies after a checkout, contents do not. They are read one after
 * the other, because some builders let a process open no more than a thousand files.
 */
export async function hashSources(root: string): Promise<string> {
  const listed = await Promise.all(folders.map((folder) => listFiles(root, folder)));
  const hash = createHash('sha256');
  for (const path of [...files, ...listed.flat()].toSorted()) {
    const content = readIfThere(join(root, path));
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

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    return whenMissing(null)(error);
  }
}

function whenMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}

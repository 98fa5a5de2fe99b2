import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildStorage } from '../kept-builds.ts';

/** A storage of builds in memory, which counts what it is asked. */
export function memoryStorage(now: () => number) {
  const kept = new Map<string, { readonly bytes: Buffer; readonly storedAt: number }>();
  const counts = { list: 0, read: 0, write: 0 };
  let isAway = false;
  const ask = (what: keyof typeof counts) => {
    counts[what] += 1;
    if (isAway) throw new Error('the storage is away');
  };
  const storage: BuildStorage = {
    list: async function* () {
      ask('list');
      for (const [key, { storedAt }] of [...kept]) yield { key, storedAt };
    },
    read: async (key, part) => {
      ask('read');
      const found = kept.get(key);
      if (found === undefined) return null;
      const { start, size } = part ?? { start: 0, size: found.bytes.length };
      return Readable.from([found.bytes.subarray(start, start + size)]);
    },
    write: async (key, bytes) => {
      ask('write');
      kept.set(key, { bytes, storedAt: now() });
    },
    remove: async (key) => {
      kept.delete(key);
    },
  };
  return {
    storage,
    counts,
    kept,
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

/** Writes files as a build leaves them, each with its packed neighbours. */
export async function writeBuild(root: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (name.endsWith('.woff2')) continue;
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  return root;
}

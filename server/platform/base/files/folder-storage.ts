import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildsPrefix, type FileStorage, type KeptFile } from './file-storage.ts';
import type { DataFolders } from './work-folder.ts';

/** Top folders that hold kept files: the built-in database and the work folder are their neighbours. */
const kept = ['media', 'uploads', buildsPrefix.slice(0, -1)] as const;

/** Files in the folder of the data, which all nodes of a machine or of a shared disk see. */
export async function openFolderStorage({ root, work, release }: DataFolders): Promise<FileStorage> {
  await Promise.all(kept.map((name) => mkdir(join(root, name), { recursive: true, mode: 0o700 })));
  const pathOf = (key: string): string => join(root, key);
  const sizeOf = async (key: string): Promise<number | null> => {
    const found = await stat(pathOf(key)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    workFolder: work,
    put: async (key, path) => {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
      // Moved on one disk: whoever reads finds all of it or nothing.
      await rename(path, pathOf(key));
    },
    sizeOf,
    open: async (key, part) => {
      const size = await sizeOf(key);
      if (size === null) return null;
      if (part === undefined) return { size, stream: createReadStream(pathOf(key)) };
      const { start, size: wanted } = part;
      return { size: wanted, stream: createReadStream(pathOf(key), { start, end: start + wanted - 1 }) };
    },
    withPath: (key, use) => use(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    // A file that is put into it meanwhile makes the folder one that is not empty: then it is begun again.
    removeUnder: (prefix) =>
      rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }),
    list: async function* (prefix) {
      if (prefix !== '') yield* filesUnder(root, prefix);
      else for (const name of kept) yield* filesUnder(root, `${name}/`);
    },
    close: release,
  };
}

async function* filesUnder(root: string, prefix: string): AsyncGenerator<KeptFile> {
  const folder = await opendir(join(root, prefix)).catch(() => null);
  if (folder === null) return;
  for await (const entry of folder) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(root, `${key}/`);
    // What is deleted meanwhile is not there.
    const found = entry.isFile() ? await stat(join(root, key)).catch(() => null) : null;
    if (found !== null) yield { key, size: found.size, storedAt: found.mtimeMs };
  }
}

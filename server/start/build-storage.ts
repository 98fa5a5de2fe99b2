import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildsPrefix, type FileStorage } from '#server/platform/base/files/file-storage.ts';
import type { BuildStorage } from '#server/web/builds/kept-builds.ts';

/**
 * Builds beside pictures and uploads, in the storage that all nodes share.
 * @param folder of which folder of the build, e.g. `site`
 */
export function createBuildStorage(files: FileStorage, folder: string): BuildStorage {
  const prefix = `${buildsPrefix}${folder}/`;
  return {
    list: async function* () {
      for await (const { key, storedAt } of files.list(prefix))
        yield { key: key.slice(prefix.length), storedAt };
    },
    read: async (key, part) => (await files.open(prefix + key, part))?.stream ?? null,
    write: async (key, bytes) => {
      const path = join(files.workFolder, randomUUID());
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
        await files.put(prefix + key, path);
      } finally {
        // On a full disk a part of it would take the room that uploads need.
        await rm(path, { force: true });
      }
    },
    remove: (key) => files.remove(prefix + key),
  };
}

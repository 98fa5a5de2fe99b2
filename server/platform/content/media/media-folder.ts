import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage, OpenFile } from '../../base/files/file-storage.ts';

/** The files of the library: under `media/`, one folder for each picture. Ids are ours, so names in the storage are, too. */
export interface MediaFolder {
  /** Writes an upload, through `watch` where given, to a file of its own, lends it, and deletes it afterwards. */
  receive<Result>(
    upload: { readonly stream: Readable; readonly watch?: Transform },
    use: (path: string) => Promise<Result>,
  ): Promise<Result>;
  /** Makes a file beside its place, so that nobody ever reads half of one. */
  make(id: string, name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Lends the path of a file for as long as `use` takes. */
  withPath<Result>(id: string, name: string, use: (path: string) => Promise<Result>): Promise<Result>;
  /** Whether there is such a file. */
  has(id: string, name: string): Promise<boolean>;
  /** Null when there is none. */
  open(id: string, name: string): Promise<OpenFile | null>;
  remove(id: string): Promise<void>;
}

/** Where the files of the library lie, in the storage. */
export const mediaPrefix = 'media/';

export function createMediaFolder(storage: FileStorage): MediaFolder {
  const keyOf = (id: string, name: string): string => `${mediaPrefix}${id}/${name}`;
  const inWork = async <Result>(use: (path: string) => Promise<Result>): Promise<Result> => {
    const path = join(storage.workFolder, randomUUID());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    receive: ({ stream, watch }, use) =>
      inWork(async (path) => {
        const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        await (watch ? pipeline(stream, watch, file) : pipeline(stream, file));
        return use(path);
      }),
    make: (id, name, write) =>
      inWork(async (path) => {
        await write(path);
        await storage.put(keyOf(id, name), path);
      }),
    withPath: (id, name, use) => storage.withPath(keyOf(id, name), use),
    has: async (id, name) => (await storage.sizeOf(keyOf(id, name))) !== null,
    open: (id, name) => storage.open(keyOf(id, name)),
    remove: (id) => storage.removeUnder(`${mediaPrefix}${id}/`),
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const inMemory = 'memory://';

/** The folder the library's files lie in: one folder for each picture. Ids are ours, so names on the disk are, too. */
export interface MediaFolder {
  /** Writes an upload through `watch` to a file of its own. @returns its path */
  receive(id: string, stream: Readable, watch: Transform): Promise<string>;
  /** Makes a file by writing it beside its place, so that nobody ever reads half of one. */
  make(id: string, name: string, write: (path: string) => Promise<void>): Promise<void>;
  pathOf(id: string, name: string): string;
  /** Bytes of a file; null when there is none. */
  sizeOf(id: string, name: string): Promise<number | null>;
  read(id: string, name: string): Readable;
  remove(id: string): Promise<void>;
  removeFile(id: string, name: string): Promise<void>;
  close(): Promise<void>;
}

/** Name of what was uploaded, until it was looked at. */
export const uploadedName = 'upload';

/** @param dataDir folder of the data; for `memory://` a temporary one that goes with the platform */
export async function openMediaFolder(dataDir: string): Promise<MediaFolder> {
  const temporary = dataDir === inMemory;
  const root = temporary ? await mkdtemp(join(tmpdir(), 'mozaika-media-')) : join(resolve(dataDir), 'media');
  await mkdir(root, { recursive: true, mode: 0o700 });
  const pathOf = (id: string, name: string) => join(root, id, name);
  let written = 0;
  return {
    receive: async (id, stream, watch) => {
      await mkdir(join(root, id), { mode: 0o700 });
      const path = pathOf(id, uploadedName);
      await pipeline(stream, watch, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    },
    make: async (id, name, write) => {
      await mkdir(join(root, id), { recursive: true, mode: 0o700 });
      written += 1;
      const part = pathOf(id, `${process.pid}-${written}.part`);
      try {
        await write(part);
        await rename(part, pathOf(id, name));
      } finally {
        await rm(part, { force: true });
      }
    },
    pathOf,
    sizeOf: async (id, name) => (await stat(pathOf(id, name)).catch(() => null))?.size ?? null,
    read: (id, name) => createReadStream(pathOf(id, name)),
    remove: (id) => rm(join(root, id), { recursive: true, force: true }),
    removeFile: (id, name) => rm(pathOf(id, name), { force: true }),
    close: async () => {
      if (temporary) await rm(root, { recursive: true, force: true });
    },
  };
}

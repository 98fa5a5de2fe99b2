import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../../base/files/file-storage.ts';

const ours = /^[0-9a-f-]{36}$/;

/** Uploaded files: under `uploads/`, never under the web root. Names are random ids, nothing else. */
export interface UploadFolder {
  /** Writes a stream to a file that is not in use yet. @returns its path */
  receive(id: string, stream: Readable): Promise<string>;
  /** Puts a received file in use. */
  keep(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The bytes of a file that is in use; the stream fails where there is none. */
  read(id: string): Readable;
  /** Ids of all files that were stored before a moment. */
  olderThan(moment: number): Promise<string[]>;
}

/** Where uploads lie, in the storage. */
export const uploadsPrefix = 'uploads/';

export function createUploadFolder(storage: FileStorage): UploadFolder {
  const keyOf = (id: string): string => `${uploadsPrefix}${id}`;
  const received = (id: string): string => join(storage.workFolder, id);
  return {
    receive: async (id, stream) => {
      const path = received(id);
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    },
    keep: (id) => storage.put(keyOf(id), received(id)),
    remove: async (id) => {
      await Promise.all([storage.remove(keyOf(id)), rm(received(id), { force: true })]);
    },
    read: (id) => Readable.from(bytesOf(storage, keyOf(id)), { objectMode: false }),
    olderThan: async (moment) => {
      const old: string[] = [];
      for await (const { key, storedAt } of storage.list(uploadsPrefix)) {
        const id = key.slice(uploadsPrefix.length);
        if (storedAt < moment && ours.test(id)) old.push(id);
      }
      return old;
    },
  };
}

/** Asks for the file when somebody reads. */
async function* bytesOf(storage: FileStorage, key: string): AsyncGenerator<Buffer> {
  const found = await storage.open(key);
  if (found === null) throw new Error(`there is no ${key} in the file storage`);
  yield* found.stream;
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { FilePart, FileStorage, OpenFile, S3Setup } from './file-storage.ts';
import { FileStorageFailure, openS3Bucket } from './s3-bucket.ts';
import type { DataFolders } from './work-folder.ts';

/**
 * Files in a bucket of S3 or of what speaks its language. Nothing in it is public: the site serves what may be seen, as it does from a
 * folder.
 */
export async function openS3Storage(setup: S3Setup, { work, release }: DataFolders): Promise<FileStorage> {
  const bucket = await openS3Bucket(setup);
  const open = async (key: string, part?: FilePart): Promise<OpenFile | null> => {
    const answer = await bucket.get(key, part);
    if (answer === null) return null;
    const body = answer.body as ReadableStream<Uint8Array> | null;
    return {
      size: Number(answer.headers.get('content-length')),
      stream: body === null ? Readable.from([]) : Readable.fromWeb(body),
    };
  };
  return {
    workFolder: work,
    put: async (key, path) => {
      await bucket.put(key, await readFile(path));
      await rm(path, { force: true });
    },
    sizeOf: bucket.sizeOf,
    open,
    withPath: async (key, use) => {
      const found = await open(key);
      if (found === null) throw new FileStorageFailure(`The file storage has no ${key}.`);
      const path = join(work, randomUUID());
      try {
        await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: bucket.remove,
    removeUnder: async (prefix) => {
      const removals: Promise<void>[] = [];
      for await (const { key } of bucket.list(prefix)) removals.push(bucket.remove(key));
      await Promise.all(removals);
    },
    list: bucket.list,
    close: release,
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const inMemory = 'memory://';
const unfinished = '.part';
const ours = /^[0-9a-f-]{36}(\.part)?$/;

/** The folder uploaded files lie in: beside the database, never under the web root. Names are random ids, nothing else. */
export interface UploadFolder {
  /** Writes a stream to a file that is not in use yet. @returns its path */
  receive(id: string, stream: Readable): Promise<string>;
  /** Puts a received file in use. */
  keep(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  read(id: string): Readable;
  /** Ids of all files, finished or not, that were last written before a moment. */
  olderThan(moment: number): Promise<string[]>;
  close(): Promise<void>;
}

/** @param dataDir folder of the data; for `memory://` a temporary one that goes with the platform */
export async function openUploadFolder(dataDir: string): Promise<UploadFolder> {
  const temporary = dataDir === inMemory;
  const folder = temporary
    ? await mkdtemp(join(tmpdir(), 'mozaika-uploads-'))
    : join(resolve(dataDir), 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id);
  const removeFile = (name: string) => rm(join(folder, name), { force: true });
  return {
    receive: async (id, stream) => {
      const path = `${pathOf(id)}${unfinished}`;
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    },
    keep: (id) => rename(`${pathOf(id)}${unfinished}`, pathOf(id)),
    remove: async (id) => {
      await Promise.all([removeFile(id), removeFile(`${id}${unfinished}`)]);
    },
    read: (id) => createReadStream(pathOf(id)),
    olderThan: async (moment) => {
      const names = (await readdir(folder)).filter((name) => ours.test(name));
      const old = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(folder, name)).catch(() => null);
          return found !== null && found.mtimeMs < moment ? [name.slice(0, 36)] : [];
        }),
      );
      return [...new Set(old.flat())];
    },
    close: async () => {
      if (temporary) await rm(folder, { recursive: true, force: true });
    },
  };
}

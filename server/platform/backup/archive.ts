import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BackupRefusal } from './backup-refusal.ts';

/** Last entry: without it a file is not whole. */
const checksumsName = 'checksums.json';
const Checksums = Type.Record(Type.String(), Type.String());
type Checksums = Static<typeof Checksums>;

/** Takes the entries of a backup, one after the other. */
export interface ArchiveWriter {
  add(name: string, content: Buffer | string): Promise<void>;
  /** Takes an entry of exactly so many bytes. */
  addStream(name: string, size: number, content: Readable): Promise<void>;
}

/** One entry that is read; its content has to be taken whole. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: Readable;
}

/**
 * Writes a gzipped tar whose last entry has the SHA-256 of all others. Only its owner may read it; it has its name when it is whole.
 * @throws BackupRefusal when there is a file of this name
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  if (await stat(path).catch(() => null))
    throw new BackupRefusal(`${path} is there already. Name a file that is not.`);
  const { pack: createPack } = await import('tar-stream');
  const part = `${path}.part`;
  const pack = createPack();
  // A file another backup left unfinished is written over, but never with its rights.
  await rm(part, { force: true });
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
  const written = pipeline(pack, createGzip({ level: 6 }), file);
  const checksums: Checksums = {};
  const add: ArchiveWriter['add'] = async (name, content) => {
    const bytes = Buffer.from(content);
    checksums[name] = createHash('sha256').update(bytes).digest('hex');
    await new Promise<void>((done, failed) => {
      pack.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
        error ? failed(error) : done(),
      );
    });
  };
  const addStream: ArchiveWriter['addStream'] = async (name, size, content) => {
    const hash = createHash('sha256');
    const entry = pack.entry({ name, size, mode: 0o600 });
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      entry,
    );
    checksums[name] = hash.digest('hex');
  };
  try {
    await Promise.race([
      written.then(() => {
        throw new Error('the file ended before its content');
      }),
      fill({ add, addStream }).then(() => add(checksumsName, JSON.stringify(checksums))),
    ]);
    pack.finalize();
    await written;
    await rename(part, path);
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads the entries of a backup in their order.
 * @throws BackupRefusal when the file is no backup, is damaged, or is not whole; that may be after some entries
 */
export async function readArchive(
  path: string,
  take: (entry: ArchiveEntry) => Promise<unknown>,
): Promise<void> {
  const { extract: createExtract } = await import('tar-stream');
  const extract = createExtract();
  // What fails here fails the reading below, too.
  const fed = pipeline(createReadStream(path), createGunzip(), extract).catch((error: unknown) => error);
  const found: Checksums = {};
  let promised: Checksums | null = null;
  try {
    for await (const entry of extract) {
      const { name } = entry.header;
      if (name === checksumsName) {
        const read: unknown = JSON.parse((await buffer(entry)).toString());
        promised = Value.Check(Checksums, read) ? read : null;
        continue;
      }
      const hash = createHash('sha256');
      async function* hashed() {
        for await (const chunk of entry as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      }
      await take({ name, content: Readable.from(hashed(), { objectMode: false }) });
      found[name] = hash.digest('hex');
    }
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefusal(`${path} cannot be read as a backup (${reason}).`, { cause: error });
  } finally {
    extract.destroy();
    await fed;
  }
  if (promised === null) throw new BackupRefusal(`${path} is not whole: its end is missing.`);
  for (const [name, digest] of Object.entries(promised))
    if (found[name] !== digest) throw new BackupRefusal(`${path} is damaged at ${name}.`);
  const more = Object.keys(found).find((name) => promised?.[name] === undefined);
  if (more !== undefined) throw new BackupRefusal(`${path} holds ${more}, which no backup wrote.`);
}

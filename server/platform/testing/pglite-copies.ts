import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { extract } from 'tar-stream';
import type { Database } from '../base/database/database.ts';
import { migrate } from '../base/database/migrate.ts';
import { openPglite } from '../base/database/open-pglite.ts';
import { type Image, seedFixture, silent } from './images.ts';
import { makeOnce, pathInRun } from './made-once.ts';

const programs = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** Compiled once for a worker: each database of its own would compile it anew, and warm it up anew. */
let program: Promise<{ readonly pgliteWasmModule: WebAssembly.Module; readonly fsBundle: Blob }> | undefined;
/** All of a test's data fits into less than the usual 128 MB of buffers, which each start would set up. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const images = new Map<Image, Promise<DataFolder>>();

/** A database's folder: its folders, each after the one it is in, and its files. */
interface DataFolder {
  readonly folders: readonly string[];
  readonly files: readonly { readonly path: string; readonly data: Buffer }[];
}

/** Where PGlite has its database's folder. */
const inPglite = '/pglite/data';

/** A folder in memory that begins as a copy. PGlite would unpack an archive, which takes three times as long. */
class CopiedFolder extends MemoryFS {
  readonly #copied: DataFolder;
  constructor(copied: DataFolder) {
    super();
    this.#copied = copied;
  }
  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('PGlite has no files yet');
    for (const path of this.#copied.folders) files.mkdirTree(`${inPglite}/${path}`);
    for (const { path, data } of this.#copied.files)
      files.writeFile(`${inPglite}/${path}`, new Uint8Array(data), { canOwn: true });
  }
}

async function loadProgram() {
  const [code, files] = await Promise.all([
    readFile(join(programs, 'pglite.wasm')),
    readFile(join(programs, 'pglite.data')),
  ]);
  return { pgliteWasmModule: await WebAssembly.compile(code), fsBundle: new Blob([files]) };
}

/** What new databases would be made of is two thirds of the files, and nobody makes any in here. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec(`update pg_database set datistemplate = false where datname like 'template_'`);
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}

/** The first database, with the platform's tables. Its log is in files of one megabyte, not sixteen: each copy unpacks them. */
async function openTables(): Promise<Database> {
  const database = await openPglite('memory://', silent, (dataDir) =>
    PGlite.create({ dataDir, initDbStartParams: ['--wal-segsize=1'] }),
  );
  await migrate(database.orm);
  return database;
}

async function readArchive(path: string): Promise<DataFolder> {
  const folders = new Set<string>();
  const files: { readonly path: string; readonly data: Buffer }[] = [];
  for await (const entry of createReadStream(path).pipe(extract())) {
    const name = entry.header.name.replace(/^\/|\/$/g, '');
    const data = await buffer(entry);
    if (entry.header.type === 'directory') folders.add(name);
    else {
      files.push({ path: name, data });
      folders.add(dirname(name));
    }
  }
  return { folders: [...folders].toSorted(), files };
}

/** Uncompressed: it is read far more often than written. */
async function readImage(image: Image): Promise<DataFolder> {
  const path = pathInRun(`${image}.tar`);
  await makeOnce(`pglite-${image}`, async () => {
    const database = image === 'tables' ? await openTables() : await openPgliteCopy('tables');
    try {
      if (image === 'content') await seedFixture(database);
      if (database.queue.kind !== 'pglite') throw new Error('an image of PGlite is made by PGlite');
      const { client } = database.queue;
      if (image === 'tables') await dropTemplates(client);
      // Each copy would do again what is only in the log.
      await client.exec('checkpoint');
      const archive = await client.dumpDataDir('none');
      // Whole or not there, should the worker end meanwhile.
      await writeFile(`${path}.part`, Buffer.from(await archive.arrayBuffer()));
      await rename(`${path}.part`, path);
    } finally {
      await database.close();
    }
  });
  return readArchive(path);
}

function loadImage(image: Image): Promise<DataFolder> {
  const known = images.get(image) ?? readImage(image);
  images.set(image, known);
  return known;
}

/** Makes the images, or waits until they are made. */
export async function preparePglite(): Promise<void> {
  await Promise.all([loadImage('tables'), loadImage('content')]);
}

/** A copy of an image, in memory or in a data folder that does not hold a database yet. */
export async function openPgliteCopy(image: Image, dataDir = 'memory://'): Promise<Database> {
  program ??= loadProgram();
  const [parts, copied] = await Promise.all([program, loadImage(image)]);
  return openPglite(dataDir, silent, async (folder) => {
    if (folder === 'memory://') return PGlite.create({ ...parts, fs: new CopiedFolder(copied), startParams });
    for (const path of copied.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
    await Promise.all(
      copied.files.map(({ path, data }) => writeFile(join(folder, path), data, { mode: 0o600 })),
    );
    return PGlite.create({ ...parts, dataDir: folder, startParams });
  });
}

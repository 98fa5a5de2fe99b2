import { openAsBlob } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
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
const images = new Map<Image, Promise<Blob>>();

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

/** The folder of a database as an archive. Uncompressed: it is read far more often than written. */
async function readImage(image: Image): Promise<Blob> {
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
  return new Blob([await (await openAsBlob(path)).arrayBuffer()]);
}

function loadImage(image: Image): Promise<Blob> {
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
  const [parts, loadDataDir] = await Promise.all([program, loadImage(image)]);
  return openPglite(dataDir, silent, (folder) =>
    PGlite.create({ ...parts, dataDir: folder, loadDataDir, startParams }),
  );
}

import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { explainFullDisk } from '../full-disk.ts';
import type { Database, Log } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const inMemory = 'memory://';

/**
 * PostgreSQL inside this process. One process per data folder; its announcements never leave the process.
 * @param create opens PGlite on the database's own folder, or on `memory://`
 * @throws DatabaseRefusal while another process has the folder, or when its disk is full
 */
export async function openPglite(
  dataDir: string,
  log: Log,
  create: (folder: string) => Promise<PGlite> = (folder) => PGlite.create(folder),
): Promise<Database> {
  if (dataDir === inMemory) return wrapPglite(await create(inMemory));
  try {
    const folder = await prepareFolder(dataDir, log);
    const lock = await lockFolder({ folder, log });
    try {
      const database = wrapPglite(await createWhole(folder, log, create));
      return { ...database, close: () => database.close().finally(lock.release) };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw await explainFullDisk(resolve(dataDir), error);
  }
}

/**
 * Opens PGlite on a folder. A note in it says while its files are made for the first time: of a start that was cut off meanwhile they are no
 * database, and nothing was ever stored in them, so they are made again.
 */
async function createWhole(
  folder: string,
  log: Log,
  create: (folder: string) => Promise<PGlite>,
): Promise<PGlite> {
  const note = join(folder, 'mozaika.creating');
  const isThere = async (path: string) => (await stat(path).catch(() => null)) !== null;
  if (await isThere(note)) {
    log.info(
      { folder },
      'the first start was cut off while it created the built-in database; it is created again',
    );
    for (const name of await readdir(folder))
      if (!name.startsWith('mozaika.')) await rm(join(folder, name), { recursive: true });
  } else if (await isThere(join(folder, 'PG_VERSION'))) return create(folder);
  await writeFile(note, '');
  const client = await create(folder);
  await rm(note);
  return client;
}

/** Lists that a statement may answer, by PostgreSQL's numbers of their types: of logical values, numbers, texts, times, ids, JSON and bytes. */
const lists = [
  ...[1000, 1005, 1007, 1016, 1022, 1231],
  ...[1009, 1015, 1115, 1182, 1185, 1187],
  ...[199, 1001, 2951, 3807],
];
const answered = new Set<unknown>([...Object.values(types), ...lists]);

/**
 * PGlite copies its table of parsers for each answer, and nine tenths of it are lists of what no column holds, such as rows of the
 * system's own tables: without them a statement takes half the time.
 */
function forgetUnusedParsers({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers).map(Number)) if (!answered.has(type)) delete parsers[type];
}

/** The database over a PGlite that is open already. */
function wrapPglite(client: PGlite): Database {
  forgetUnusedParsers(client);
  return {
    orm: drizzle({ client }),
    queue: { kind: 'pglite', client },
    listen: async (channel, { onMessage }) => {
      await client.listen(channel, onMessage);
    },
    close: () => client.close(),
  };
}

/** The database has a folder of its own inside the data folder, where other modules keep their files. @returns its path */
async function prepareFolder(dataDir: string, log: Log): Promise<string> {
  const folder = join(resolve(dataDir), 'database');
  const isNew = (await mkdir(folder, { recursive: true })) !== undefined;
  // Takes seconds, in which a person would see nothing.
  if (isNew) log.info({ folder }, 'creating the built-in database');
  return folder;
}

import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyDatabase,
  type PostgresDatabases,
  postgresDatabases,
} from '#server/platform/testing/postgres-databases.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';

/** Names of the variables that tell workers where the seeded demo site lies: as a folder, and as a database of a server. */
const folderVariable = 'E2E_SEEDED_DATA';
const postgresVariable = 'E2E_POSTGRES';
const seededDatabase = 'seeded';

/** Where a server keeps its data: what it is told of it, and what clears it away. */
export interface DataPlace {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'mozaika-e2e-'));
export const removeDataFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/** What decides which content a server starts with; each of them asks for another than the demo site. */
const ofOtherContent = ['SITE', 'DATABASE_URL', 'PLATFORM_URL', 'MODE'];

/** A data folder of a server with the built-in database: a copy of the one that was seeded once for the whole run. */
export async function seededFolder(): Promise<DataPlace & { readonly env: { readonly DATA_DIR: string } }> {
  const folder = await newDataFolder();
  const seeded = process.env[folderVariable];
  if (seeded !== undefined) await cp(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { env: { DATA_DIR: folder }, remove: () => removeDataFolder(folder) };
}

/**
 * A place for one server. With the sandbox's defaults it is a copy, on PostgreSQL, of what was seeded once for the whole run: the
 * built-in database would be compiled and warmed up in each server (decision 0070).
 * @param env the variables the server is started with
 */
export async function placeFor(env: Readonly<Record<string, string>>): Promise<DataPlace> {
  const folder = await newDataFolder();
  const isOther = ofOtherContent.some((name) => name in env);
  const database = isOther ? null : await copySeeded();
  return {
    env: { DATA_DIR: folder, ...(database && { DATABASE_URL: database.address }) },
    remove: async () => {
      await Promise.all([removeDataFolder(folder), database?.drop()]);
    },
  };
}

/** One for a worker. */
let databases: PostgresDatabases | undefined;

async function copySeeded(): Promise<{ readonly address: string; drop(): Promise<void> } | null> {
  const server = process.env[postgresVariable];
  if (server === undefined) return null;
  databases ??= postgresDatabases(server);
  const { copy, drop } = databases;
  const name = `e2e_${randomUUID()}`;
  return { address: await copy(seededDatabase, name), drop: () => drop(name) };
}

/**
 * Seeds the demo site for the whole run: into a folder, and into a database of a PostgreSQL server of the run.
 * @param seed starts a server in a place, and ends it when it is ready
 * @returns ends and removes both
 */
export async function seedOnce(
  seed: (env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<() => Promise<void>> {
  const [folder, spare, postgres] = await Promise.all([newDataFolder(), newDataFolder(), startPostgres()]);
  const databaseUrl = await postgresDatabases(postgres.address).copy(emptyDatabase, seededDatabase);
  await Promise.all([seed({ DATA_DIR: folder }), seed({ DATA_DIR: spare, DATABASE_URL: databaseUrl })]);
  process.env[folderVariable] = folder;
  process.env[postgresVariable] = postgres.address;
  return async () => {
    await Promise.all([removeDataFolder(folder), removeDataFolder(spare), postgres.stop()]);
  };
}

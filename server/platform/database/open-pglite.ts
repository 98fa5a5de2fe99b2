import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';

const inMemory = 'memory://';

/** PostgreSQL inside this process. One process per data folder; its announcements never leave the process. */
export async function openPglite(dataDir: string): Promise<Database> {
  return wrapPglite(await PGlite.create(dataDir === inMemory ? inMemory : await prepareFolder(dataDir)));
}

/** The database over a PGlite that is open already. */
export function wrapPglite(client: PGlite): Database {
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
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(resolve(dataDir), 'database');
  await mkdir(folder, { recursive: true });
  return folder;
}

import { type DatabaseOptions, openDatabase, openUnmigrated } from '../database/open-database.ts';
import { declareProduction, type InstallationMode, modeOf } from './installation-mode.ts';

/** The mode of a database, which is left as it is; null where nobody has started on it. */
export async function readDatabaseMode(options: DatabaseOptions): Promise<InstallationMode | null> {
  const database = await openUnmigrated(options);
  try {
    return await modeOf(database.orm);
  } finally {
    await database.close();
  }
}

/**
 * Makes a database, whatever version its tables are of, a production's.
 * @returns the mode it had; null where nobody has started on it, and nothing was changed
 */
export async function setProduction(options: DatabaseOptions): Promise<InstallationMode | null> {
  const before = await readDatabaseMode(options);
  if (before === null) return null;
  const database = await openDatabase(options);
  try {
    await declareProduction(database.orm);
    return before;
  } finally {
    await database.close();
  }
}

import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of the variable that tells workers where a folder with the seeded demo site lies. */
export const seededDataVariable = 'E2E_SEEDED_DATA';

export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'mozaika-e2e-'));

/** What decides which content a server starts with; each of them asks for another than the demo site in a folder. */
const ofOtherContent = ['SITE', 'DATABASE_URL', 'PLATFORM_URL', 'MODE'];

/**
 * A data folder for one server. With the sandbox's defaults it is a copy of one that was seeded once for the whole run: a
 * server that finds its content starts in a third of the time.
 * @param env the variables the server is started with
 */
export async function dataFolderFor(env: Readonly<Record<string, string>>): Promise<string> {
  const folder = await newDataFolder();
  const seeded = process.env[seededDataVariable];
  if (seeded !== undefined && !ofOtherContent.some((name) => name in env))
    await cp(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

export const removeDataFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseRefusal } from './database-refusal.ts';

const inMemory = 'memory://';
/** An empty file needs no room, also on a disk that is full. */
const trialBytes = 64 * 1024;

/**
 * Makes the folder of the data and writes into it once: what could not be kept later is better heard of at the start.
 * @param write puts a file there
 * @throws DatabaseRefusal when nothing can be written
 */
export async function prepareDataFolder(
  dataDir: string,
  write: (path: string, text: string) => Promise<void> = writeFile,
): Promise<void> {
  if (dataDir === inMemory) return;
  const folder = resolve(dataDir);
  // Several nodes may share the folder: each tries a name of its own.
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await write(trial, 'x'.repeat(trialBytes)).finally(() => rm(trial, { force: true }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(
      `The data folder ${folder} cannot be written (${reason}). Uploads, pictures and the built-in database are kept there. Name a folder with room that user ${process.getuid?.() ?? 'of this process'} may write (DATA_DIR), or give this one to that user.`,
      { cause: error },
    );
  }
}

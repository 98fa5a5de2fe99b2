import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const inMemory = 'memory://';
/** What lies in the work folder for longer belongs to a process that is gone. */
const abandonedMs = 24 * 60 * 60_000;

/** Folders of a process's files. */
export interface DataFolders {
  readonly root: string;
  readonly work: string;
  /** Removes the root where it was made for this process alone. */
  release(): Promise<void>;
}

/**
 * Makes the folders, and clears the work folder of what a crash left in it. The work folder lies on the disk of the others, so that
 * a finished file is moved, not copied.
 * @param dataDir folder of the data; for `memory://` a temporary one that goes with the process
 */
export async function openDataFolders(dataDir: string): Promise<DataFolders> {
  const temporary = dataDir === inMemory;
  const root = temporary ? await mkdtemp(join(tmpdir(), 'mozaika-files-')) : resolve(dataDir);
  const work = join(root, 'incoming');
  await mkdir(work, { recursive: true, mode: 0o700 });
  if (!temporary) await removeOlder(work, Date.now() - abandonedMs);
  return {
    root,
    work,
    release: async () => {
      if (temporary) await rm(root, { recursive: true, force: true });
    },
  };
}

async function removeOlder(folder: string, moment: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    paths.map(async (path) => {
      // Another node may be faster.
      const found = await stat(path).catch(() => null);
      if (found !== null && found.mtimeMs < moment) await rm(path, { recursive: true, force: true });
    }),
  );
}

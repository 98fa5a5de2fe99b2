import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FileStorage } from '#server/platform/base/files/file-storage.ts';
import { createKeptBuilds, type OtherBuilds, renewEveryMs } from '#server/web/builds/kept-builds.ts';
import { createBuildStorage } from './build-storage.ts';

/** When a node tries again that could not store its build, in milliseconds. */
const retryMs = 60_000;
/** Longest wait of a start for its build to be stored, in milliseconds: a storage that hangs keeps no site from starting. */
const longestWaitMs = 10_000;

export interface BuildFolders {
  /** Folder of the site's files, and of the Studio's. */
  readonly site: string;
  readonly studio: string;
}

/** Builds of the site and the Studio in the storage of all nodes. */
export interface NodeBuilds {
  readonly site: OtherBuilds;
  readonly studio: OtherBuilds;
  /** Resolves when the own builds are stored, before which nobody should get a page of them; or cannot be for now. */
  readonly stored: Promise<unknown>;
  close(): Promise<void>;
}

/** Stores what this node runs, and goes on saying every hour that it is run. */
export function keepBuilds(files: FileStorage, folders: BuildFolders, logger: Logger): NodeBuilds {
  const open = (folder: keyof BuildFolders) =>
    createKeptBuilds({
      storage: createBuildStorage(files, folder),
      root: folders[folder],
      now: Date.now,
      wait: sleep,
    });
  const [site, studio] = [open('site'), open('studio')];
  const stop = new AbortController();
  const keep = async (): Promise<number> => {
    try {
      await Promise.all([site.keep(), studio.keep()]);
      return renewEveryMs;
    } catch (error) {
      logger.warn({ err: error }, 'files of this build cannot be kept for other nodes');
      return retryMs;
    }
  };
  const first = keep();
  const goOn = async (): Promise<void> => {
    let pauseMs = await first;
    while (!stop.signal.aborted) {
      // Ended by the stop.
      await sleep(pauseMs, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
      if (!stop.signal.aborted) pauseMs = await keep();
    }
  };
  const going = goOn();
  return {
    site,
    studio,
    stored: Promise.race([first, sleep(longestWaitMs, undefined, { ref: false, signal: stop.signal })]).catch(
      () => undefined,
    ),
    close: async () => {
      stop.abort();
      await going;
    },
  };
}

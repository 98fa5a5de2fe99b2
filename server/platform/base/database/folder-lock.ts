import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './database.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import {
  type FolderHolder,
  nextBeat,
  readHolder,
  removeHolder,
  thisProcess,
  writeHolder,
} from './folder-holder.ts';

/** Longest wait for the lock, in milliseconds. Of several starts at one instant, one gets it well within. */
const waitMs = 1000;
/** Milliseconds between two signs of life. */
const beatMs = 5000;
/** As many beats without a sign of life, and a holder on another machine is gone. */
const missedBeats = 4;
const sqliteBusy = 5;
const sqliteFull = 13;

/** A folder that is this process's alone. */
export interface FolderLock {
  release(): Promise<void>;
}

export interface FolderLockOptions {
  /** Of the database; it exists. */
  readonly folder: string;
  readonly log: Log;
  /** Lets milliseconds pass. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Takes a folder for this process alone. The lock is the operating system's, on a file in the folder: it ends with the process,
 * however that ends, so nothing is ever left to clear away, and no pid is asked for that may be another's by now.
 * Node has no call for such locks, but its SQLite takes them, everywhere alike; nothing is stored in that file.
 * Nothing else in this process may open it: closing it anywhere gives up the lock (POSIX).
 * @throws DatabaseRefusal naming the holder, or saying that the folder cannot be locked
 */
export async function lockFolder(options: FolderLockOptions): Promise<FolderLock> {
  const { folder, log } = options;
  const lock = await takeLock(folder);
  try {
    const before = await readHolder(folder);
    let holder = await thisProcess();
    if (before !== null) {
      await assertGone(before, holder, options);
      log.warn(
        { folder, pid: before.pid, host: before.host, since: before.since },
        'the database was not closed by the process that had it; it is taken over',
      );
    }
    await writeHolder(folder, holder);
    let writing = Promise.resolve();
    const beats = setInterval(() => {
      holder = nextBeat(holder);
      writing = writeHolder(folder, holder).catch((error: unknown) => {
        log.warn({ err: error, folder }, 'the holder of the database could not be written down');
      });
    }, beatMs);
    beats.unref();
    return {
      release: async () => {
        clearInterval(beats);
        await writing;
        await removeHolder(folder);
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function takeLock(folder: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(join(folder, 'mozaika.lock'), { timeout: waitMs, open: false });
  try {
    lock.open();
    // No journal: it would lie beside the file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    if (lock.isOpen) lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw inUse(folder, await readHolder(folder));
    }
    // Whoever opens the folder says it in words.
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteFull)
      throw Object.assign(new Error(error.message), { code: 'ENOSPC' });
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(
      `The database in ${folder} cannot be locked (${reason}), and without a lock two processes could destroy its data. Name a folder that can be written, on a disk of this machine (DATA_DIR), or a PostgreSQL server (DATABASE_URL).`,
      { cause: error },
    );
  }
}

/**
 * Some file systems do not tell other machines of a lock: a folder shared with a virtual machine, NFS without locks. Who held
 * the folder there, and did not give it back, is watched for signs of life. Whoever shares our kernel would have its lock.
 */
async function assertGone(
  before: FolderHolder,
  { machine }: FolderHolder,
  { folder, log, wait = sleep }: FolderLockOptions,
): Promise<void> {
  if (before.machine === machine) return;
  const waitedMs = beatMs * missedBeats;
  log.info(
    { folder, waitedMs, ...before },
    'another machine had the database; it is watched for signs of life',
  );
  await wait(waitedMs);
  const after = await readHolder(folder);
  if (after !== null && after.beat !== before.beat) throw inUse(folder, after);
}

function inUse(folder: string, holder: FolderHolder | null): DatabaseRefusal {
  const who = holder
    ? `process ${holder.pid} on host ${holder.host} since ${holder.since}`
    : 'a process that is just starting';
  return new DatabaseRefusal(
    `The database in ${folder} is in use by ${who}. Two processes on one folder would destroy its data, so this one does not start. Stop the other one first, or give this one a folder of its own (DATA_DIR), or a PostgreSQL server that any number of processes share (DATABASE_URL).`,
  );
}

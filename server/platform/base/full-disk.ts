import { statfs } from 'node:fs/promises';
import { DatabaseRefusal } from './database/database-refusal.ts';

/** A disk without room, a quota that is used up, and PostgreSQL's word (SQLSTATE) for both. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because it could not be written for lack of room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** Less than the built-in database takes for one piece of its log, in bytes. */
const noRoomBytes = 16 * 1024 * 1024;

/**
 * An error of writing into a folder in words, where it is for lack of room. What the built-in database says of it is no system's code, so
 * the disk is asked as well.
 * @returns any other error as it is
 */
export async function explainFullDisk(
  folder: string,
  error: unknown,
  freeBytes: (folder: string) => Promise<number> = readFreeBytes,
): Promise<unknown> {
  if (error instanceof DatabaseRefusal) return error;
  if (!isDiskFull(error) && (await freeBytes(folder)) >= noRoomBytes) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseRefusal(
    `The disk of ${folder} is full (${reason}). Make room on it, or name another folder (DATA_DIR), and start again. What was stored before is still there.`,
    { cause: error },
  );
}

async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // A folder that is not there has another fault.
    return Number.POSITIVE_INFINITY;
  }
}

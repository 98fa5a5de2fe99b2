import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** What the process that holds a folder says about itself, for whoever finds the folder taken. */
export const FolderHolder = Type.Object({
  pid: Type.Integer(),
  host: Type.String(),
  /** What has a kernel of its own: containers on one machine have one. */
  machine: Type.String(),
  /** Moment of taking the folder, ISO 8601 in UTC. */
  since: Type.String(),
  /** Another one with every sign of life. */
  beat: Type.String(),
});
export type FolderHolder = Static<typeof FolderHolder>;

const pathIn = (folder: string): string => join(folder, 'mozaika.holder.json');

/** This process, as the holder of a folder from now on. */
export async function thisProcess(): Promise<FolderHolder> {
  return {
    pid: process.pid,
    host: hostname(),
    machine: await readMachine(),
    since: new Date().toISOString(),
    beat: randomUUID(),
  };
}

/** The same holder, alive a while later. */
export const nextBeat = (holder: FolderHolder): FolderHolder => ({ ...holder, beat: randomUUID() });

/** @returns null where nobody says anything, or nothing that can be read */
export async function readHolder(folder: string): Promise<FolderHolder | null> {
  try {
    const content: unknown = JSON.parse(await readFile(pathIn(folder), 'utf8'));
    return Value.Check(FolderHolder, content) ? content : null;
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return null;
    throw error;
  }
}

/** Whole or not at all, whenever somebody reads it. */
export async function writeHolder(folder: string, holder: FolderHolder): Promise<void> {
  const path = pathIn(folder);
  await writeFile(`${path}.part`, `${JSON.stringify(holder, null, 2)}\n`);
  await rename(`${path}.part`, path);
}

export const removeHolder = (folder: string): Promise<void> => rm(pathIn(folder), { force: true });

/** Linux gives every start of a kernel a name; elsewhere the host has to do. */
async function readMachine(): Promise<string> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return hostname();
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

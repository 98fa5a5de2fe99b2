import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from './database.ts';
import { type FolderHolder, nextBeat, readHolder, thisProcess, writeHolder } from './folder-holder.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let warnings: string[];
let log: Log;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-lock-'));
  warnings = [];
  log = {
    info: () => undefined,
    warn: (_, message) => warnings.push(message),
    error: (_, message) => warnings.push(message),
  };
});
afterEach(() => rm(folder, { recursive: true }));

const neverWaits = async () => expect.unreachable('nobody was to be watched');
const elsewhere: FolderHolder = {
  pid: 7,
  host: 'node-b',
  machine: 'another kernel',
  since: '2026-03-02T10:00:00.000Z',
  beat: 'first',
};

test('[reliability] a folder that is taken is refused, and the refusal names holder, folder and the way out', async () => {
  const lock = await lockFolder({ folder, log });
  const holder = await readHolder(folder);
  const refusal: unknown = await lockFolder({ folder, log }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: 'DatabaseRefusal' });
  const message = String(refusal);
  for (const part of [
    folder,
    `process ${process.pid}`,
    hostname(),
    holder?.since,
    'DATA_DIR',
    'DATABASE_URL',
  ])
    expect(message).toContain(part);
  await lock.release();
});

test('given back, it is free, and nothing is left of who had it', async () => {
  await (await lockFolder({ folder, log })).release();
  expect(await readHolder(folder)).toBeNull();
  await (await lockFolder({ folder, log, wait: neverWaits })).release();
  expect(warnings).toEqual([]);
});

test('[reliability] what a crash left is taken over at once, though its pid belongs to another process by now', async () => {
  await writeHolder(folder, { ...(await thisProcess()), since: elsewhere.since });
  const lock = await lockFolder({ folder, log, wait: neverWaits });
  expect(warnings).toEqual([expect.stringContaining('taken over')]);
  expect((await readHolder(folder))?.since).not.toBe(elsewhere.since);
  await lock.release();
});

test.each(['', '{"pid":', '{"pid":"seven"}'])(
  'a note that cannot be read keeps nobody out: %j',
  async (note) => {
    await writeFile(join(folder, 'mozaika.holder.json'), note);
    await (await lockFolder({ folder, log, wait: neverWaits })).release();
  },
);

test('[reliability] a holder on another machine that shows signs of life is not disturbed, whatever its locks do', async () => {
  await writeHolder(folder, elsewhere);
  const wait = () => writeHolder(folder, nextBeat(elsewhere));
  await expect(lockFolder({ folder, log, wait })).rejects.toThrow(/process 7 on host node-b/);
  expect((await readHolder(folder))?.host).toBe('node-b');
  // The refused one has not kept the lock.
  await (await lockFolder({ folder, log, wait: async () => undefined })).release();
});

test('a holder on another machine that is silent for four of its beats is gone', async () => {
  await writeHolder(folder, elsewhere);
  let waited = 0;
  const wait = async (ms: number) => {
    waited += ms;
  };
  const lock = await lockFolder({ folder, log, wait });
  expect(waited).toBe(20_000);
  await lock.release();
});

test('a folder that cannot be locked is refused with the reason', async () => {
  await mkdir(join(folder, 'mozaika.lock'));
  await expect(lockFolder({ folder, log })).rejects.toThrow(/cannot be locked \(.+\).*DATABASE_URL/s);
});

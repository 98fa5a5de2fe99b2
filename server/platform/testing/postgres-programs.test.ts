import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programUser, reachableBy, runProgram } from './postgres-programs.ts';

let home: string;
let spare: string;
let programs: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mozaika-home-'));
  spare = await mkdtemp(join(tmpdir(), 'mozaika-spare-'));
  await chmod(spare, 0o755);
  programs = join(home, 'checkout/native');
  await mkdir(join(programs, 'bin'), { recursive: true });
  await writeFile(join(programs, 'bin/postgres'), '#!/bin/sh\nexit "$1"\n');
  await chmod(join(programs, 'bin/postgres'), 0o755);
});
afterEach(() => Promise.all([home, spare].map((folder) => rm(folder, { recursive: true }))));

test('programs in a home folder that only its owner may enter are copied for root to where the user nobody may run them', async () => {
  // As Debian's /root is. An ordinary user runs them where they are.
  await chmod(home, 0o700);
  const user = await programUser();
  const reachable = await reachableBy(user, programs, spare);
  expect(reachable).toBe(user === null ? programs : join(spare, 'programs'));
  const run = (status: string) => runProgram(join(reachable, 'bin/postgres'), [status], user);
  await run('0');
  await expect(run('3')).rejects.toThrow('ended with 3');
});

test('programs installed with a umask of 077 are copied, and are the user’s there', async () => {
  await chmod(home, 0o755);
  await chmod(join(programs, 'bin/postgres'), 0o700);
  const user = await programUser();
  const reachable = await reachableBy(user, programs, spare);
  expect(reachable === programs).toBe(user === null);
  await runProgram(join(reachable, 'bin/postgres'), ['0'], user);
});

test('programs that the user may walk to, and those of an ordinary user, stay where they are', async () => {
  await chmod(home, 0o755);
  expect(await reachableBy({ uid: 65534, gid: 65534 }, programs, spare)).toBe(programs);
  await chmod(home, 0o700);
  expect(await reachableBy(null, programs, spare)).toBe(programs);
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildChildProgram, type ChildProgram } from '../../testing/child-program.ts';
import { openPgliteCopy, preparePglite } from '../../testing/pglite-copies.ts';

const rounds = 3;
const atOnce = 4;
const opened = 'open';

let program: ChildProgram;
let dataDir: string;
beforeAll(async () => {
  program = await buildChildProgram('server/platform/testing/opening-child.ts');
  await preparePglite();
}, 240_000);
afterAll(() => program.remove());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mozaika-two-'));
  await (await openPgliteCopy('tables', dataDir)).close();
  return () => rm(dataDir, { recursive: true });
});

/** A process that can be told to open the folder. */
interface Opener {
  readonly pid: number;
  /** @returns `open`, or the words of the refusal */
  open(): Promise<string>;
  /** Lets it close the database and end. */
  finish(): Promise<void>;
  kill(): Promise<void>;
}

async function startOpener(): Promise<Opener> {
  const child: ChildProcess = program.start();
  const { stdin, stdout, pid } = child;
  if (!stdin || !stdout || pid === undefined) throw new Error('the process has no input, output or id');
  const exited = once(child, 'exit');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    pid,
    open: async () => {
      stdin.write(`${dataDir}\n`);
      return (await lines.next()).value ?? '';
    },
    finish: async () => {
      stdin.end();
      expect(await exited).toEqual([0, null]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

test('[reliability] a second process on the folder is refused and told who has it; then kill -9 frees it, and so does closing', async () => {
  const first = await startOpener();
  expect(await first.open()).toBe(opened);
  const second = await startOpener();
  const refusal = await second.open();
  for (const part of [join(dataDir, 'database'), `process ${first.pid} on host ${hostname()} since 20`])
    expect(refusal).toContain(part);
  await second.finish();
  await first.kill();
  const third = await startOpener();
  expect(await third.open()).toBe(opened);
  await third.finish();
  const fourth = await startOpener();
  expect(await fourth.open()).toBe(opened);
  await fourth.finish();
}, 120_000);

test(`[reliability] of ${atOnce} processes at once on a folder that a crash left, one has it, in each of ${rounds} crashes`, async () => {
  let crashed = await startOpener();
  expect(await crashed.open()).toBe(opened);
  for (let round = 0; round < rounds; round += 1) {
    const openers = await Promise.all(Array.from({ length: atOnce }, startOpener));
    await crashed.kill();
    const answers = await Promise.all(openers.map(({ open }) => open()));
    const winners = openers.filter((_, at) => answers[at] === opened);
    expect(winners).toHaveLength(1);
    const [winner = crashed] = winners;
    const others = openers.filter((opener) => opener !== winner);
    for (const answer of answers.filter((one) => one !== opened)) expect(answer).toContain('is in use by');
    await Promise.all(others.map(({ finish }) => finish()));
    crashed = winner;
  }
  await crashed.finish();
}, 120_000);

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takesNoForms } from '../../content/forms/form-checker.ts';
import { createPlatform } from '../../platform.ts';
import { buildChildProgram, type ChildProgram } from '../../testing/child-program.ts';
import { silent } from '../../testing/images.ts';
import { openPgliteCopy, preparePglite } from '../../testing/pglite-copies.ts';
import type { PublishingOrders } from '../../testing/publishing-child.ts';
import { openDatabase } from '../database/open-database.ts';

const rounds = 2;
const acknowledgedPerRound = 15;

let program: ChildProgram;
beforeAll(async () => {
  program = await buildChildProgram('server/platform/testing/publishing-child.ts');
  await preparePglite();
}, 240_000);
afterAll(() => program.remove());

/** @returns the pages acknowledged before the process was killed in the middle of its work */
async function writeUntilKilled(orders: PublishingOrders): Promise<string[]> {
  const child = program.start();
  if (!child.stdout || !child.stdin) throw new Error('the writer has no input or output');
  const exited = once(child, 'exit');
  child.stdin.write(`${JSON.stringify(orders)}\n`);
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    // A second start in the middle of it must neither come to anything nor cost anything.
    if (acknowledged.length === 1) await expectRefused(orders.dataDir, child.pid);
    if (acknowledged.length === acknowledgedPerRound) child.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

async function expectRefused(dataDir: string, pid: number | undefined): Promise<void> {
  await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow(`is in use by process ${pid}`);
}

test('[reliability] killed at any moment, and with a second start meanwhile, the data folder opens again and nothing acknowledged is lost', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mozaika-kill-'));
  await (await openPgliteCopy('tables', dataDir)).close();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const keys = await writeUntilKilled({ dataDir, prefix: `r${round}` });
    expect(keys.length).toBeGreaterThanOrEqual(acknowledgedPerRound);
    acknowledged.push(...keys);
  }
  const platform = await createPlatform({
    dataDir,
    product: 'loan',
    sandbox: true,
    checkForm: takesNoForms,
    logger: false,
  });
  const live = (await platform.publishedPages()).map(({ alias }) => alias);
  expect(live).toEqual(expect.arrayContaining(acknowledged));
  await platform.close();
  await rm(dataDir, { recursive: true });
}, 90_000);

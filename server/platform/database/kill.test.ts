import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { takesNoForms } from '../forms/form-checker.ts';
import { createPlatform } from '../platform.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rounds = 2;
const acknowledgedPerRound = 15;

/** Publishes pages without end in a process of its own, which says each one once it was acknowledged. */
const writer = (folder: string, round: number) => `
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ${JSON.stringify(root)}, configFile: false, appType: 'custom', logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }, optimizeDeps: { noDiscovery: true },
  });
  const { createPlatform } = await vite.ssrLoadModule('/server/platform/platform.ts');
  const platform = await createPlatform(
    { dataDir: ${JSON.stringify(folder)}, product: 'loan', sandbox: true, logger: false });
  const call = async (url, payload, headers = {}) =>
    (await platform.app.inject({ method: 'POST', url, payload, headers })).json().data;
  const { token } = await call('/v2/system/staff/login', { email: 'admin@example.com', password: 'Mozaika-2026!' });
  const headers = { authorization: 'Bearer ' + token };
  for (let i = 0; ; i += 1) {
    const key = 'r${round}-' + i;
    const data = { alias: key, title: key, layout: 'default', blocks: [] };
    await call('/v2/system/manage/pages', { key, data }, headers);
    const entry = await call('/v2/system/manage/pages/' + key + '/publish', {}, headers);
    if (entry.status === 'published') process.stdout.write(key + '\\n');
  }`;

/** @returns the pages acknowledged before the process was killed in the middle of its work */
async function writeUntilKilled(folder: string, round: number): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', writer(folder, round)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the writer has no output');
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === acknowledgedPerRound) child.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

test('[reliability] killed at any moment, the data folder opens again and nothing acknowledged is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-kill-'));
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const keys = await writeUntilKilled(folder, round);
    expect(keys.length).toBeGreaterThanOrEqual(acknowledgedPerRound);
    acknowledged.push(...keys);
  }
  const platform = await createPlatform({
    dataDir: folder,
    product: 'loan',
    sandbox: true,
    checkForm: takesNoForms,
    logger: false,
  });
  const live = (await platform.publishedPages()).map(({ alias }) => alias);
  expect(live).toEqual(expect.arrayContaining(acknowledged));
  await platform.close();
  await rm(folder, { recursive: true });
}, 90_000);

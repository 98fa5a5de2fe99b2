import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { findFreePort } from '#e2e/support/free-port.ts';
import { makeWidget } from '../new-widget/make-widget.ts';
import type { Rows } from './rows.ts';
import { type RunningScript, startScript } from './run-script.ts';

const statusOf = async (url: string): Promise<number | string> => {
  const asked = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => 'nobody answers');
  return typeof asked === 'string' ? asked : asked.status;
};

/** Until a page answers so; what the development server has to load again takes its time on a busy machine. */
const untilStatus = (url: string, status: number | string) =>
  vi.waitUntil(async () => (await statusOf(url)) === status, { timeout: 200_000, interval: 100 });

/** The server has ended of its own accord, as docs/operations.md says, and nothing of it is left. */
async function expectStopped(script: RunningScript, url: string): Promise<void> {
  expect(await script.ended).toBe(0);
  await vi.waitUntil(() => !script.isAnyLeft(), { timeout: 30_000 });
  expect(await statusOf(url)).toBe('nobody answers');
}

/** A second one beside it says at once that the port is taken. */
async function expectPortRefused(name: string, cwd: string, port: number, env = {}): Promise<void> {
  const second = startScript(name, { cwd, env: { PORT: String(port), ...env } });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(new RegExp(`port ${port}: another process has this port .*\\n$`));
  expect(second.output()).not.toMatch(/\[vite\]|built in|^\s+at /m);
}

/** The commands that serve: each on a port and data of its own, stopped through npm. */
export const servingRows: Rows = {
  start: async ({ dataDir, copy }) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}/`;
    const env = { PORT: String(port), DATA_DIR: dataDir, SITE: 'sample' };
    const first = startScript('start', { env });
    await first.says(/runs at/);
    expect(await statusOf(url)).toBe(200);
    // Nothing is built there, so that it would take a minute to come to the port.
    await expectPortRefused('start', copy, port);
    // Nor is a database made in vain where all is built.
    const unused = `${dataDir}-unused`;
    await expectPortRefused('start', process.cwd(), port, { DATA_DIR: unused });
    expect(existsSync(unused)).toBe(false);
    first.signal('SIGTERM', 'npm');
    await expectStopped(first, url);
    const second = startScript('start', { env });
    await second.says(/runs at/);
    second.signal('SIGINT', 'all');
    await expectStopped(second, url);
    // A production is started without npm, perhaps by the Node of the machine.
    const older =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';
    const old = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${older}`, 'dist/server/main.mjs'],
      {
        encoding: 'utf8',
      },
    );
    expect([old.status, old.stderr]).toEqual([
      1,
      expect.stringMatching(/^Mozaika runs on Node 24, this is Node 20/),
    ]);
    expect(second.output()).not.toMatch(/second signal|WARN|^\s+at /m);
  },

  dev: async ({ copy }) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const dev = startScript('dev', { cwd: copy, env: { PORT: String(port), SITE: 'sample' } });
    await dev.says(
      new RegExp(`runs at ${url}\n[\\s\\S]*Studio +${url}/studio\n[\\s\\S]*Password of all of them`),
    );
    expect(await statusOf(url)).toBe(200);
    await expectPortRefused('dev', copy, port);

    const view = join(copy, 'widgets/hero/hero.tsx');
    const source = readFileSync(view, 'utf8');
    writeFileSync(view, `${source}\nconst x = {\n`);
    await untilStatus(url, 500);
    writeFileSync(view, source);
    await untilStatus(url, 200);

    const example = `${url}/dev-examples/component-examples/price-probe`;
    expect(await statusOf(example)).toBe(404);
    const made = makeWidget(join(copy, 'widgets'), 'price-probe');
    await untilStatus(example, 200);
    if (made.ok) rmSync(made.folder, { recursive: true });
    await untilStatus(example, 404);

    dev.signal('SIGTERM', 'npm');
    await expectStopped(dev, url);
  },

  'dev:fake': async ({ copy }) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), FAKE: 'slow:posts' };
    const fake = startScript('dev:fake', { cwd: copy, env });
    await fake.says(/runs at/);
    for (const path of ['/', '/faq', '/signin'])
      expect([path, await statusOf(url + path)]).toEqual([path, 200]);
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/__fake')).toBe('FAKE=slow:posts\n');
    expect(await text('/__fake?set=status=contract')).toBe('FAKE=status=contract\n');
    expect(await text('/__fake?set=failing:no.such')).toMatch(/there is no call "no\.such"\. Write slow, /);
    await expectPortRefused('dev:fake', copy, port);
    fake.signal('SIGINT', 'all');
    await expectStopped(fake, url);

    const misspelt = startScript('dev:fake', { cwd: copy, env: { ...env, FAKE: 'slwo' } });
    expect(await misspelt.ended).toBe(1);
    expect(misspelt.output()).toMatch(/\nFAKE cannot be read: "slwo" is no switch\. [^\n]+\n$/);
  },
};

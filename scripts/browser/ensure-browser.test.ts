import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BrowserSource, ensureBrowser } from './ensure-browser.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-browser-'));
});
afterEach(() => rm(folder, { recursive: true }));

const install = async (name: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
  return path;
};

/** Searches on a PATH of the test alone; a program starts when its version is known. */
async function search(versions: Readonly<Record<string, string>>, sources: BrowserSource[] = [], env = {}) {
  const tried: string[] = [];
  const lines: string[] = [];
  const result = await ensureBrowser({
    env: { PATH: folder, XDG_CACHE_HOME: folder, ...env },
    tryStart: async (path) => {
      tried.push(path);
      return versions[path.replace(`${folder}/`, '')] ?? null;
    },
    sources: () => sources,
    log: (line) => lines.push(line),
  });
  return { result, tried: tried.filter((path) => path.startsWith(folder)), lines };
}

const source = (name: string, fetch: BrowserSource['fetch']): BrowserSource => ({ name, fetch });

test('an installed browser that starts is taken, and nothing is fetched', async () => {
  const path = await install('chromium');
  const never = source('never', async () => expect.fail('asked although a browser is installed'));
  const { result } = await search({ chromium: '156.0.1.2' }, [never]);
  expect(result).toEqual({ path, version: '156.0.1.2' });
});

test('an installed program that does not start, or is too old, is passed over for the next', async () => {
  await install('chromium-headless-shell');
  await install('chromium');
  const path = await install('google-chrome');
  const { result, lines } = await search({ chromium: '152.0.0.0', 'google-chrome': '153.0.0.0' });
  expect(result).toEqual({ path, version: '153.0.0.0' });
  expect(lines).toEqual([
    `${join(folder, 'chromium-headless-shell')} does not start`,
    `${join(folder, 'chromium')} is 152.0.0.0, older than 153`,
  ]);
});

test('sources are asked one after the other until one brings a browser that starts', async () => {
  const asked: string[] = [];
  const { result } = await search({ chromium: '153.0.0.0' }, [
    source('download', async () => {
      asked.push('download');
      return 'cdn does not answer';
    }),
    source('package manager', async () => {
      asked.push('package manager');
      await install('chromium-browser');
      return null;
    }),
    source('registry', async () => {
      asked.push('registry');
      await install('chromium');
      return null;
    }),
    source('last', async () => expect.fail('asked although there is a browser')),
  ]);
  expect(asked).toEqual(['download', 'package manager', 'registry']);
  expect(result).toEqual({ path: join(folder, 'chromium'), version: '153.0.0.0' });
});

test('where no source helps, one sentence names each and what to do', async () => {
  const { result } = await search({}, [
    source('downloading', async () => 'cdn does not answer'),
    source('installing', async () => null),
  ]);
  expect(result).toEqual({
    path: null,
    reason:
      'No Chromium was found or fetched (downloading: cdn does not answer; installing: what it brought does not start): ' +
      'install one, or set CHROMIUM_PATH to its program.',
  });
});

test('a CHROMIUM_PATH that does not start is an error, and no other browser takes its place', async () => {
  await install('chromium');
  const never = source('never', async () => expect.fail('asked although a browser is named'));
  const { result, tried } = await search({ chromium: '156.0.0.0' }, [never], {
    CHROMIUM_PATH: join(folder, 'mine'),
  });
  expect(result).toEqual({
    path: null,
    reason: `CHROMIUM_PATH names ${join(folder, 'mine')}, which does not start.`,
  });
  expect(tried).toEqual([join(folder, 'mine')]);
});

/** The environment of a machine that has Node and npm, no browser and no network. */
async function bareMachine(): Promise<NodeJS.ProcessEnv> {
  const programs = join(folder, 'bin');
  await mkdir(programs);
  await symlink(process.execPath, join(programs, 'node'));
  const npm = join(programs, 'npm');
  await writeFile(npm, '#!/bin/sh\necho http://127.0.0.1:1\n');
  await chmod(npm, 0o755);
  return {
    PATH: programs,
    HOME: folder,
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
  };
}

test('without browser and network, the commands end with a sentence that says what to do and with code 1', async () => {
  const env = await bareMachine();
  const sentence = expect.stringMatching(
    /^No Chromium was found or fetched \(.*127\.0\.0\.1:1 does not answer.*\): install one, or set CHROMIUM_PATH to its program\.$/,
  );
  const run = (script: string) => spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  const alone = run('scripts/browser.ts');
  expect([alone.status, alone.stdout, alone.stderr.split('\n').at(-2)]).toEqual([1, '', sentence]);
  const all = run('scripts/test.ts');
  expect([all.status, all.stdout.trimEnd().split('\n').slice(-2)]).toEqual([
    1,
    [sentence, '0 passed, 1 failed'],
  ]);
});

test('the configuration of browser tests loads and lists them without a browser', async () => {
  const env = await bareMachine();
  const listed = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
    env,
    encoding: 'utf8',
  });
  expect([listed.status, listed.stderr]).toEqual([0, '']);
  expect(listed.stdout).toMatch(/Total: \d{3,} tests/);
});

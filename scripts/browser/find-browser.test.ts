import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserCandidates, findBrowser } from './find-browser.ts';
import { packagedChromium } from './packaged-chromium.ts';

let folder: string;
const program = async (path: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-browser-'));
  await Promise.all(
    ['chromium', 'chromium-headless-shell', 'mine'].map((name) => program(join(folder, name))),
  );
});
afterEach(() => rm(folder, { recursive: true }));

test('CHROMIUM_PATH comes first, then the PATH with the headless shell before the others', () => {
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  expect(browserCandidates({ PATH: folder }).slice(0, 2)).toEqual([
    join(folder, 'chromium-headless-shell'),
    join(folder, 'chromium'),
  ]);
});

test('a CHROMIUM_PATH that leads nowhere finds no browser, instead of hiding the mistake behind another one', () => {
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'nothing') })).toBeNull();
});

test('the Chromium unpacked from its package comes last', async () => {
  const env = { PATH: folder, XDG_CACHE_HOME: join(folder, 'cache') };
  await program(packagedChromium(env));
  expect(browserCandidates(env).at(-1)).toBe(packagedChromium(env));
});

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-browser-'));
  await Promise.all(
    ['chromium', 'mine'].map(async (name) => {
      await writeFile(join(folder, name), '#!/bin/sh\n');
      await chmod(join(folder, name), 0o755);
    }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

test('CHROMIUM_PATH comes first, then the PATH', () => {
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium'));
});

test('a CHROMIUM_PATH that leads nowhere is passed over', () => {
  expect(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'nothing') })).toBe(
    join(folder, 'chromium'),
  );
});

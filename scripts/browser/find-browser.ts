import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without a window comes first: it is the same engine, and takes a fifth less work (decision 0070). */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** How to get a browser where there is none. */
export const installHint =
  'No Chromium found. Install one (`apt-get install chromium` or `npx playwright install chromium`), or set CHROMIUM_PATH to its program.';

/**
 * The program of an installed Chromium or Chrome: the one CHROMIUM_PATH names, one on the PATH, or Playwright's own
 * download; null when there is none.
 */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    env['CHROMIUM_PATH'],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && isProgram(path)) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const found = findBrowser();
  console.log(found ?? installHint);
  process.exitCode = found === null ? 1 : 0;
}

import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { packagedChromium } from './packaged-chromium.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The headless shell comes first: it is the same engine, and takes a fifth less work (decision 0070). */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** What to do where no browser is found. */
export const installHint =
  'No Chromium found: `npm run browser` finds or fetches one; or set CHROMIUM_PATH to the program of an installed one.';

/**
 * Programs that may be a browser, the preferred one first: the one CHROMIUM_PATH names, else those on the PATH, Playwright's
 * own download, and the one that `npm run browser` unpacked from a package.
 */
export function browserCandidates(env: Env = process.env): string[] {
  if (env['CHROMIUM_PATH']) return [resolve(env['CHROMIUM_PATH'])];
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...playwrightPrograms(chromium.executablePath()),
    packagedChromium(env),
  ];
  return [...new Set(candidates.filter(isProgram))];
}

/** The first candidate; null when there is none. Whether it starts, `ensureBrowser` finds out. */
export function findBrowser(env: Env = process.env): string | null {
  return browserCandidates(env).find(isProgram) ?? null;
}

/**
 * Programs of Playwright's downloads: the headless shell, then the browser with a window. It tells the path of the latter alone, e.g.
 * `…/ms-playwright/chromium-1255/chrome-linux64/chrome`; the former stands in a folder beside it.
 */
function playwrightPrograms(withWindow: string): string[] {
  const folder = dirname(dirname(withWindow));
  const shells = folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  return [...globSync(join(shells, '*/{chrome-headless-shell,headless_shell}{,.exe}')), withWindow];
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

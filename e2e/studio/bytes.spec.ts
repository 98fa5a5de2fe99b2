import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIntoStudio } from '../support/studio.ts';

/** What is in the Studio's code and nowhere else: its frame, its calls, Puck, and the editor of rich texts. */
const signs = ['mozaika-studio-language', '/studio/session', 'data-puck', 'ProseMirror'];

/** Files of a build that a browser can be given, with their text. */
function filesOf(dir: string): readonly (readonly [name: string, text: string])[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html|json)$/.test(name))
    .map((name) => [name, readFileSync(join(dir, name), 'utf8')]);
}

/** Scripts and styles the page has got, with their bytes over the wire. Fonts come when their letters do. */
const filesOn = (page: Page): Promise<readonly (readonly [pathname: string, bytes: number])[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
      .filter(([pathname]) => /\.(?:js|css)$/.test(pathname)),
  );

const kilobytesOf = (files: Awaited<ReturnType<typeof filesOn>>): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;

test.describe('[issue 6] the Studio and the public site are two builds', () => {
  test('nothing of the one is in the other', () => {
    const [site, studio] = [filesOf('dist/client'), filesOf('dist/studio')];
    const holding = (files: typeof site, sign: string) =>
      files.filter(([, text]) => text.includes(sign)).map(([name]) => name);
    for (const sign of signs) {
      // Otherwise the sign would tell nothing.
      expect(holding(studio, sign), sign).not.toEqual([]);
      expect(holding(site, sign), sign).toEqual([]);
    }
    expect(holding(site, '/studio')).toEqual([]);
    const own = /["'`(=]\/(?!studio\/)assets\//;
    expect(studio.filter(([, text]) => own.test(text)).map(([name]) => name)).toEqual([]);
  });

  test('a public page asks for nothing of the Studio, idle or touched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/posts', '/about']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.keyboard.press('Tab');
    }
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((path) => path.startsWith('/studio'))).toEqual([]);
    expect(await page.content()).not.toContain('/studio');
  });
});

/** Most kilobytes of scripts and styles of a first visit, over the wire: what it was when written, and a tenth more. */
const screens: readonly (readonly [path: string, kilobytes: number])[] = [
  // With the words of every refusal, which staff may meet on any screen.
  ['', 245],
  // Its column of languages reads what the widgets' texts are.
  ['/pages', 665],
  ['/posts', 280],
  ['/media', 280],
  ['/menus', 280],
  ['/releases', 275],
];

test.describe('[issue 6] what a screen of the Studio loads', () => {
  test.beforeEach(({ page }) => signIntoStudio(page, 'admin'));

  for (const [path, most] of screens)
    test(`/studio${path}: at most ${most} kB, and no editor`, async ({ page }, info) => {
      await page.goto(`/studio${path}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const files = await filesOn(page);
      const kilobytes = kilobytesOf(files);
      info.annotations.push({ type: 'kilobytes', description: kilobytes.toFixed(1) });
      expect(kilobytes).toBeGreaterThan(50);
      expect(kilobytes).toBeLessThan(most);
      const names = files.map(([name]) => name);
      expect(names.filter(isEditor)).toEqual([]);
      expect(names.filter((name) => !name.startsWith('/studio/assets/'))).toEqual([]);
    });

  test('/studio/pages/about: the editor comes when a page is opened', async ({ page }, info) => {
    await page.goto('/studio/pages/about');
    await expect.poll(async () => (await filesOn(page)).some(([name]) => isEditor(name))).toBe(true);
    // The line of an open editor may never be idle: it says that somebody is there, and a browser may keep a request of the page in the
    // canvas open, as that of a video which it does not need yet. All is there when nothing more comes.
    let kilobytes = 0;
    await expect
      .poll(
        async () => {
          const before = kilobytes;
          kilobytes = kilobytesOf(await filesOn(page));
          return kilobytes === before;
        },
        { intervals: [500] },
      )
      .toBe(true);
    info.annotations.push({ type: 'kilobytes', description: kilobytes.toFixed(1) });
    expect(kilobytes).toBeGreaterThan(600);
    expect(kilobytes).toBeLessThan(940);
  });
});

/** Whether a file of the Studio's build holds Puck or the editor of rich texts. */
function isEditor(pathname: string): boolean {
  if (!/^\/studio\/assets\/[\w.-]+\.js$/.test(pathname)) return false;
  const text = readFileSync(join('dist', pathname), 'utf8');
  return text.includes('data-puck') || text.includes('ProseMirror');
}

import { glob, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import { expect, test } from './fixtures.ts';
import { blockOf, untilAwake } from './support/blocks.ts';
import { findFreePort } from './support/free-port.ts';
import { makeOtherBuild, type OtherBuild } from './support/other-build.ts';
import { placeFor, seededFolder } from './support/seeded-data.ts';
import { startTestServer } from './support/server.ts';
import { startSplitProxy } from './support/split-proxy.ts';
import { moveInStudio, screenReady, studioHeaders } from './support/studio.ts';

/*
 * What an update is to visitors: pages of two builds at once, of which no two files have the same name, and tabs that are older than the
 * server. A missing file fails each of these tests by itself, since a browser that complains does.
 */

// The second build is made once.
test.describe.configure({ mode: 'serial' });
let other: OtherBuild;
test.beforeAll(async () => {
  other = await makeOtherBuild();
});
test.afterAll(() => other?.remove());

const calculator = (page: Page) => blockOf(page, 'hero-calculator');
/** The Studio tells of a library that asks whether it may evaluate text, some time later: the server may be gone. */
const lateReport = /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/_csp-report/;
const starterOf = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src');

/** Touches the calculator: the runtime, its view, the form's parts are files that were not loaded yet. */
async function expectReacts(page: Page): Promise<void> {
  const amount = calculator(page).getByRole('spinbutton').first();
  const before = await amount.inputValue();
  await calculator(page)
    .getByRole('button', { name: /^Zwiększ kwotę/ })
    .click();
  await untilAwake(calculator(page));
  await expect(amount).not.toHaveValue(before);
}

/** Signs in at the site that the page shows, and opens a screen of the Studio there. */
async function openStudioHere(page: Page, path: string): Promise<void> {
  const site = new URL(page.url()).origin;
  const answer = await page.request.post(site + studioSessionPath, {
    headers: studioHeaders(page),
    data: { email: 'admin@example.com', password: 'Mozaika-2026!' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`${site}/studio/${path}`);
  await screenReady(page);
}

/** The Studio fetches ahead: what is under way when a server ends is no file that is missing. */
async function untilFetched(page: Page): Promise<void> {
  let before = -1;
  const more = async (): Promise<number> => {
    const known = before;
    before = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return before - known;
  };
  await expect.poll(more, { intervals: [1000] }).toBe(0);
}

/** Whatever a test does in the tab, its document is still the one of this moment. */
async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { ofTest: 'here' }));
  return async () =>
    expect(await page.evaluate(() => Reflect.get(window, 'ofTest')), `${page.url()} was loaded anew`).toBe(
      'here',
    );
}

test('a page works whose files are asked of a node with another build, newer or older', async ({
  openPage,
  quiet,
}) => {
  test.slow();
  quiet.allowMessage(lateReport);
  const place = await placeFor({});
  const proxy = await startSplitProxy();
  const one = await startTestServer(place.env);
  const two = await startTestServer(place.env, other.folder);
  const starters: (string | null)[] = [];
  for (const [pages, files] of [
    [two, one],
    [one, two],
  ] as const) {
    proxy.send({ pages: pages.url, files: files.url });
    const page = await openPage();
    await page.goto(proxy.url);
    starters.push(await starterOf(page));
    await expectReacts(page);
    await openStudioHere(page, 'pages');
    await page.close();
  }
  expect(new Set(starters).size, 'the builds name different files').toBe(2);
  await Promise.all([one.stop(), two.stop(), proxy.close()]);
  await place.remove();
});

test('tabs of the build before go on when its only server is replaced by another build: site, Studio, every file', async ({
  openPage,
  quiet,
}) => {
  test.slow();
  quiet.allowMessage(lateReport);
  const place = await seededFolder();
  const env = { ...place.env, PORT: String(await findFreePort()) };
  const before = await startTestServer(env);
  const [tab, studio] = [await openPage(), await openPage()];
  await tab.goto(before.url);
  await studio.goto(before.url);
  await openStudioHere(studio, 'pages');
  const stays = await Promise.all([markDocument(tab), markDocument(studio)]);
  await Promise.all([tab, studio].map(untilFetched));
  await before.stop();
  const after = await startTestServer(env, other.folder);

  await test.step('what was not loaded yet is loaded', async () => {
    await expectReacts(tab);
    await moveInStudio(studio, 'media');
    await moveInStudio(studio, 'audit');
  });
  for (const expectSame of stays) await expectSame();
  await test.step('a link leads to a page of the new build, which works, too', async () => {
    const starter = await starterOf(tab);
    await tab.locator('a[href="/faq"]:visible').first().click();
    await expect(tab).toHaveURL(/\/faq$/);
    await expect.poll(() => starterOf(tab)).not.toBe(starter);
  });
  await test.step('every file of the build is there, as it was built', async () => {
    const names: string[] = [];
    for (const folder of ['client', 'studio'])
      for await (const name of glob('**/*.*', { cwd: `dist/${folder}/assets` }))
        if (!/\.(br|gz)$/.test(name))
          names.push(`${folder === 'client' ? '' : '/studio'}/assets/${name} dist/${folder}/assets/${name}`);
    expect(names.length).toBeGreaterThan(400);
    const differing: string[] = [];
    const look = async (line: string) => {
      const [address = '', file = ''] = line.split(' ');
      const answer = await fetch(after.url + address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok || !bytes.equals(await readFile(file))) differing.push(`${answer.status} ${address}`);
    };
    for (let at = 0; at < names.length; at += 20)
      await Promise.all(names.slice(at, at + 20).map((line) => look(line)));
    expect(differing).toEqual([]);
  });
  await Promise.all([tab.close(), studio.close()]);
  await after.stop();
  await place.remove();
});

import type { Page } from '@playwright/test';
import { blockOf, documentState, untilAwake, viewChunk } from './support/blocks.ts';
import { loggedBlocks } from './support/logged-blocks.ts';
import { expect, test } from './support/own-site.ts';

const calculator = (page: Page, id = 'hero-calculator') => blockOf(page, id);
const more = (page: Page, id?: string) =>
  calculator(page, id).getByRole('button', { name: /^Zwiększ kwotę/ });

test.describe('a view that throws in the browser', () => {
  test.beforeEach(async ({ page, quiet }) => {
    quiet.expectMessage(/^block report: .*broken on purpose/);
    await page.goto('/jak-to-dziala');
    await page.route(`**${await viewChunk(page, 'loan-calculator')}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken on purpose"); }',
      }),
    );
  });

  test('keeps the HTML of the server, and the rest of the page works', async ({ page }) => {
    const before = await calculator(page, 'calculator').innerText();
    await Promise.all([page.waitForRequest('**/_block-report'), more(page, 'calculator').click()]);
    expect(await calculator(page, 'calculator').innerText()).toBe(before);
    await expect(calculator(page, 'calculator').getByRole('button', { name: 'Złóż wniosek' })).toBeVisible();

    const tab = blockOf(page, 'conditions').getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'O nas' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('is named in the log of the server', async ({ ownSite, page }) => {
    await Promise.all([page.waitForResponse('**/_block-report'), more(page, 'calculator').click()]);
    const reported = expect.objectContaining({
      kind: 'view-failed',
      page: '/jak-to-dziala',
      blockId: 'calculator',
      type: 'loan-calculator',
      message: 'in the browser: broken on purpose',
    });
    await expect.poll(() => loggedBlocks(ownSite.server.log())).toContainEqual(reported);
  });
});

/** Address of the file with a widget's own texts. */
async function textFile(page: Page, type: string): Promise<string> {
  const { chunks } = await documentState(page);
  const address = chunks[type]?.find((one) => one.startsWith(`/assets/texts/${type}.`));
  if (address === undefined) throw new Error(`The document names no texts for "${type}".`);
  return address;
}

for (const [what, fileOf] of [
  ['code', viewChunk],
  ['texts', textFile],
] as const)
  test.describe(`${what} that cannot be fetched`, () => {
    /** Counts the documents a page loads. */
    function countLoads(page: Page): () => number {
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      return () => loads;
    }

    test('reloads the page, once a minute at most [spec 9]', async ({ page, quiet }) => {
      quiet.expectMessage(/net::ERR_FAILED/);
      quiet.expectMessage(/^block report: .*"loan-calculator"/);
      await page.goto('/');
      const file = await fileOf(page, 'loan-calculator');
      // However often, and under which address, it is asked for.
      await page.route(`**${file}*`, (route) => route.abort());
      const loads = countLoads(page);
      await more(page).click();
      await expect.poll(loads, { message: 'reloads to find a newer build' }).toBe(1);

      const before = await calculator(page).innerText();
      await Promise.all([page.waitForRequest('**/_block-report'), more(page).click()]);
      expect(await calculator(page).innerText()).toBe(before);
      expect(loads()).toBe(1);

      // Over a minute later, in a document of its own.
      await page.clock.setFixedTime(Date.now() + 61_000);
      await page.reload();
      expect(loads()).toBe(2);
      await more(page).click();
      await expect.poll(loads).toBe(3);
    });

    test('the first time, when it was only named ahead, is fetched again', async ({ page, quiet }) => {
      quiet.expectMessage(/net::ERR_FAILED/);
      await page.goto('/');
      const loads = countLoads(page);
      await page.route(`**${await fileOf(page, 'loan-calculator')}`, (route) => route.abort(), { times: 1 });
      await more(page).click();
      await untilAwake(calculator(page));
      expect(loads()).toBe(0);
    });
  });

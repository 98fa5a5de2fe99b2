import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  allBlocks,
  blockOf,
  documentState,
  hold,
  runtimeChunk,
  untilAwake,
  untilIdle,
  viewChunk,
  wakeAll,
} from './support/blocks.ts';
import { builtFile, sourceOf } from './support/built-file.ts';
import { galleryPage } from './support/gallery-pages.ts';

/** Of the starter and of what comes before the first paint: the mark of the cart and that of the question of consent. */
const scriptLimitBytes = 2000;

/** Of what the first touch of the calculator brings; issue 16 asks for 80,000. */
const touchLimitBytes = 103_000;

/** Bytes on the wire of each script a page is sent from now on. */
function weighScripts(page: Page): readonly Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  return sizes;
}

/** Pathnames of the scripts a page asks for from now on. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  return asked;
}

/** Which widget's view a file of the build holds. */
const widgetOf = (path: string): string | undefined =>
  /^widgets\/([^/]+)\/\1\.tsx$/.exec(sourceOf(path) ?? '')?.[1];

const calculator = (page: Page) => blockOf(page, 'hero-calculator');
const amount = (page: Page) => calculator(page).getByRole('spinbutton').first();
const amountSlider = (page: Page) => calculator(page).getByRole('slider').first();
const more = (page: Page) => calculator(page).getByRole('button', { name: /^Zwiększ kwotę/ });
const result = (page: Page) => calculator(page).locator('dl').first();

test.describe('a page of content only', () => {
  test('[issue 16] loads the starter, one file, and two marks of the first paint: under 2 kB over the wire, even when idle', async ({
    page,
  }) => {
    const sizes = weighScripts(page);
    const scripts = watchScripts(page);
    await page.goto('/about');
    await untilIdle(page);
    const loaded = await Promise.all(sizes);
    expect(loaded).toHaveLength(3);
    expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptLimitBytes);
    expect(scripts).not.toContain(await runtimeChunk(page));
    await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  });

  test('carries neither props nor HTML of its blocks as data', async ({ page }) => {
    await page.goto('/about');
    const { plan } = await documentState(page);
    const blocks = [...allBlocks(Object.values(plan.regions).flat())];
    expect(blocks.length).toBeGreaterThan(5);
    for (const block of blocks) expect(Object.keys(block).sort()).toEqual(['id', 'kind', 'type']);
  });
});

test.describe('the home page', () => {
  test('leaves the calculator asleep until it is touched, and names few files, each once', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    await untilIdle(page);
    const { '': runtime = [], 'loan-calculator': view = [] } = (await documentState(page)).chunks;
    expect(runtime.length).toBeLessThan(5);
    // Over HTTP/1.1 six are asked for at a time, and each way costs a phone half a second.
    expect(runtime.length + view.length).toBeLessThan(16);
    expect(view.filter((file) => runtime.includes(file))).toEqual([]);
    expect(scripts).not.toContain(await runtimeChunk(page));
    expect(scripts).not.toContain(await viewChunk(page, 'loan-calculator'));
    // What moves the page comes after what was touched.
    await hold(page, `**${builtFile('renderer/browser/screen-router.tsx')}`);
    const sizes = weighScripts(page);
    await amount(page).focus();
    await untilAwake(calculator(page));
    expect(scripts).toContain(await viewChunk(page, 'loan-calculator'));
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(touchLimitBytes);
  });

  test('keeps the value typed before the calculator woke, and calculates with it', async ({ page }) => {
    await page.goto('/');
    const chunk = await hold(page, `**${await viewChunk(page, 'loan-calculator')}`);
    const before = await result(page).textContent();
    await amount(page).fill('12000');
    await chunk.asked;
    await expect(result(page)).toHaveText(before ?? '');
    chunk.release();
    await expect(amountSlider(page)).toHaveValue('12000');
    await expect(amount(page)).toHaveValue('12000');
    const woken = await result(page).textContent();
    expect(woken).not.toBe(before);

    await page.reload();
    await wakeAll(page);
    await amount(page).fill('12000');
    await expect(result(page)).toHaveText(woken ?? '');
  });

  test('counts a press of + before waking once', async ({ page }) => {
    await page.goto('/');
    const chunk = await hold(page, `**${await viewChunk(page, 'loan-calculator')}`);
    const start = Number(await amount(page).inputValue());
    const step = Number(await amount(page).getAttribute('step'));
    await more(page).click();
    await chunk.asked;
    await expect(amount(page)).toHaveValue(String(start));
    chunk.release();
    await expect(amount(page)).toHaveValue(String(start + step));
    await more(page).click();
    await expect(amount(page)).toHaveValue(String(start + 2 * step));
  });

  test('takes the slider by key, before and after waking', async ({ page }) => {
    await page.goto('/');
    const chunk = await hold(page, `**${await viewChunk(page, 'loan-calculator')}`);
    const start = Number(await amount(page).inputValue());
    const step = Number(await amount(page).getAttribute('step'));
    await amountSlider(page).press('ArrowRight');
    await chunk.asked;
    chunk.release();
    await expect(amount(page)).toHaveValue(String(start + step));
    await amountSlider(page).press('ArrowRight');
    await expect(amount(page)).toHaveValue(String(start + 2 * step));
  });

  test('opens the tab that was pressed before the tabs woke', async ({ page }) => {
    await page.goto('/jak-to-dziala');
    const chunk = await hold(page, `**${await runtimeChunk(page)}`);
    const tab = blockOf(page, 'conditions').getByRole('tab').nth(1);
    await tab.scrollIntoViewIfNeeded();
    await tab.click();
    await chunk.asked;
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    chunk.release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('wakes the carousel when it comes into view, and nothing else', async ({ page }) => {
    await page.goto('/jak-to-dziala');
    await untilIdle(page);
    const carousel = blockOf(page, 'stories');
    await carousel.scrollIntoViewIfNeeded();
    await untilAwake(carousel);
    await expect(blockOf(page, 'calculator').locator('form')).toBeVisible();
    expect(
      await blockOf(page, 'calculator').evaluate((element) =>
        Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    ).toBe(false);
  });

  test('never asks for the code of static widgets, however far one goes', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    const { plan } = await documentState(page);
    const blocks = [...allBlocks(Object.values(plan.regions).flat())];
    const types = (kind: string) =>
      new Set(blocks.filter((block) => block.kind === kind).map(({ type }) => type));
    await wakeAll(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'O nas' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await untilIdle(page);
    const asked = new Set([...scripts].flatMap((path) => widgetOf(path) ?? []));
    expect(asked).toEqual(types('live'));
    expect([...types('static')].length).toBeGreaterThan(5);
  });
});

test('the schedule of a loan comes as a file that was asked for before its block woke', async ({ page }) => {
  await page.goto(galleryPage('contract-details'));
  const chunk = await hold(page, `**${await viewChunk(page, 'contract-details')}`);
  // The first time its code came while nobody touched it.
  await page.reload();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).first().click();
  await chunk.asked;
  chunk.release();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

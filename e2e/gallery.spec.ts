import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilAwake } from './support/blocks.ts';
import {
  galleryExamples,
  galleryIndex,
  galleryPage,
  galleryTypes,
  hushMissingFiles,
  identityPage,
} from './support/gallery-pages.ts';
import { pageFindings, stickingOut } from './support/page-checks.ts';

/** Live blocks that show something; an example without content has nothing to wake. */
const liveBlocks = (page: Page) => page.locator('[data-hydrate]:has(> *)');

const touch = (block: Locator) => block.dispatchEvent('pointerdown');

test('the index names every widget, and passes axe', async ({ page }) => {
  await page.goto(galleryIndex);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)));
  const linked = links
    .map((url) => new URL(url))
    .filter(({ hash }) => hash === '')
    .map(({ pathname }) => pathname);
  expect(linked.sort()).toEqual([...galleryTypes.map(galleryPage), identityPage].sort());
  expect(await pageFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
});

for (const type of galleryTypes)
  test(`[gate] ${type}: every example shows, passes axe, fits, and wakes without a complaint`, async ({
    page,
    request,
  }) => {
    const names = (await galleryExamples(request)).get(type) ?? [];
    expect(names).not.toEqual([]);
    await hushMissingFiles(page);
    const response = await page.goto(galleryPage(type));
    expect(response?.status()).toBe(200);
    for (const name of names)
      await expect(page.locator(`[id="${name}"]`), `the anchor of ${name}`).toBeVisible();

    for (const block of await liveBlocks(page).all()) {
      await touch(block);
      await untilAwake(block);
    }
    expect(await stickingOut(page)).toEqual([]);
    expect(await pageFindings(page)).toEqual([]);
  });

test('[gate] several blocks of one type, touched before their code is there, wake without a complaint', async ({
  page,
}) => {
  await page.goto(galleryPage('loan-calculator'));
  const blocks = await liveBlocks(page).all();
  expect(blocks.length).toBeGreaterThan(1);
  await liveBlocks(page).evaluateAll((all) => {
    for (const block of all) block.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  for (const block of blocks) await untilAwake(block);
});

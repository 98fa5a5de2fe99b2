import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilAwake } from './support/blocks.ts';
import { galleryIndex, galleryPage, galleryTypes, identityPage } from './support/gallery-pages.ts';
import { pageFindings, stickingOut } from './support/page-checks.ts';

/** Live blocks that show something; an example without content has nothing to wake. */
const liveBlocks = (page: Page) => page.locator('[data-hydrate]:has(> *)');

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

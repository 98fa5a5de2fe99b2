import { expect, test } from './fixtures.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import { identityPage } from './support/gallery-pages.ts';
import { axeFindings, pageFindings } from './support/page-checks.ts';

for (const path of [...demoPages, ...fixedScreens, identityPage])
  test(`${path} passes axe in both schemes, with headings in order`, async ({ page }) => {
    await page.goto(path);
    expect(await pageFindings(page)).toEqual([]);
  });

for (const [path, status] of [
  ['/nothing-is-here', 404],
  ['/bpm-error', 555],
] as const)
  test(`the error screen ${status} passes axe`, async ({ page, quiet }) => {
    quiet.expectMessage(new RegExp(`status of ${status}`));
    await page.goto(path);
    expect(await pageFindings(page)).toEqual([]);
  });

test('what opens passes axe, too: menu, questions, a popup', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary:visible').evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/dev-examples/popup-example');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

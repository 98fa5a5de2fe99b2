import { expect, test } from './fixtures.ts';
import { axeFindings } from './support/page-checks.ts';

/* Pages as they open are inspected in sweeps/. */

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

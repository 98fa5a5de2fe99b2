import { expect, test } from './fixtures.ts';
import { galleryPage } from './support/gallery-pages.ts';

/* What holds for every page, such as borders in forced colours and dark print, is inspected in sweeps/. */

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('[wcag 1.4.1] a selected tab differs from the others by more than a colour', async ({ page }) => {
    await page.goto(galleryPage('tabs'));
    const outline = (selected: boolean) =>
      page
        .locator(`main [role=tab][aria-selected=${selected}]`)
        .first()
        .evaluate((tab) => getComputedStyle(tab).outlineStyle);
    expect(await outline(true)).toBe('solid');
    expect(await outline(false)).toBe('none');
  });
});

test.describe('print', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  for (const path of ['/regulamin', '/formularz-informacyjny'])
    test(`${path} shows on paper nothing that only a screen needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('header nav').first()).toBeHidden();
      await expect(page.locator('button:visible')).toHaveCount(0);
    });

  test('what is folded up on the screen is on the paper', async ({ page }) => {
    await page.goto(galleryPage('accordion'));
    const folded = page.locator('main [data-block^="example-"] details:not([open])');
    expect(await folded.count()).toBeGreaterThan(0);
    const lost = await folded.evaluateAll((all) =>
      all.flatMap((details) =>
        [...details.children]
          .filter((child) => child.tagName !== 'SUMMARY' && child.getBoundingClientRect().height < 8)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ),
    );
    expect(lost).toEqual([]);
  });
});

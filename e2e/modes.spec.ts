import { expect, test } from './fixtures.ts';
import { galleryPage, identityPage } from './support/gallery-pages.ts';

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('[wcag 1.4.11] buttons, fields and badges keep a border', async ({ page }) => {
    await page.goto(identityPage);
    const bare = await page.locator('main :is(.btn, .btn-icon, .input, .badge)').evaluateAll((all) =>
      all
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(bare).toEqual([]);
  });

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
    test(`${path} is ink on paper, without what only a screen needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('header nav').first()).toBeHidden();
      await expect(page.locator('button:visible')).toHaveCount(0);
      const pale = await page.locator('main :is(h1, h2, h3, p, li, th, td)').evaluateAll((all) => {
        const brightness = (colour: string) =>
          Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
        const ground = (from: Element): string => {
          for (let box: Element | null = from; box; box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box);
            if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
          }
          return 'rgb(255, 255, 255)';
        };
        return all
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              brightness(getComputedStyle(element).color) > 120 || brightness(ground(element)) < 220,
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(pale).toEqual([]);
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

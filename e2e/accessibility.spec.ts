import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPages } from './support/demo-pages.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** How many CSS pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const fixedScreens = [
  '/signin',
  '/signup',
  '/dev-examples/popup-example',
  '/dev-examples/custom-entity-example',
];

for (const path of [...demoPages, ...fixedScreens])
  test(`${path} passes axe`, async ({ page }) => {
    await page.goto(path);
    await expectClean(page);
  });

for (const [path, status] of [
  ['/nothing-is-here', 404],
  ['/bpm-error', 555],
] as const)
  test(`the error screen ${status} passes axe`, async ({ page, quiet }) => {
    quiet.expectMessage(new RegExp(`status of ${status}`));
    await page.goto(path);
    await expectClean(page);
  });

test('every widget with all its examples passes axe', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/dev-examples/component-examples');
  await expectClean(page);
  const links = page.getByRole('main').locator('a[href^="/dev-examples/component-examples/"]');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(paths.size).toBeGreaterThan(20);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expectClean(page);
    });
});

test('what opens passes axe, too: menu, questions, a popup', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary:visible').evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });
  await expectClean(page);
  await page.goto('/dev-examples/popup-example');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page);
});

test.describe('reflow', () => {
  for (const [what, width, height] of [
    ['at 320 px', 320, 640],
    ['at 200 % zoom', 720, 450],
  ] as const)
    test(`nothing scrolls sideways ${what}`, async ({ page, isMobile }) => {
      test.skip(isMobile === true, 'sets a width of its own');
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      for (const path of [...demoPages, ...fixedScreens])
        await test.step(path, async () => {
          await page.goto(path);
          expect(await overflow(page), path).toBeLessThanOrEqual(0);
        });
    });

  test('nothing scrolls sideways in the gallery at 320 px', async ({ page, isMobile }) => {
    test.skip(isMobile === true, 'sets a width of its own');
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dev-examples/component-examples');
    const links = page.getByRole('main').locator('a[href^="/dev-examples/component-examples/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of new Set(['/dev-examples/component-examples', ...paths]))
      await test.step(path, async () => {
        await page.goto(path);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      });
  });
});

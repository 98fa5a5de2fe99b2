import { expect, test } from './fixtures.ts';
import { demoPages } from './support/demo-pages.ts';
import { axeFindings, stickingOut } from './support/page-checks.ts';

const fixedScreens = [
  '/signin',
  '/signup',
  '/dev-examples/popup-example',
  '/dev-examples/custom-entity-example',
];

for (const path of [...demoPages, ...fixedScreens])
  test(`${path} passes axe`, async ({ page }) => {
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
  });

for (const [path, status] of [
  ['/nothing-is-here', 404],
  ['/bpm-error', 555],
] as const)
  test(`the error screen ${status} passes axe`, async ({ page, quiet }) => {
    quiet.expectMessage(new RegExp(`status of ${status}`));
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
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
          expect(await stickingOut(page), path).toEqual([]);
        });
    });
});

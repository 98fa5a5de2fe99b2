import { expect, test } from './fixtures.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import { stickingOut } from './support/page-checks.ts';

test.describe('reflow', () => {
  for (const [what, width, height] of [
    ['at 320 px', 320, 640],
    ['at 200 % zoom', 720, 450],
  ] as const)
    test(`nothing scrolls sideways ${what}`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      for (const path of [...demoPages, ...fixedScreens])
        await test.step(path, async () => {
          await page.goto(path);
          expect(await stickingOut(page), path).toEqual([]);
        });
    });
});

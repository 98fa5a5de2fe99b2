import { expect, test } from './fixtures.ts';
import { untilIdle } from './support/blocks.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import { expectNothingMoves, recordShifts } from './support/layout-shifts.ts';

for (const path of [...demoPages, ...fixedScreens])
  test(`[shift] nothing moves on ${path}: while it loads, as one reads on, and when its blocks wake`, async ({
    page,
  }) => {
    // What is under test is that the connection is slow.
    test.slow();
    await expectNothingMoves(page, path);
  });

test('the measurement sees what moves', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('/about');
  await untilIdle(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.textContent = 'In the way';
    box.setAttribute('class', 'band');
    document.body.prepend(box);
  });
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
});

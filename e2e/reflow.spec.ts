import { expect, test } from './fixtures.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import { galleryPage, galleryTypes, hushMissingFiles, identityPage } from './support/gallery-pages.ts';
import { stickingOut } from './support/page-checks.ts';
import { clippedText, spaceText } from './support/structure-checks.ts';

/** Windows of people who need large print: the narrowest that counts, and 1440 px at 200 and at 400 %. */
const windows = [
  ['320 px', 320, 640],
  ['200 % zoom', 720, 450],
  ['400 % zoom', 360, 225],
] as const;

for (const path of [...demoPages, ...fixedScreens, identityPage, ...galleryTypes.map(galleryPage)])
  test(`[wcag 1.4.4, 1.4.10, 1.4.12] ${path} loses nothing in a small window or with spaced text`, async ({
    page,
  }) => {
    await hushMissingFiles(page);
    await page.goto(path);
    for (const [what, width, height] of windows)
      await test.step(what, async () => {
        await page.setViewportSize({ width, height });
        expect(await stickingOut(page), what).toEqual([]);
        expect(await clippedText(page), what).toEqual([]);
      });
    await test.step('spaced text', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      expect(await stickingOut(page)).toEqual([]);
      expect(await clippedText(page)).toEqual([]);
    });
  });

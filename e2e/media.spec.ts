import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { blockOf, untilAwake } from './support/blocks.ts';

const gallery = (page: Page) => blockOf(page, 'example-normal');
const enlarged = (page: Page) => page.locator(':popover-open');

test.describe('the photo gallery', () => {
  test('opens a picture, steps both ways, closes with one Escape, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/dev-examples/component-examples/photo-gallery');
    const second = gallery(page)
      .getByRole('button', { name: /Powiększ zdjęcie$/ })
      .nth(1);
    await second.click();
    await expect(enlarged(page)).toHaveAccessibleName('Zdjęcie 2 z 6: Rozmowa przy stoliku, bez okienka');
    await expect(enlarged(page).getByRole('button', { name: 'Zamknij powiększenie' })).toBeFocused();
    await untilAwake(gallery(page));
    await expect(enlarged(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toHaveAccessibleName(/^Zdjęcie 3 z 6/);
    await enlarged(page).getByRole('button', { name: 'Poprzednie zdjęcie' }).click();
    await enlarged(page).getByRole('button', { name: 'Poprzednie zdjęcie' }).click();
    await enlarged(page).getByRole('button', { name: 'Poprzednie zdjęcie' }).click();
    await expect(enlarged(page)).toHaveAccessibleName(/^Zdjęcie 6 z 6/);
    await expect(enlarged(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
    await expect(gallery(page).locator('#example-normal-open-6')).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('still enlarges and closes, and offers no steps that would not work', async ({ page, quiet }) => {
      // The broken example; without scripts browsers fetch every picture at once.
      quiet.expectMessage(/there-is-no-such-file/);
      await page.goto('/dev-examples/component-examples/photo-gallery');
      await page.locator('#example-normal-open-2').click();
      const picture = page.locator('#example-normal-picture-2');
      await expect(picture).toBeVisible();
      await expect(picture.getByRole('button')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(picture).toBeHidden();
    });
  });
});

test('[sec 22] the video plays under the policy, from our own host, with captions in the page’s language', async ({
  page,
}) => {
  await page.goto('/dev-examples/component-examples/video');
  const video = blockOf(page, 'example-normal').locator('video');
  const before = await video.boundingBox();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.1);
  expect(await video.boundingBox()).toEqual(before);
  const shown = await video.evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language, cues }) => [language, cues?.length]),
  );
  expect(shown).toEqual([['pl', 4]]);
});

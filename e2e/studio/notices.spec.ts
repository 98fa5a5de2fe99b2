import { expect, test } from '../fixtures.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

test('[issue 6] [wcag 4.1.3] what fails in a dialog is said there, within reach, and in the page once it is closed', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED.*previews/);
  await openStudio(page, 'author', 'preview?path=/');
  await page.route('**/v2/system/manage/previews', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  const dialog = page.getByRole('dialog', { name: 'Udostępnij podgląd' });
  await dialog.getByRole('button', { name: 'Utwórz link' }).click();
  const status = dialog.getByRole('status').filter({ hasText: 'połączenie' });
  await expect(status).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  // Until it is closed it stays, and is taken over by the page.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const after = page.getByRole('status').filter({ hasText: 'połączenie' });
  await expect(after).toBeVisible();

  await page.getByRole('button', { name: 'Udostępnij' }).click();
  // A click that lands proves that nothing lies over it.
  await status.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'połączenie' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { axeFindings, stickingOut } from '../support/page-checks.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

// A menu of our own: other tests look at those of the pages meanwhile.
const menuLine = async (page: Page): Promise<string> =>
  (await page.request.get('/v2/system/menu?only=shortcuts', { headers: { 'accept-language': 'pl' } })).text();

test('[issue 6] [wcag 2.1.1] an entry of a menu is added by keyboard, published, seen by everybody, and taken off', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'menus');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.goto('/studio/content/menus');
  await page.getByRole('textbox', { name: 'Klucz' }).fill('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/menus\/shortcuts\?locale=pl$/);
  await page.getByRole('button', { name: 'Dodaj pozycję' }).press('Enter');
  const title = page.locator('[data-field="/title"] input');
  await expect(title).toBeFocused();
  await page.keyboard.type('Źródła łask');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('/kontakt');
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await stickingOut(page)).toEqual([]);
  expect(await menuLine(page)).not.toContain('Źródła łask');

  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter');
  const publish = page.getByRole('dialog', { name: /^Publikacja/ });
  await expect(publish.getByText('Sprawdzamy…')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await publish.getByRole('button', { name: 'Opublikuj' }).press('Enter');
  await expect(publish).toHaveCount(0);
  expect(await menuLine(page)).toContain('Źródła łask');

  await page.getByRole('button', { name: 'Więcej działań' }).press('Enter');
  // An open menu puts the focus in its first item; from there the arrows go on.
  await expect(page.getByRole('menuitem', { name: 'Historia zmian' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Zdejmij ze strony' })).toBeFocused();
  await page.keyboard.press('Enter');
  const takeOff = page.getByRole('dialog', { name: /^Zdjęcie ze strony/ });
  await takeOff.getByRole('button', { name: 'Zdejmij ze strony' }).press('Enter');
  await expect(takeOff).toHaveCount(0);
  expect(await menuLine(page)).not.toContain('Źródła łask');
});

test('[issue 6] [wcag 3.3.1] what is wrong in a form is said at its field, and publication is not offered', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'content/menus/loan?locale=pl');
  await page.getByRole('button', { name: 'Dodaj pozycję' }).press('Enter');
  const title = page.locator('[data-field="/title"]');
  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toContainText('To pole jest wymagane.');
  await expect(title.locator('input')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(page)).toEqual([]);
});

test('[issue 6] who deletes what is used is shown where, and refused', async ({ page }) => {
  await openStudio(page, 'publisher', 'content/blocks/company-data?locale=pl');
  await page.getByRole('button', { name: 'Więcej działań' }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć: company-data?' });
  await expect(dialog.getByRole('heading', { name: /^Używane w \d+ miejsc/ })).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('na stronie');
  expect(await screenFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/używan/i);
  expect((await page.request.get('/v2/system/manage/blocks/company-data?locale=pl')).status()).toBe(200);
});

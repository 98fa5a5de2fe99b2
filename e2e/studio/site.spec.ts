import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

// The header is everybody's: this test has a server to itself.
test.use({ siteOf: 'studio' });

/** Publishes the open entry. */
async function publishOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Publikacja/ });
  await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Opublikuj', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('[issue 6] [wcag 2.1.1] the menu of the header is put in another order by keyboard, and visitors see it', async ({
  ownSite,
  page,
}) => {
  const titles = async () => {
    const { draft } = await ownSite.publisher.read('menus', 'main', 'pl');
    return Object.values(draft).map((item) => (item as { title: string }).title);
  };
  const inHeader = async () => {
    await page.goto('/about');
    const nav = page.getByRole('banner').getByRole('navigation').first();
    const shown = await nav
      .locator('> ul > li')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    return (await titles()).toSorted(
      (a, b) => shown.findIndex((text) => text.includes(a)) - shown.findIndex((text) => text.includes(b)),
    );
  };
  const before = await titles();
  const [first = '', second = ''] = before;
  expect(await inHeader()).toEqual(before);
  await openStudio(page, 'publisher', 'content/menus/main?locale=pl');
  const row = page.getByRole('main').getByRole('button', { name: first }).first();
  await row.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Przesunięto: poziom 1, miejsce 2.')).toBeAttached();
  await expect(row).toBeFocused();
  expect(await screenFindings(page)).toEqual([]);
  await publishOpen(page);
  const after = [second, first, ...before.slice(2)];
  expect(await titles()).toEqual(after);
  expect(await inHeader()).toEqual(after);
});

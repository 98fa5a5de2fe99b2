import { expect, type Page, test } from '@playwright/test';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { headingFindings } from '../support/structure-checks.ts';
import { openStudio } from '../support/studio.ts';

const findings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await headingFindings(page)),
  ...(await stickingOut(page)),
];
const shown = async (page: Page): Promise<string> =>
  (await page.request.get('/v2/custom/workshop', { headers: { 'accept-language': 'pl' } })).text();
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publikacja/ });
  await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
  return dialog;
};

test('[issue 6] an editor defines a type with a field, and items of it have that field and cannot go live without it', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'content/custom-entity-types');
  await page.getByRole('textbox', { name: 'Klucz', exact: true }).first().fill('workshop');
  await page.getByRole('group', { name: 'Nazwa typu' }).getByRole('textbox').first().fill('Warsztaty');
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await page.getByRole('group', { name: 'Nazwa pola' }).getByRole('textbox').first().fill('Mistrz');
  await page.locator('[data-field="/fields/0/key"] input').fill('master');
  await page.getByRole('checkbox', { name: 'Wymagane' }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL(/custom-entity-types\/workshop$/);
  await (await publish(page)).getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByText('Nie ma jeszcze wpisów tego typu.')).toBeVisible();

  await page.goto('/studio/content/custom-entities');
  await page.getByRole('textbox', { name: 'Typ i identyfikator' }).fill('workshop/krakow');
  await page.locator('[data-field="/name"] input').fill('Pracownia');
  await expect(page.getByRole('textbox', { name: 'Mistrz' })).toBeVisible();
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL(/custom-entities\/workshop%2Fkrakow/);
  const refused = await publish(page);
  await expect(refused.getByText('Pole „Mistrz” jest puste.')).toBeVisible();
  await refused.getByRole('button', { name: 'Pokaż miejsce' }).first().click();
  await page.getByRole('textbox', { name: 'Mistrz' }).fill('Łucja Żak');
  expect(await findings(page)).toEqual([]);
  await (await publish(page)).getByRole('button', { name: 'Opublikuj' }).click();
  await expect.poll(() => shown(page)).toContain('Łucja Żak');

  // The definition tells, while it is written, which items another one would break.
  await page.goto('/studio/content/custom-entity-types/workshop');
  await expect(page.getByText('Wszystkie pasują do tych pól.')).toBeVisible();
  await page.getByRole('button', { name: 'Mistrz', exact: true }).click();
  await page.getByRole('combobox', { name: 'Co zawiera' }).selectOption('number');
  await expect(page.getByText('„Mistrz”: inna wartość')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pracownia' }).first()).toBeVisible();
});

test('[issue 6] further fields of a lookup are edited, and what was typed is there again after a reload', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'content/lookups/currency?locale=pl');
  await page.locator('li[data-row] button[aria-expanded]').first().click();
  const symbol = page.getByRole('textbox', { name: 'Symbol' });
  await symbol.fill('zł!');
  await expect(page.getByText('Niezapisane zmiany')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Przywróć' }).click();
  await page.locator('li[data-row] button[aria-expanded]').first().click();
  await expect(symbol).toHaveValue('zł!');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Słowniki' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Porzuć zmiany' }).click();
  await page.goto('/studio/content/lookups/currency?locale=pl');
  await expect(page.locator('li[data-row]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przywróć' })).toHaveCount(0);
});

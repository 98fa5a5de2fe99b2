import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { signInStaff } from '../support/staff-api.ts';
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

test('[issue 6] an editor defines a type, its field stands in the form of its items, and what is published is answered', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'content/custom-entity-types');
  await page.getByRole('textbox', { name: /^Klucz/ }).fill('workshop');
  await page.getByRole('group', { name: 'Nazwa typu' }).getByRole('textbox').fill('Warsztaty');
  await page.getByRole('button', { name: /^Dodaj.*Pola/ }).click();
  await page.getByRole('group', { name: 'Nazwa pola' }).getByRole('textbox').fill('Mistrz');
  await page.locator('[data-field="/fields/0/key"] input').fill('master');
  await page.getByRole('checkbox', { name: 'Wymagane' }).check();
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL(/custom-entity-types\/workshop$/);
  await expect(page.getByText('Nie ma jeszcze wpisów tego typu.')).toBeVisible();

  await page.goto('/studio/content/custom-entities');
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page.getByText('Wybierz typ wpisu.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Typ wpisu/ }).selectOption('Warsztaty');
  // What the type asks for is there before the item has a name of its own.
  await expect(page.getByRole('textbox', { name: 'Mistrz' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Identyfikator \(/ }).fill('krakow');
  expect(await findings(page)).toEqual([]);
  await page.locator('[data-field="/name"] input').fill('Pracownia');
  await page.getByRole('textbox', { name: 'Mistrz' }).fill('Łucja Żak');
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL(/custom-entities\/workshop%2Fkrakow/);
  await (await publish(page)).getByRole('button', { name: 'Opublikuj' }).click();
  await expect.poll(() => shown(page)).toContain('Łucja Żak');
});

test('[issue 6] an item without what its type asks for is refused, and a definition names the items it would break', async ({
  page,
  baseURL,
}) => {
  const staff = await signInStaff(baseURL ?? '');
  const label = { pl: 'Mistrz' };
  const field = { key: 'master', label, kind: 'text', required: true, translatable: false };
  await staff.create('custom-entity-types', 'studio-room', {
    alias: 'studio-room',
    title: { pl: 'Sale' },
    fields: [field],
  });
  await staff.publish('custom-entity-types', 'studio-room');
  const item = {
    id: 'a',
    type: 'studio-room',
    name: 'Sala A',
    is_active: true,
    value: {},
    dynamic_value: {},
  };
  await staff.create('custom-entities', 'studio-room/a', item, 'pl');
  await openStudio(page, 'publisher', 'content/custom-entities/studio-room%2Fa?locale=pl');
  const refused = await publish(page);
  await expect(refused.getByText('Pole „Mistrz” jest puste.')).toBeVisible();
  await refused.getByRole('button', { name: 'Pokaż miejsce' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Mistrz' })).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await page.goto('/studio/content/custom-entity-types/studio-room');
  await expect(page.getByText('„Mistrz”: puste')).toBeVisible();
  await page.getByRole('button', { name: 'Mistrz', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Wymagane' }).uncheck();
  await expect(page.getByText('Wszystkie pasują do tych pól.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
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

import { expect, type Page, test } from '@playwright/test';
import { axeFindings, darkFindings, duplicateIds, stickingOut } from '../support/page-checks.ts';
import { headingFindings } from '../support/structure-checks.ts';

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Adres e-mail').fill('publisher@example.com');
  await page.getByLabel('Hasło').fill('Mozaika-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zaloguj się do Studia');
}

const findings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await headingFindings(page)),
  ...(await duplicateIds(page)),
  ...(await stickingOut(page)),
];

const actionsOf = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `Działania: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('[issue 6] a page is begun, put into a release, published, moved, and its history told', async ({
  page,
}) => {
  await enter(page, '/studio/pages');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nowa strona' }).click();
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page.getByText('Wpisz tytuł strony.')).toBeVisible();
  await page.getByLabel(/^Tytuł/).fill('Łatwy kredyt');
  await page.getByRole('radio', { name: /^Dokument/ }).check();
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL('/studio/pages/latwy-kredyt');

  await page.goto('/studio/releases');
  await page.getByRole('button', { name: 'Nowe wydanie' }).click();
  await page.getByLabel(/^Nazwa/).fill('Oferta');
  await page.getByRole('button', { name: 'Utwórz wydanie' }).click();
  await page.getByRole('button', { name: 'Dodaj treści' }).click();
  await page.getByRole('button', { name: 'Dodaj: Łatwy kredyt' }).click();
  await expect(page.getByRole('button', { name: 'Jest w wydaniu: Łatwy kredyt' })).toBeVisible();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByRole('link', { name: 'Łatwy kredyt' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Opublikuj wydanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj wydanie' }).click();
  await expect(page.getByText('Na stronie od:')).toBeVisible();
  expect((await page.request.get('/latwy-kredyt')).status()).toBe(200);

  await page.goto('/studio/pages');
  await actionsOf(page, 'Łatwy kredyt', 'Zmień adres…');
  await page.getByLabel(/^Nowy adres/).fill('prosty-kredyt');
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień adres' }).click();
  await expect(page.getByText('/prosty-kredyt').first()).toBeVisible();
  const old = await page.request.get('/latwy-kredyt', { maxRedirects: 0 });
  expect(old.headers()['location']).toBe('/prosty-kredyt');

  await actionsOf(page, 'Łatwy kredyt', 'Historia');
  await expect(page.getByRole('list', { name: 'Wersje, od najnowszej' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

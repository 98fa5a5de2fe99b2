import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

const actionsOf = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `Działania: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('[issue 6] a page is begun, put into a release, published, moved, and its history told', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'pages');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
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
  expect(await screenFindings(page)).toEqual([]);
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
  expect(await screenFindings(page)).toEqual([]);
});

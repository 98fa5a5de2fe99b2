import type { Page } from '@playwright/test';
import { addAuthor } from '../support/add-author.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { headingFindings } from '../support/structure-checks.ts';
import { addAuthenticator, byName } from '../support/virtual-authenticator.ts';

const password = 'zielony rower 17';
test.use({ baseURL: async ({ ownSite }, use) => use(byName(ownSite.server.url)) });

const findings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await headingFindings(page)),
  ...(await stickingOut(page)),
];

test('[issue 19] [sec 13] [wcag 2.2] a passkey is added in the Studio, signs in without a password, and is removed', async ({
  page,
  ownSite,
  quiet,
}, info) => {
  const email = `passkey-${info.workerIndex}-${Date.now()}@example.com`;
  await addAuthor(ownSite.server.url, email, password);
  const device = await addAuthenticator(page);
  await page.goto('/studio/account');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');

  const card = page.getByRole('region', { name: 'Klucze dostępu' });
  await expect(card).toContainText('Nie masz jeszcze klucza dostępu.');
  await card.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
  quiet.expectMessage(/422 .*passkeys\/ask/);
  await dialog.getByLabel('Hasło').fill('nie to hasło');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Hasło jest nieprawidłowe.')).toBeVisible();
  await device.verifyUser(false);
  await dialog.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Nie użyto klucza dostępu/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await device.verifyUser(true);
  await dialog.getByLabel('Hasło').press('Enter');
  await expect(card.getByRole('listitem')).toContainText(/Chrome, .*Dodano:/);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
  await page.goto('/studio/account');
  await expect(card.getByRole('listitem')).toContainText('Ostatnie logowanie:');
  await card.getByRole('button', { name: /^Usuń: Chrome/ }).click();
  const asked = page.getByRole('dialog', { name: 'Usuń klucz dostępu' });
  await expect(asked).toContainText('nikogo już nie zaloguje');
  await asked.getByRole('button', { name: 'Usuń klucz dostępu' }).click();
  await expect(card).toContainText('Nie masz jeszcze klucza dostępu.');

  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  quiet.expectMessage(/401 /);
  await expect(page.getByText(/^Nie rozpoznaliśmy tego klucza dostępu/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addAuthor } from '../support/add-author.ts';
import { test } from '../support/base-test.ts';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { headingFindings } from '../support/structure-checks.ts';

const password = 'zielony rower 17';

const findings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await headingFindings(page)),
  ...(await stickingOut(page)),
];
/** @param later how many codes after the present one: one that was used is none any more */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

test('[issue 19] [sec 13] [wcag 2.2] codes of an app are switched on in the Studio, and ask at the next sign-in', async ({
  page,
  baseURL,
}, info) => {
  const email = `codes-${info.workerIndex}-${Date.now()}@example.com`;
  await addAuthor(baseURL ?? '', email, password);
  const enter = async () => {
    await page.getByLabel('Adres e-mail').fill(email);
    await page.getByLabel('Hasło').fill(password);
    await page.keyboard.press('Enter');
  };

  await page.goto('/studio/account');
  await enter();
  const card = page.getByRole('region', { name: 'Kody z aplikacji' });
  await expect(card).toContainText('Wyłączone');
  await expect(page.getByRole('region', { name: 'Zalogowane urządzenia' })).toContainText('To urządzenie');
  expect(await findings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Włącz kody z aplikacji' }).click();
  await page.getByLabel('Hasło').fill('nie to hasło');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hasło jest nieprawidłowe.')).toBeVisible();
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Włącz kody z aplikacji' });
  await expect(dialog.getByRole('img', { name: 'Kod QR dla aplikacji' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const secret = await dialog.locator('code').innerText();
  await dialog.getByLabel('Kod z aplikacji').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kod jest nieprawidłowy').first()).toBeVisible();
  await dialog.getByLabel('Kod z aplikacji').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('region', { name: 'Kody zapasowe' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await findings(page)).toEqual([]);
  await codes.getByRole('button', { name: 'Mam je zapisane' }).click();
  await expect(card).toContainText('Włączone');

  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await enter();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podaj kod z aplikacji');
  await expect(page.getByLabel('Kod z aplikacji')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  // Whatever address is asked for: half of a sign-in opens nothing.
  await page.goto('/studio/posts');
  await expect(page.getByLabel('Kod z aplikacji')).toBeVisible();
  await page.getByLabel('Kod z aplikacji').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
  await expect(page).toHaveURL('/studio/posts');
});

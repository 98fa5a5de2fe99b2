import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test.slow();

const start = (page: Page) =>
  page
    .getByRole('button', { name: /^(Zaloguj się do banku na tej stronie|Przejdź na stronę banku)$/ })
    .first();
const confirm = (page: Page) => page.getByRole('button', { name: 'Potwierdź to konto' });

/** Signs in at an invented bank and agrees; `place` is the window or the frame. */
async function agree(place: Pick<Page, 'getByRole' | 'getByLabel'>, login: string): Promise<void> {
  await place.getByRole('button', { name: 'Bank Most' }).click();
  await place.getByLabel('Login').fill(login);
  await place.getByRole('button', { name: 'Zaloguj się' }).click();
  await place.getByRole('button', { name: 'Zgadzam się', exact: true }).click();
}

/** One customer goes through every way, the last of which succeeds: the account of the demo is one for all of it. */
test('[issue 5] a bank that names somebody else, a refusal, then the customer’s own account', async ({
  page,
}) => {
  await page.goto('/');
  await signInAs(page, 'payment-request');
  await page.goto('/identification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Potwierdź tożsamość/);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/verification');
  await expect(page.getByRole('link', { name: 'Bank Most' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // In a frame: what it tells is asked for, and somebody else's account is not taken.
  await page.goto('/kontomatik');
  await start(page).click();
  await agree(page.frameLocator('iframe'), 'inna-osoba');
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'To konto należy do kogoś innego' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  // In the window: the bank refuses, says so, and leads back to words of ours.
  await page.getByRole('link', { name: 'Zgoda na stronie banku' }).click();
  await page.waitForURL('/transaction-link');
  await start(page).click();
  await page.waitForURL('**/sandbox/bank/link?**');
  expect(await axeFindings(page)).toEqual([]);
  await agree(page, 'odmowa');
  await page.getByRole('link', { name: 'Wróć do Mozaiki' }).click();
  await expect(page.getByRole('heading', { name: 'Bank odmówił przekazania danych' })).toBeVisible();

  // Again, with the own account; a reload on the way goes on where it was.
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await start(page).click();
  await page.waitForURL('**/sandbox/bank/link?**');
  await agree(page, 'klient');
  await page.waitForURL('/transaction-link');
  await expect(confirm(page)).toBeVisible();
  await page.reload();
  await confirm(page).click();
  await page.waitForURL((url) => url.pathname !== '/transaction-link');
  expect(['/confirm-wait', '/active-contract/main-card']).toContain(new URL(page.url()).pathname);
});

import { builtClass } from '../support/built-class.ts';
import { markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { codeSentBy } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

/** Where an application stands once its phone is proved: it is looked at, or was already. */
const afterwards = /\/(confirm-wait|data-checker|counter-offer|resale-offer|rejected|call-verification)?$/;

test('[issue 5] a wrong code is said beside the field, the right one moves on inside the page', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/status of 422/);
  await page.goto('/info');
  await signInAs(page, 'confirm-code');
  await page.goto('/phone-verification');
  await markDocument(page);
  const main = page.getByRole('main');
  const masked = (await main.locator('strong').first().textContent()) ?? '';
  expect(masked, 'the number is shown by its end only').toMatch(/\d{3}$/);
  expect(masked.replace(/\D/g, '').length).toBeLessThan(9);
  const code = await codeSentBy(page, () => main.getByRole('button', { name: 'Wyślij kod' }).click());
  const input = main.locator('input[name="code"]');

  await input.fill(code === '000000' ? '111111' : '000000');
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(main.locator(builtClass('field-error'))).toContainText(/[a-ząćęłńóśźż]{3}/);
  expect(await axeFindings(page)).toEqual([]);

  await input.fill(code);
  await input.press('Enter');
  await expect(page).not.toHaveURL(/phone-verification/);
  expect(new URL(page.url()).pathname).toMatch(afterwards);
  expect(await sameDocument(page)).toBe(true);
});

test('[issue 5] [sec 13] another number takes the password and a code to it, then the application goes on', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/status of 422/);
  await page.goto('/info');
  await signInAs(page, 'update-mobile');
  await page.goto('/confirm-mobile');
  await markDocument(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /numer/ }).first().click();
  await expect(page).toHaveURL(/\/confirm-mobile\/update$/);
  const phone = main.locator('input[name="phone"]');
  const password = main.locator('input[name="current_password"]');
  await phone.fill('601 345 987');
  await password.fill('Zle-Haslo-2026');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('Mozaika-2026!');
  const code = await codeSentBy(page, () => password.press('Enter'));
  const input = main.locator('input[name="code"]');
  await input.fill(code);
  await input.press('Enter');
  await expect(page).not.toHaveURL(/confirm-mobile/);
  expect(new URL(page.url()).pathname).toMatch(afterwards);
  expect(await sameDocument(page)).toBe(true);
});

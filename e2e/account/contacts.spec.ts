import type { Page } from '@playwright/test';
import { giveCode, signInWithPassword, signOut, signUp } from '../support/account-walk.ts';
import { answerAboutHomeAndIncome } from '../support/loan-questions.ts';
import { messageTo } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';

test.slow();

const openSettings = async (page: Page) => {
  await page.getByRole('banner').locator('summary:visible').last().click();
  await page.getByRole('banner').locator('a[href="/profile-settings"]:visible').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('[sec 13] another e-mail address and phone need the password and a code each, and replace the old ones', async ({
  page,
  quiet,
}) => {
  const account = await signUp(page);
  await openSettings(page);
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  const save = main.getByRole('button', { name: 'Zapisz zmiany' });
  const email = `nowa-${crypto.randomUUID()}@example.com`;
  const phone = '+48700100901';
  await answerAboutHomeAndIncome(page);
  await field('change_contact').check();
  await field('email').fill(email);
  await field('phone').fill('700 100 901');

  await test.step('not without the password, and not with a wrong one', async () => {
    await save.click();
    await expect(field('current_password')).toBeFocused();
    await expect(field('current_password')).toHaveAccessibleDescription(/Podaj obecne hasło/);
    quiet.expectMessage(/422 .*profile-update/);
    await field('current_password').fill('Nie-To-Haslo-1');
    await save.click();
    await expect(field('current_password')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a code to each of them', async () => {
    await field('current_password').fill(account.password);
    await save.click();
    await expect(main.getByText(email, { exact: true })).toBeVisible();
    await giveCode(page, email);
    await expect(main.locator('strong', { hasText: /700/ })).toBeVisible();
    await giveCode(page, phone);
    await expect(main.getByRole('heading', { name: 'Zapisaliśmy zmiany' })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the screen knows them at once, and a form opened again holds them', async () => {
    const contacts = main.getByRole('listitem');
    await expect(contacts.filter({ hasText: email })).toContainText('Potwierdzon');
    await expect(contacts.filter({ hasText: account.email })).toHaveCount(0);
    await main.getByRole('button', { name: 'Zmień coś jeszcze' }).click();
    await expect(field('change_contact')).not.toBeChecked();
    await field('change_contact').check();
    await expect(field('email')).toHaveValue(email);
    await expect(field('current_password')).toHaveValue('');
  });

  await test.step('the old address is told, and opens nothing any more', async () => {
    await messageTo(page, account.email, ({ subject }) => /zmieniony/.test(subject));
    await signOut(page);
    await signInWithPassword(page, { ...account, email });
    await openSettings(page);
    await expect(main.getByRole('listitem').filter({ hasText: email })).toContainText('Potwierdzon');
    await expect(main.getByRole('listitem').filter({ hasText: /700\s?100\s?901/ })).toContainText(
      'Potwierdzon',
    );
  });
});

import { expect, test } from '../fixtures.ts';
import { giveCode, sendSignUp, signInWithPassword, signOut } from '../support/account-walk.ts';

test('[sec 13] the account is of whoever gives the code, whatever a stranger behind the same address sends meanwhile', async ({
  page,
  playwright,
}) => {
  const account = await sendSignUp(page);
  const { origin: baseURL } = new URL(page.url());
  // In its own jar of cookies: another browser behind the same address.
  const stranger = await playwright.request.newContext({ baseURL });
  const sent = await stranger.post('/v2/system/customers/registration/personal?language=pl', {
    headers: { 'X-Requested-With': 'mozaika', Origin: baseURL },
    data: {
      firstname: 'Obcy',
      lastname: 'Czlowiek',
      email: account.email,
      phone: '699 999 999',
      password: 'Stranger-pass-99',
      password_repeat: 'Stranger-pass-99',
      consent_terms: true,
      consent_privacy: true,
    },
  });
  expect(sent.status()).toBe(200);
  await stranger.dispose();

  // The browser knows its form after a reload, too, and its code is the newest one, which the stranger had sent.
  await page.reload();
  await giveCode(page, account.email);
  await page.waitForURL('/');
  await page.goto('/profile-settings');
  await expect(page.getByRole('main').locator('input[name="lastname"]')).toHaveValue('Nowak');
  await page.goto('/');
  await signOut(page);
  await signInWithPassword(page, account);
});

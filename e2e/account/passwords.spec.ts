import {
  giveCode,
  mainButton,
  neededTick,
  signInWithPassword,
  signOut,
  signUp,
} from '../support/account-walk.ts';
import { messageTo } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';

test.slow();

test('[issue 4] a lost password is restored with a code, and changed again from inside', async ({ page }) => {
  const account = await signUp(page);
  await signOut(page);
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);

  await page.goto('/password-restore');
  await field('email').fill(account.email);
  await mainButton(page).click();
  await page.waitForURL('/password-restore/update');
  await expect(field('email')).toHaveValue(account.email);
  const { code = '' } = await messageTo(page, account.email, ({ subject }) => /has/i.test(subject));
  await field('code').fill(code);
  const restored = { ...account, password: 'Mozaika-Test-2' };
  await field('password').fill(restored.password);
  await field('password_repeat').fill(restored.password);
  await mainButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hasło zmienione' })).toBeFocused();
  await signInWithPassword(page, restored);

  const changed = { ...account, password: 'Mozaika-Test-3' };
  await page.getByRole('banner').locator('summary:visible').last().click();
  await page.getByRole('banner').locator('a[href="/profile-settings"]:visible').click();
  await main.getByRole('link', { name: 'Zmień hasło' }).click();
  await field('current_password').fill(restored.password);
  await field('password').fill(changed.password);
  await field('password_repeat').fill(changed.password);
  await mainButton(page).click();
  await expect(page.getByRole('heading', { name: 'Hasło zmienione' })).toBeFocused();
  await signOut(page);
  await signInWithPassword(page, changed);
});

test('[sec 12] a link of a message fills code and address in, and leaves nothing in the address bar', async ({
  page,
}) => {
  await page.goto('/password-restore/update#email=anna%40example.com&code=123456');
  await expect(page.getByRole('main').locator('input[name="email"]')).toHaveValue('anna@example.com');
  await expect(page.getByRole('main').locator('input[name="code"]')).toHaveValue('123456');
  expect(new URL(page.url()).hash).toBe('');
});

test('[wcag 2.1.1] signs up with the keyboard alone', async ({ page }) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  const email = `kasia-${crypto.randomUUID()}@example.com`;
  const typed: readonly [string, string][] = [
    ['firstname', 'Kasia'],
    ['lastname', 'Lis'],
    ['email', email],
    ['phone', '600700801'],
    ['password', 'Mozaika-Test-1'],
    ['password_repeat', 'Mozaika-Test-1'],
  ];
  await main.locator('input[name="firstname"]').focus();
  for (const [name, value] of typed) {
    for (let presses = 0; presses < 6; presses++) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      if (at === name) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(value);
  }
  const needed = await main.locator(neededTick).count();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const isNeeded = await page.evaluate((tick) => document.activeElement?.matches(tick), neededTick);
    if (isNeeded) await page.keyboard.press('Space');
  }
  await expect(main.locator(neededTick).and(main.locator(':checked'))).toHaveCount(needed);
  await main.locator('input[name="email"]').focus();
  await page.keyboard.press('Enter');
  await giveCode(page, email);
  await page.waitForURL('/');
});

import { mainButton, signInWithPassword, signOut } from '../support/account-walk.ts';
import { expect, test } from '../support/own-site.ts';
import { pageFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test('[spec 4] a temporary password has to be replaced first; then the account is free', async ({
  page,
  quiet,
}) => {
  await page.goto('/about');
  await signInAs(page, 'change-password');
  await page.goto('/');
  await expect(page).toHaveURL('/password/update');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await pageFindings(page)).toEqual([]);
  const field = (name: string) => page.getByRole('main').locator(`input[name="${name}"]`);
  const account = { email: 'change-password@example.com', password: 'Mozaika-Test-4' };

  await field('password').fill(account.password);
  await field('password_repeat').fill('Mozaika-Test-5');
  await mainButton(page).click();
  await expect(field('password_repeat')).toBeFocused();
  await expect(field('password_repeat')).toHaveAccessibleDescription(/różn|różnią|same/i);

  quiet.expectMessage(/422 .*password\/change/);
  await field('password').fill('krotkie');
  await field('password_repeat').fill('krotkie');
  await mainButton(page).click();
  await expect(field('password')).toBeFocused();
  await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
  expect(await pageFindings(page)).toEqual([]);

  await field('password').fill(account.password);
  await field('password_repeat').fill(account.password);
  await mainButton(page).click();
  await page.waitForURL('/');
  await page.goto('/password/update');
  await expect(page).toHaveURL('/');
  await signOut(page);
  await signInWithPassword(page, account);
});

import { signInWithPassword, signOut, signOutButton, signUp } from '../support/account-walk.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { addAuthenticator, byName } from '../support/virtual-authenticator.ts';

test.slow();

test.use({ baseURL: async ({ ownSite }, use) => use(byName(ownSite.server.url)) });

test('[issue 19] [sec 13] a passkey is made with the password, signs in without, is removed; devices are seen and signed out', async ({
  page,
  openPage,
  context,
  consentCookie,
  ownSite,
  quiet,
}) => {
  const device = await addAuthenticator(page);
  await context.addCookies([
    { name: 'mozaika-consent', value: consentCookie ?? '', domain: 'localhost', path: '/' },
  ]);
  const main = page.getByRole('main');
  const item = (text: string) => main.getByRole('listitem').filter({ hasText: text });
  const enter = main.getByRole('button', { name: 'Zaloguj się kluczem dostępu' });
  const account = await signUp(page);
  await page.goto('/profile-settings');

  await test.step('not with a wrong password', async () => {
    await expect(main.getByText('Nie masz jeszcze klucza dostępu.')).toBeVisible();
    await main.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    const password = main.locator('input[type=password][autocomplete=current-password]:visible').first();
    quiet.expectMessage(/422 .*passkeys\/ask/);
    await password.fill('Nie-To-Haslo-1');
    await main.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/nieprawidłowe/);
    await password.fill(account.password);
    await main.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(main.getByText(/^Klucz dostępu dodany/)).toBeVisible();
    await expect(item('Dodano:')).toContainText(/Chrome, [^·]*Dodano: dziś, /);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it signs in, and the page that asked is gone on to', async () => {
    await signOut(page);
    await page.goto('/signin?next=%2Fprofile-settings');
    await main.locator('summary', { hasText: 'Inne sposoby logowania' }).click();
    await main.getByRole('link', { name: /Klucz dostępu/ }).click();
    await enter.click();
    await page.waitForURL('/profile-settings');
    await expect(item('Ostatnie logowanie:')).toHaveCount(1);
  });

  await test.step('another device is seen, and signed out', async () => {
    const other = await openPage();
    await other.goto(byName(ownSite.server.url));
    await signInWithPassword(other, account);
    await page.reload();
    await expect(item('To urządzenie')).toHaveCount(1);
    await main.getByRole('button', { name: /^Wyloguj: Chrome/ }).click();
    await expect(main.getByText('Urządzenie wylogowane.')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Wyloguj: Chrome/ })).toHaveCount(0);
    await other.goto('/profile-settings');
    await expect(other).toHaveURL(/\/signin/);
    await other.close();
  });

  await test.step('who does not prove who they are is told so and can try again', async () => {
    await signOut(page);
    await page.goto('/signin/passkey');
    await device.verifyUser(false);
    await enter.click();
    await expect(main.getByText(/^Nie użyto klucza dostępu/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await device.verifyUser(true);
    await enter.click();
    await page.waitForURL('/');
    await expect(signOutButton(page)).toBeAttached();
  });

  await test.step('removed after one more question, it signs nobody in', async () => {
    await page.goto('/profile-settings');
    await main.getByRole('button', { name: /^Usuń: Chrome/ }).click();
    await expect(main.getByRole('group', { name: 'Potwierdzenie' })).toBeFocused();
    await main.getByRole('button', { name: 'Zostaw' }).click();
    await expect(main.getByRole('button', { name: /^Usuń: Chrome/ })).toBeFocused();
    await main.getByRole('button', { name: /^Usuń: Chrome/ }).click();
    await main.getByRole('button', { name: 'Tak, usuń' }).click();
    await expect(main.getByText('Nie masz jeszcze klucza dostępu.')).toBeVisible();
    await signOut(page);
    await page.goto('/signin/passkey');
    quiet.expectMessage(/401 .*authorization\/passkey/);
    await enter.click();
    await expect(main.getByText(/^Nie rozpoznaliśmy tego klucza dostępu/)).toBeVisible();
  });

  await test.step('at an address without a name the page says why there is none', async () => {
    await page.goto(`${ownSite.server.url}/signin/passkey`);
    await enter.click();
    await expect(main.getByText(/^Pod tym adresem klucze dostępu nie działają/)).toBeVisible();
  });
});

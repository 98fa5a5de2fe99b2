import type { Page } from '@playwright/test';
import { mainButton, signInWithPassword, signOut, signOutButton, signUp } from '../support/account-walk.ts';
import { messageTo } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';

test.slow();

test('[issue 4] signs up with a code, then in by password, link, social network and signature', async ({
  page,
  quiet,
  openPage,
}) => {
  const account = await signUp(page);
  await expect(signOutButton(page)).toBeAttached();

  await test.step('signature: makes a key in the profile settings', async () => {
    await page.getByRole('banner').locator('summary:visible').last().click();
    await page.getByRole('banner').locator('a[href="/profile-settings"]:visible').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const key = page.getByRole('main').locator('details', { hasText: 'Utwórz i pobierz klucz' });
    await key.locator('summary').click();
    await key.locator('input[type=password]').fill(account.password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      key.getByRole('button', { name: 'Utwórz i pobierz klucz' }).click(),
    ]);
    const file = await download.path();
    await signOut(page);
    await page.goto('/signin/signature');
    await page.getByRole('main').locator('input[name="email"]').fill(account.email);
    await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
    await mainButton(page).click();
    await page.waitForURL('/');
    await signOut(page);
  });

  await test.step('password', async () => {
    await signInWithPassword(page, account);
    await signOut(page);
  });

  await test.step('link by mail: taken out of the address, good once, and back to where the sign-in was asked for', async () => {
    await page.goto(`/signin/link?next=${encodeURIComponent('/info?p=1#main')}`);
    await page.getByRole('main').locator('input[name="email"]').fill(account.email);
    await mainButton(page).click();
    await expect(page.getByRole('heading', { name: 'Zajrzyj do skrzynki' })).toBeFocused();
    const { link = '' } = await messageTo(page, account.email, (message) =>
      Boolean(message.link?.includes('/authlink/')),
    );
    const { pathname, search } = new URL(link);
    const enter = (window: Page) =>
      window.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true });

    // A scanner of the mailbox: runs scripts, waits until nothing goes on, and presses nothing.
    const scanner = await openPage();
    await scanner.goto(new URL(pathname + search, page.url()).href, { waitUntil: 'networkidle' });
    await expect(enter(scanner)).toBeVisible();
    expect((await scanner.request.get('/v2/system/customers/account/self')).status()).toBe(401);

    await page.goto(pathname + search);
    await expect(page).toHaveURL('/authlink?next=%2Finfo%3Fp%3D1%23main');
    expect(await axeFindings(page)).toEqual([]);
    // A phone that had it in the background loads it anew.
    await page.reload();
    await enter(page).click();
    await page.waitForURL('/info?p=1#main');
    await expect(signOutButton(page)).toBeAttached();
    await signOut(page);

    quiet.expectMessage(/422 .*login-by-link/);
    await page.goto(pathname + search);
    await enter(page).click();
    // Where another link is asked for.
    await page.waitForURL('/signin/link?next=%2Finfo%3Fp%3D1%23main');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('input[name="email"]')).toBeVisible();
  });

  await test.step('social network', async () => {
    await page.goto('/signin');
    await page.getByText('Inne sposoby logowania').click();
    await page.getByRole('button', { name: 'Zaloguj przez Mozaika ID' }).click();
    await page.getByLabel('Adres w Mozaika ID').fill(account.email);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.waitForURL('/');
    await expect(signOutButton(page)).toBeAttached();
  });
});

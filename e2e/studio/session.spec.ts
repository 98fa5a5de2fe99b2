import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { axeFindings, darkFindings, duplicateIds, stickingOut } from '../support/page-checks.ts';
import { headingFindings } from '../support/structure-checks.ts';
import { signIntoStudio } from '../support/studio.ts';

const password = 'Mozaika-2026!';

async function enter(page: Page, email = 'publisher@example.com'): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
}

const findings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await headingFindings(page)),
  ...(await duplicateIds(page)),
  ...(await stickingOut(page)),
];

test('[issue 6] who signs in gets what was asked for, by keyboard alone; a wrong password is said', async ({
  page,
}) => {
  await page.goto('/studio/posts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do Studia');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('editor@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nie to hasło');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('nieprawidłowe');
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
  await expect(page).toHaveURL('/studio/posts');
});

test('[issue 6] [wcag 2.2] the first screen, wide and narrow, light and dark', async ({ page }) => {
  await page.goto('/studio');
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Czeka na publikację' })).toBeVisible();
  await expect(page.getByText('Wczytujemy…')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Strony', exact: true }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('[issue 6] a session that ends in the middle of work is renewed, and what waited is done', async ({
  page,
  context,
}) => {
  await page.goto('/studio/posts');
  await enter(page);
  const search = page.getByRole('searchbox');
  await search.fill('RRSO');
  await expect(page).toHaveURL(/q=RRSO/);
  // Its answer is there: else the dialog would come while the next words are written, and take them.
  await expect(page.getByRole('row').filter({ hasText: 'RRSO' })).not.toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Budżet domowy' })).toHaveCount(0);
  await context.clearCookies();
  await search.fill('odstąpienie');
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await expect(dialog.getByLabel('Hasło')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // The search that had met the ended session was made again: nothing was typed twice.
  await expect(search).toHaveValue('odstąpienie');
  await expect(page.getByRole('row').filter({ hasText: /odstąpieni/i })).not.toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Budżet domowy' })).toHaveCount(0);
});

test('[issue 6] [sec 5] who signed out is out: the cookie is gone and its token is good for nothing', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/studio');
  await enter(page);
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-studio');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
  const self = () =>
    request.get('/v2/system/staff/self', { headers: { authorization: `Bearer ${cookie?.value}` } });
  expect((await self()).status()).toBe(200);
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do Studia');
  expect((await context.cookies()).some(({ name }) => name === '__Host-studio')).toBe(false);
  expect((await self()).status()).toBe(401);
});

test('[issue 6] support agents see nothing of content, and no screen opens by its address', async ({
  page,
}) => {
  await page.goto('/studio/posts');
  await enter(page, 'agent@example.com');
  await expect(page.getByRole('alert')).toContainText('Autor');
  await expect(page.getByRole('link', { name: 'Strony', exact: true })).toHaveCount(0);
});

test('[sec 22] [sec 23] text becomes neither markup nor script in the Studio, whoever assigns it', async ({
  page,
}) => {
  await signIntoStudio(page, 'author');
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const tryTo = (act: () => unknown): string => {
      try {
        return String(act());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const div = document.createElement('div');
    return {
      markup: tryTo(() => {
        div.innerHTML = '<img src=x onerror=alert(1)>';
        return div.innerHTML;
      }),
      words: tryTo(() => {
        div.innerHTML = 'a < b';
        return div.textContent;
      }),
      script: tryTo(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      address: tryTo(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    markup: 'TypeError',
    words: 'a < b',
    script: 'TypeError',
    address: 'TypeError',
  });
});

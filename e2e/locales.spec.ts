import { demoAccounts } from '#schemas/demo-accounts.ts';
import { mainButton, signOutButton } from './support/account-walk.ts';
import { expect, test } from './support/sample-site.ts';

// One server is enough.
test.describe.configure({ mode: 'default' });

for (const [path, lang, letters] of [
  ['/', 'en', /^[^а-яіїє]*$/i],
  ['/ru', 'ru', /[а-я]/i],
  ['/uk', 'uk', /[а-яіїє]/i],
  ['/about', 'en', /^[^а-яіїє]*$/i],
  ['/ru/about', 'ru', /[а-я]/i],
] as const)
  test(`${path} is in ${lang}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(letters);
  });

test('the default language carries no prefix: /en leads to /', async ({ request }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/about', '/about'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(to);
  }
});

test('each page names itself in the other languages', async ({ page }) => {
  await page.goto('/ru/about');
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
  expect(Object.fromEntries(alternates)).toEqual({
    en: '/about',
    ru: '/ru/about',
    uk: '/uk/about',
    'x-default': '/about',
  });
});

test('the language switch leads to the same page in place; menus keep the language', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('banner').getByRole('link', { name: 'Українська' }).locator('visible=true').click();
  await expect(page).toHaveURL('/uk/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('contentinfo').locator('a[href="/uk/contacts"]').first().click();
  await expect(page).toHaveURL('/uk/contacts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).locator('visible=true').click();
  await expect(page).toHaveURL('/contacts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('an address nobody knows is told in the language of its prefix', async ({ page, quiet }) => {
  quiet.expectMessage(/status of 404/);
  const response = await page.goto('/ru/nothing-is-here');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

for (const [lang, home] of [
  ['en', '/'],
  ['ru', '/ru'],
  ['uk', '/uk'],
] as const)
  test(`a customer signs in by password in ${lang}, on a site whose content has no form for it`, async ({
    page,
  }) => {
    await page.goto(`${home === '/' ? '' : home}/signin`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.getByRole('main');
    await main.locator('input[name="email"]').fill('nothing@example.com');
    await main.locator('input[name="password"]').fill(demoAccounts[0]?.password ?? '');
    await mainButton(page).click();
    await page.waitForURL(home);
    await expect(signOutButton(page)).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });

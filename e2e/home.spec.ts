import { expect, test } from './fixtures.ts';
import { blockOf } from './support/blocks.ts';
import { builtClass } from './support/built-class.ts';

test('[truth] on a phone home is short: one example, one warning, cards to swipe, instalment and button in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(8000);
  await expect(page.getByText('Przykład reprezentatywny').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[data-cost-warning]').filter({ visible: true })).toHaveCount(1);

  for (const id of ['advantages', 'opinions']) {
    const row = blockOf(page, id).getByRole('list').first();
    const [outer, inner] = await row.evaluate((list) => [list.clientWidth, list.scrollWidth]);
    expect(inner, id).toBeGreaterThan(Number(outer) * 1.5);
    await row.focus();
    await expect(row).toBeFocused();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const calculator = blockOf(page, 'hero-calculator');
  const [own, inBar] = [
    calculator.locator('form').getByRole('button', { name: 'Złóż wniosek' }),
    calculator.locator(builtClass('bottom-bar')).getByRole('button', { name: 'Złóż wniosek' }),
  ];
  await blockOf(page, 'faq').scrollIntoViewIfNeeded();
  await expect(inBar).toBeVisible();
  await expect(calculator.locator(builtClass('bottom-bar'))).toContainText(/255,55.zł RRSO 22,47/);
  await own.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(inBar).toBeHidden();
  await page.getByRole('button', { name: /^Zwiększ kwotę/ }).click();
  await blockOf(page, 'faq').scrollIntoViewIfNeeded();
  await expect(calculator.locator(builtClass('bottom-bar'))).toContainText(/260,6\d.zł/);
  await inBar.click();
  await expect(page).toHaveURL('/signup?curSum=5100&curTerm=24');
});

test('[truth] on a desktop the button and RRSO of the calculator are seen without scrolling, the cookie bar open; the menu is one line', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const bar = page.locator('[data-consent-form=bar]');
  await expect(bar).toBeVisible();
  const above = (await bar.boundingBox())?.y ?? 0;
  const calculator = blockOf(page, 'hero-calculator');
  for (const part of [
    calculator.locator('form').getByRole('button', { name: 'Złóż wniosek' }),
    calculator.locator('form').getByText('22,47', { exact: false }).first(),
  ]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(above);
  }
  // The shop's header has one more link than the others.
  await page.goto('/category');
  const menu = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('list').first();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await menu.evaluate((list) =>
      [...list.children].map((item) => item.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  }
});

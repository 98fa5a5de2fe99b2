import { expect, test } from './fixtures.ts';
import { blockOf, untilAwake } from './support/blocks.ts';

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('banner').getByRole('link').first();
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(inMain).toBe(true);
});

test('the menu opens and leads on by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  const summary = page.getByRole('banner').locator('summary:visible').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Koszty i dokumenty' });
  await expect(entry.locator('visible=true')).toBeVisible();
  await entry.locator('visible=true').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info');
});

test('tabs follow the arrow keys, the first press included', async ({ page }) => {
  await page.goto('/jak-to-dziala');
  const tabs = blockOf(page, 'conditions').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(blockOf(page, 'conditions').getByRole('tabpanel')).toHaveAccessibleName('Co przygotować');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test('the carousel scrolls by its buttons and says where it stands', async ({ page }) => {
  await page.goto('/jak-to-dziala');
  const carousel = blockOf(page, 'stories');
  await carousel.scrollIntoViewIfNeeded();
  await untilAwake(carousel);
  const list = carousel.getByRole('list');
  await list.focus();
  await expect(list).toBeFocused();
  await carousel.getByRole('button', { name: 'Następny slajd' }).press('Enter');
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(carousel.locator('[aria-live]')).toHaveText(/^Slajd/);
});

test('popups lie on each other; Escape closes the top one; the focus returns', async ({ page }) => {
  await page.goto('/dev-examples/popup-example');
  const opener = page.getByRole('main').getByRole('button').last();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialogs = page.getByRole('dialog');
  await expect(dialogs).toHaveCount(1);
  const inner = dialogs.first().getByRole('button').last();
  await inner.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(inner).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { footerLink } from './support/footer-link.ts';
import { markDocument, sameDocument } from './support/loan-sandbox.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a move starts at the top, back and forward return to where one was', async ({ page }) => {
  await page.goto('/about');
  await markDocument(page);
  await footerLink(page, 'Regulamin').scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, 'Regulamin').click();
  await expect(page).toHaveURL('/regulamin');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/regulamin');
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await sameDocument(page)).toBe(true);
});

test('a page that was read anew goes back and forward, too, before anything of it is awake', async ({
  page,
  quiet,
}) => {
  // What asks whether the site can be reached.
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about');
  const first = await heading.innerText();
  await footerLink(page, 'Regulamin').click();
  await expect(page).toHaveURL('/regulamin');
  await expect(heading).not.toHaveText(first);
  const second = await heading.innerText();
  await page.reload();
  // Without a connection the page stays, and says why.
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.locator('#mozaika-offline-notice')).toBeVisible();
  await expect(heading).toHaveText(second);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/regulamin');
  await page.context().setOffline(false);
  // By the history itself: Chromium’s tools would wait for a document that is read anew, or for none.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(heading).toHaveText(first);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/regulamin');
  await expect(heading).toHaveText(second);
});

test('blocks that slept on the first page are there and alive when one comes back to it', async ({
  page,
}) => {
  await page.goto('/');
  await markDocument(page);
  await footerLink(page, 'O nas').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  const calculator = page.locator('[data-block=hero-calculator]');
  await expect(calculator.locator('form')).toBeVisible();
  const amount = calculator.getByRole('spinbutton').first();
  const start = Number(await amount.inputValue());
  await calculator.getByRole('button', { name: /^Zwiększ kwotę/ }).click();
  await expect(amount).toHaveValue(String(start + Number(await amount.getAttribute('step'))));
  expect(await sameDocument(page)).toBe(true);
});

import type { Page } from '@playwright/test';
import { decide, markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';

/** Says to the page that it is hidden or shown, as a browser does when another tab is looked at. */
const look = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

/** Moves inside the page. */
async function toContacts(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL(/\/contacts$/, { timeout: 15_000 });
}

test('[spec 4] the application is asked about while it is worked on, not while the page is hidden', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/info');
  await signInAs(page, 'scoring');
  await page.goto('/confirm-wait');
  await expect(page.locator('[data-poll]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/application/status')) asked += 1;
  });
  const isAsked = () => page.waitForResponse((response) => response.url().includes('/application/status'));

  await Promise.all([isAsked(), page.clock.runFor(3500)]);
  await look(page, true);
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked, 'asked while hidden').toBe(before);

  // Meanwhile the decision falls; the page hears of it once somebody looks.
  await decide(page, { status: 'data-checking' });
  await look(page, false);
  await Promise.all([isAsked(), page.clock.runFor(3500)]);
  await expect(page).toHaveURL(/\/data-checker$/);
  expect(await sameDocument(page)).toBe(true);
});

test('[spec 4] from the bank’s data to the contract the waiting page moves on by itself', async ({
  page,
}) => {
  await page.goto('/info');
  await signInAs(page, 'external-data-request');
  await decide(page, { status: 'external-data-request' });
  await page.goto('/confirm-wait');
  await markDocument(page);
  await expect(page).toHaveURL(/\/active-contract\/main-card$/, { timeout: 45_000 });
  expect(await sameDocument(page)).toBe(true);
});

test('[spec 4] who reads on elsewhere meanwhile is led to the decision, too', async ({ page }) => {
  await page.clock.install();
  await page.goto('/info');
  await signInAs(page, 'bureaus-checking');
  await page.goto('/confirm-wait');
  await expect(page.locator('[data-poll]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await toContacts(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const isAsked = () => page.waitForResponse((response) => response.url().includes('/application/status'));
  await Promise.all([isAsked(), page.clock.runFor(3500)]);
  await expect(page).toHaveURL(/\/contacts$/);

  await decide(page, { status: 'data-checking' });
  await page.clock.runFor(3500);
  await expect(page).toHaveURL(/\/data-checker$/, { timeout: 15_000 });
  expect(await sameDocument(page)).toBe(true);

  // Decided is decided: nobody asks any more.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/application/status')) asked += 1;
  });
  await toContacts(page);
  await page.clock.runFor(10_000);
  expect(asked).toBe(0);
});

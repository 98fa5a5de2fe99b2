import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { blockOf, hold, untilAwake } from './support/blocks.ts';
import { builtFile } from './support/built-file.ts';
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

test('[issue 16] what is touched comes alive without the router; a move waits for it, and a step back does not', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/?curTerm=24');
  const first = await heading.innerText();
  const plans: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/_plan/')) plans.push(pathname + search);
  });
  const router = await hold(page, `**${builtFile('renderer/browser/screen-router.tsx')}`);
  const calculator = blockOf(page, 'hero-calculator');
  const amount = calculator.getByRole('spinbutton').first();
  const start = Number(await amount.inputValue());
  await calculator.getByRole('button', { name: /^Zwiększ kwotę/ }).click();
  const more = String(start + Number(await amount.getAttribute('step')));
  await expect(amount).toHaveValue(more);
  await markDocument(page);
  await router.asked;
  // To another place of the page: no move, though the history has one entry more.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await footerLink(page, 'Regulamin').click();
  await expect(heading).toHaveText(first);
  router.release();
  await expect(page).toHaveURL('/regulamin');
  await expect(heading).not.toHaveText(first);
  expect(plans.filter((asked) => asked !== '/_plan/regulamin')).toEqual([]);

  // Before it is there once more, a step back reads the document, with its place.
  await page.reload();
  const again = await hold(page, `**${builtFile('renderer/browser/screen-router.tsx')}`);
  await footerLink(page, 'O nas').hover();
  await again.asked;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/?curTerm=24#main');
  await expect(heading).toHaveText(first);
  again.release();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/regulamin');
  await expect(heading).not.toHaveText(first);
});

test('[spec 8] a move whose router does not come: the page stays without a connection, and is left for the document with one', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route(`**${builtFile('renderer/browser/screen-router.tsx')}`, (route) => route.abort());
  await page.goto('/');
  await markDocument(page);
  const amount = blockOf(page, 'hero-calculator').getByRole('spinbutton').first();
  await amount.fill('12000');
  await untilAwake(blockOf(page, 'hero-calculator'));
  await page.context().setOffline(true);
  await footerLink(page, 'O nas').click();
  await expect(page.locator('#mozaika-offline-notice')).toBeVisible();
  await expect(page.locator('#mozaika-page-loader')).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(amount).toHaveValue('12000');
  await page.context().setOffline(false);
  await footerLink(page, 'O nas').click();
  await expect(page).toHaveURL('/about');
  expect(await sameDocument(page)).toBe(false);
});

import type { Page } from '@playwright/test';
import { hold, untilIdle } from '../support/blocks.ts';
import { builtFile } from '../support/built-file.ts';
import { decide, markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';
import { field, fillFirstStep } from './applicant.ts';

/** What the customer's open application asks for; the question begins nothing. */
async function wanted(page: Page): Promise<unknown> {
  const reply = await page.request.get('/v2/loan/application/status?app=0&language=pl');
  const { data } = (await reply.json()) as { data: { wanted: unknown } };
  return data.wanted;
}

/** A customer without an application, on the home page, whose calculator nobody has touched. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/info');
  await signInAs(page, 'nothing');
  await decide(page, { decision: 'restart' });
  await page.goto('/');
  await markDocument(page);
}

/** The application is begun and its screen made, by a server that makes it for the first time. */
const begun = (page: Page) => expect(page).toHaveURL(/\/application$/, { timeout: 20_000 });

test('[spec 7] the first press in a sleeping calculator applies for its sum and term, inside the page', async ({
  page,
}) => {
  await openHome(page);
  const form = page.getByRole('main').locator('form:has([name=curSum])');
  await form.locator('[name=curSum]').fill('4000');
  await form.locator('[name=curTerm]').fill('18');
  await form.getByRole('button', { name: 'Złóż wniosek' }).click();
  await begun(page);
  await expect(page.getByText('Krok 1 z 4')).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
  expect(await wanted(page)).toMatchObject({ amount_minor: 400_000, months: 18 });
});

test('[spec 7] Enter in a field of the calculator applies once', async ({ page }) => {
  await openHome(page);
  let beginnings = 0;
  page.on('request', (request) => {
    if (/\/application\/status\?.*app=1/.test(request.url())) beginnings += 1;
  });
  const months = page.getByRole('main').locator('form [name=curTerm]');
  await months.fill('12');
  await months.press('Enter');
  await begun(page);
  expect(await sameDocument(page)).toBe(true);
  expect(await wanted(page)).toMatchObject({ months: 12 });
  expect(beginnings).toBe(1);
});

test('[spec 7] a link to the sign-up is the wish for a loan of whoever has an account', async ({ page }) => {
  await openHome(page);
  await page.getByRole('main').locator('a[href="/signup"]:visible').first().click();
  await begun(page);
  expect(await sameDocument(page)).toBe(true);
});

/** Who presses "open an account" on the card's page, and where it leads. */
const standings = {
  nobody: '/signup',
  nothing: '/application',
  'counter-offer': '/counter-offer',
  contract: '/active-contract/main-card',
} as const;
for (const [standing, leadsTo] of Object.entries(standings))
  test(`[issue 5] on the card’s page an account is opened by who has none; ${standing}: ${leadsTo}`, async ({
    page,
  }) => {
    await page.goto('/info');
    if (standing !== 'nobody') await signInAs(page, standing);
    if (standing === 'nothing') await decide(page, { decision: 'restart' });
    // A first load would lead a customer to the screen of the status; reading on inside the page is free.
    await page.goto('/info');
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Karta', exact: true }).click();
    await expect(page).toHaveURL(/\/karta$/);
    await page.getByRole('main').getByRole('link', { name: 'Załóż konto' }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === leadsTo);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
  });

test('[spec 8] what stands in the way of an application is said, and the page stays', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/status of 409/);
  await openHome(page);
  await page.route(/\/application\/status\?.*app=1/, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { message: 'Nowy wniosek możesz złożyć od 3 stycznia.', code: 'wrong_status' } },
    }),
  );
  await page
    .getByRole('main')
    .locator('form:has([name=curSum])')
    .getByRole('button', { name: 'Złóż wniosek' })
    .click();
  await expect(
    page.getByRole('alert').getByText('Nowy wniosek możesz złożyć od 3 stycznia.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await sameDocument(page)).toBe(true);
});

test('[truth] the browser’s Back is one step of the application, and reload stays at it; nothing typed is lost', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('main').locator('a[href="/signup"]:visible').first().click();
  await begun(page);
  const at = (step: number) => expect(page.getByText(`Krok ${step} z 4`)).toBeVisible();
  await fillFirstStep(page);
  await at(2);
  await field(page, 'dependants').fill('2');
  await page.goBack();
  await at(1);
  await expect(field(page, 'city')).toHaveValue('Łódź');
  await field(page, 'city').fill('Zgierz');
  await page.goForward();
  await at(2);
  await expect(field(page, 'dependants')).toHaveValue('2');
  await begun(page);
  expect(await sameDocument(page)).toBe(true);
  await page.reload();
  await at(2);
  await page.goBack();
  await at(1);
  await expect(field(page, 'city')).toHaveValue('Zgierz');
  await page.reload();
  await at(1);

  // A document whose steps are taken before its router is there.
  const router = await hold(page, `**${builtFile('renderer/browser/screen-router.tsx')}`);
  await page.goto('/about');
  await page.goto('/application');
  await markDocument(page);
  await at(2);
  await page.getByRole('main').getByRole('button', { name: 'Wstecz' }).click();
  await at(1);
  router.release();
  await untilIdle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await at(2);
  await page.goForward();
  await at(1);
  expect(await sameDocument(page)).toBe(true);
  // A step is no move: the screen is not asked for anew.
  expect(asked).not.toContain('/_plan/application');
});

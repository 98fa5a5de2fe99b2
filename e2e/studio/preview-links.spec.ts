import type { Page } from '@playwright/test';
import { draftPage, look, words } from '../support/draft-previews.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { openStudio, signIntoStudio, studioHeaders } from '../support/studio.ts';

// The server of what is previewed: other specs count on every account as it was seeded.
test.use({ siteOf: 'previews' });
// One server for all of them, not one for each worker.
test.describe.configure({ mode: 'default' });

/** A page made of one text has no heading of the first level, so headings are not looked at here. */
const linkFindings = async (page: Page) => [
  ...(await axeFindings(page)),
  ...(await darkFindings(page)),
  ...(await stickingOut(page)),
];

/** Makes a link by the platform's call, as the dialog does. @returns its address and id */
async function makeLink(page: Page, body: object): Promise<{ url: string; id: string }> {
  const answer = await page.request.post('/v2/system/manage/previews', {
    headers: studioHeaders(page),
    data: { locale: 'pl', visitor: { kind: 'guest' }, ...body },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = await answer.json();
  return data;
}

test('[issue 6] [sec] a shared link opens for anybody, shows its draft and nothing else, and ends when it is revoked', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const link = '<p><a href="/about">Zobacz, kim jesteśmy</a></p>';
  const alias = await draftPage(url, [words('one', `<h2>Sam szkic</h2>${link}`)]);
  await openStudio(page, 'author', look([['path', `/${alias}`]]));
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  const dialog = page.getByRole('dialog', { name: 'Udostępnij podgląd' });
  await dialog.getByRole('button', { name: 'Utwórz link' }).click();
  const address = await dialog.getByLabel('Link do podglądu').inputValue();
  expect(address).toMatch(/\/_preview\/[\w-]{43}$/);

  const outside = await browser.newContext({ locale: 'pl-PL' });
  const guest = await outside.newPage();
  const complaints: string[] = [];
  guest.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  for (const query of ['', '?path=/about&locale=en&visitor=contract&at=2031-01-01T00:00:00Z']) {
    const answer = await guest.goto(address + query);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    await expect(guest.getByRole('heading', { name: 'Sam szkic' })).toBeVisible();
    await expect(guest.getByRole('complementary', { name: 'Podgląd szkicu' })).toContainText('jako gość');
    await expect(guest.locator('html')).toHaveAttribute('lang', 'pl');
  }
  expect(await linkFindings(guest)).toEqual([]);
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.getByRole('link', { name: 'Zobacz, kim jesteśmy' }).click();
  const leave = guest.getByRole('dialog', { name: 'Ten link prowadzi poza podgląd' });
  await expect(leave).toContainText('/about');
  expect(await linkFindings(guest)).toEqual([]);
  await guest.keyboard.press('Escape');
  await expect(leave).toHaveCount(0);
  expect(guest.url()).toContain('/_preview/');
  expect(complaints).toEqual([]);
  // Public answers say nothing of it meanwhile, whoever asks.
  expect((await guest.request.get(`${url}/${alias}`)).status()).toBe(404);
  expect((await page.request.get(`/_plan/${alias}`)).status()).toBe(200);
  expect(await (await page.request.get(`/_plan/${alias}`)).text()).not.toContain('Sam szkic');

  await dialog.getByRole('button', { name: /^Wycofaj link/ }).click();
  await expect(page.getByText('Link już nie działa.')).toBeVisible();
  const over = await guest.goto(address);
  expect(over?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'Tego podglądu już nie ma' })).toBeVisible();
  expect(await linkFindings(guest)).toEqual([]);
  await outside.close();
});

test('[issue 6] [sec] no other site frames a preview, and no page of the site does what a preview forbids', async ({
  page,
}) => {
  await signIntoStudio(page, 'author');
  const link = await makeLink(page, { path: '/about' });
  const answer = await page.request.get(link.url);
  const policy = answer.headers()['content-security-policy']?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining(["frame-ancestors 'self'", "connect-src 'none'", "form-action 'none'"]),
  );
  const studio = await page.request.get('/studio/preview');
  expect(studio.headers()['content-security-policy']?.split('; ')).toContain("frame-ancestors 'none'");
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { axeFindings, darkFindings, stickingOut } from '../support/page-checks.ts';
import { signInStaff } from '../support/staff-api.ts';
import { openStudio, screenFindings, signIntoStudio, studioHeaders } from '../support/studio.ts';

// A language of its own, if only as a draft: these tests have a server to themselves.
test.use({ siteOf: 'previews' });

const words = (id: string, html: string, visible?: object) => ({
  id,
  type: 'rich-text',
  props: { html },
  ...(visible && { visible }),
});

/** A draft that is live nowhere, under an alias of the test's own. */
async function draftPage(url: string, blocks: readonly object[]): Promise<string> {
  const alias = `preview-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url, 'editor@example.com');
  await staff.create('pages', alias, { alias, title: 'Na próbę', layout: 'default', blocks });
  return alias;
}

const look = (choice: readonly (readonly [string, string])[]) =>
  `preview?${new URLSearchParams(choice.map(([name, value]) => [name, value]))}`;

const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

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

test('[issue 6] the grid shows a draft as everybody meets it: guest, status, language, width, channel and moment', async ({
  page,
  baseURL: url = '',
}) => {
  // A language that is a draft, too: only previews know it.
  const admin = await signInStaff(url, 'admin@example.com');
  const czech = { title: 'czeski', short_title: 'CS', selftitle: 'čeština', is_default: false, locale: 'cs' };
  await admin.create('languages', 'cs', { ...czech, id: randomUUID(), code: 'cs' });
  const alias = await draftPage(url, [
    words('all', '<h2>Dla wszystkich</h2>'),
    words('guests', '<p>Dla gości</p>', { signed_in: false }),
    words('contract', '<p>Dla klienta z umową</p>', { statuses: ['contract'] }),
    words('mail', '<p>Dla newslettera</p>', { channels: ['newsletter'] }),
    words('later', '<p>Dopiero w lutym</p>', { from: '2031-02-01T00:00:00.000Z' }),
  ]);
  const path: [string, string] = ['path', `/${alias}?utm_source=newsletter`];
  const choice: [string, string][] = [
    path,
    ['visitor', 'guest'],
    ['visitor', 'contract'],
    ['width', 'phone'],
  ];
  await openStudio(page, 'author', look(choice));
  const guest = frame(page, 'Gość · PL · Telefon');
  const customer = frame(page, 'Klient: Umowa w toku · PL · Telefon');
  await expect(guest.getByText('Dla gości')).toBeVisible();
  await expect(guest.getByText('Dla newslettera')).toBeVisible();
  await expect(guest.getByText('Dla klienta z umową')).toHaveCount(0);
  await expect(customer.getByText('Dla klienta z umową')).toBeVisible();
  await expect(customer.getByText('Dla gości')).toHaveCount(0);
  expect(await guest.locator('html').evaluate(() => innerWidth)).toBe(390);

  await page.getByLabel('Chwila').fill('2031-02-03T12:00');
  await expect(guest.getByText('Dopiero w lutym')).toBeVisible();
  await page.getByLabel('Chwila').fill('');
  await expect(guest.getByText('Dla gości')).toBeVisible();
  await expect(guest.getByText('Dopiero w lutym')).toHaveCount(0);

  const languages = page.getByRole('group', { name: 'W języku' });
  await languages.getByRole('checkbox', { name: 'čeština' }).check();
  await expect(frame(page, 'Gość · CS · Telefon').locator('html')).toHaveAttribute('lang', 'cs');
  expect((await page.request.get(`/${alias}`)).status()).toBe(404);
});

test('[issue 6] [wcag 2.2] the grid, wide and narrow, light and dark', async ({ page }) => {
  await openStudio(page, 'author', look([['path', '/about']]));
  await expect(frame(page, 'Gość · PL · Komputer').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  await expect(page.getByRole('dialog', { name: 'Udostępnij podgląd' })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
});

test('[issue 6] a link in a frame leads to the preview of its page, and back; what is no page says so', async ({
  page,
  baseURL: url = '',
}) => {
  const second = await draftPage(url, [words('two', '<h2>Druga strona w szkicu</h2>')]);
  const links = `<p><a href="/${second}">Dalej</a> <a href="/v2/docs">Opis wywołań</a></p>`;
  const first = await draftPage(url, [words('one', `<h2>Pierwsza strona w szkicu</h2>${links}`)]);
  await openStudio(page, 'author', look([['path', `/${first}`]]));
  const shown = frame(page, 'Gość · PL · Komputer');
  await shown.getByRole('link', { name: 'Opis wywołań' }).click();
  await expect(page.getByText(/^Ten link wychodzi poza strony/)).toBeVisible();
  // By keyboard, and the focus is not lost with the page that goes.
  await shown.getByRole('link', { name: 'Dalej' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('heading', { name: 'Druga strona w szkicu' })).toBeVisible();
  await expect(page.getByLabel('Adres strony')).toHaveValue(`/${second}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Gość · PL · Komputer' })).toBeFocused();
  await page.goBack();
  await expect(shown.getByRole('heading', { name: 'Pierwsza strona w szkicu' })).toBeVisible();
});

test('[issue 6] a screen of customers shows a guest where they are sent, and a customer in its status the sample', async ({
  page,
}) => {
  const choice: [string, string][] = [
    ['path', '/active-contract/main-card'],
    ['visitor', 'guest'],
    ['visitor', 'contract'],
    ['width', 'phone'],
  ];
  await openStudio(page, 'author', look(choice));
  const guest = frame(page, 'Gość · PL · Telefon');
  await expect(guest.getByRole('heading', { name: 'Tej strony ta osoba nie zobaczy' })).toBeVisible();
  const customer = frame(page, 'Klient: Umowa w toku · PL · Telefon');
  await expect(customer.locator('[data-widget]').first()).toBeVisible();
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await guest.getByRole('link').click();
  await expect(page.getByLabel('Adres strony')).toHaveValue(/^\/sign/);
});

test('[issue 6] a form in a preview is its draft, with its rules, and sends nothing', async ({
  page,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url, 'editor@example.com');
  const form = `form-${randomUUID().slice(0, 8)}`;
  const rules = [{ type: 'minLength', value: 5 }];
  const fields = [{ alias: 'name', type: 'text', title: 'Imię w szkicu', validation_rules: rules }];
  const groups = [{ alias: 'main', fields }];
  await staff.create('forms', form, { alias: form, title: 'Szkic', button_text: 'Wyślij', groups }, 'pl');
  const alias = await draftPage(url, [{ id: 'form', type: 'form', props: { form } }]);
  await openStudio(page, 'author', look([['path', `/${alias}`]]));
  const sent: string[] = [];
  const shown = frame(page, 'Gość · PL · Komputer');
  await shown.getByLabel('Imię w szkicu').fill('Ola');
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await shown.getByRole('button', { name: 'Wyślij' }).click();
  await expect(shown.locator('[aria-invalid=true]')).toHaveCount(1);
  await shown.getByLabel('Imię w szkicu').fill('Aleksandra');
  await shown.getByRole('button', { name: 'Wyślij' }).click();
  await expect(shown.getByText('To jest podgląd: niczego nie wysłaliśmy.').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('[issue 6] with a release the site is as it will be: its drafts, and else what is live', async ({
  page,
  baseURL: url = '',
}) => {
  const [within, without] = [
    await draftPage(url, [words('a', '<h2>Jest w wydaniu</h2>')]),
    await draftPage(url, [words('b', '<h2>Jak jest teraz</h2>')]),
  ];
  const staff = await signInStaff(url);
  await staff.publish('pages', without);
  const { version, draft } = await staff.read('pages', without);
  const blocks = [words('b', '<h2>Poza wydaniem</h2>')];
  await staff.change('pages', without, version, { ...draft, blocks });
  await signIntoStudio(page, 'author');
  const title = `Wydanie ${within}`;
  const entries = [{ kind: 'page', key: within, locale: '', action: 'publish' }];
  const made = await page.request.post('/v2/system/manage/releases', {
    headers: studioHeaders(page),
    data: { title, entries },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/studio/${look([['path', `/${without}`]])}`);
  const shown = frame(page, 'Gość · PL · Komputer');
  await expect(shown.getByRole('heading', { name: 'Poza wydaniem' })).toBeVisible();
  await page.getByLabel('Które szkice').selectOption({ label: title });
  await expect(shown.getByRole('heading', { name: 'Jak jest teraz' })).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Poza wydaniem' })).toHaveCount(0);
  await page.getByLabel('Adres strony').fill(`/${within}`);
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('heading', { name: 'Jest w wydaniu' })).toBeVisible();
});

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

import { randomUUID } from 'node:crypto';
import { draftPage, frame, look, words } from '../support/draft-previews.ts';
import { expect, test } from '../support/own-site.ts';
import { signInStaff } from '../support/staff-api.ts';
import { openStudio, screenFindings, signIntoStudio, studioHeaders } from '../support/studio.ts';

// A language of its own, if only as a draft: these tests have a server to themselves.
test.use({ siteOf: 'previews' });
// One server for all of them, not one for each worker.
test.describe.configure({ mode: 'default' });

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

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { startTestServer } from '../support/server.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

// Header, languages and the whole site are everybody's: these tests have a server to themselves.
test.use({ siteOf: 'studio' });

/** Publishes the open entry. */
async function publishOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Publikacja/ });
  await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Opublikuj', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('[issue 6] [wcag 2.1.1] the menu of the header is put in another order by keyboard, and visitors see it', async ({
  ownSite,
  page,
}) => {
  const titles = async () => {
    const { draft } = await ownSite.publisher.read('menus', 'main', 'pl');
    return Object.values(draft).map((item) => (item as { title: string }).title);
  };
  const inHeader = async () => {
    await page.goto('/about');
    const nav = page.getByRole('banner').getByRole('navigation').first();
    const shown = await nav
      .locator('> ul > li')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    return (await titles()).toSorted(
      (a, b) => shown.findIndex((text) => text.includes(a)) - shown.findIndex((text) => text.includes(b)),
    );
  };
  const before = await titles();
  const [first = '', second = ''] = before;
  expect(await inHeader()).toEqual(before);
  await openStudio(page, 'publisher', 'content/menus/main?locale=pl');
  const row = page.getByRole('main').getByRole('button', { name: first }).first();
  await row.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Przesunięto: poziom 1, miejsce 2.')).toBeAttached();
  await expect(row).toBeFocused();
  expect(await screenFindings(page)).toEqual([]);
  await publishOpen(page);
  const after = [second, first, ...before.slice(2)];
  expect(await titles()).toEqual(after);
  expect(await inHeader()).toEqual(after);
});

test('[issue 6] a redirect that an editor writes leads visitors on, once it is live', async ({ page }) => {
  await openStudio(page, 'publisher', 'content/redirects');
  await page.locator('[data-field="/url"] input').fill('/dawna-promocja');
  await page.locator('[data-field="/url_to"] input').fill('/about');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/redirects\/dawna-promocja-[0-9a-f]+$/);
  const visit = () => page.request.get('/dawna-promocja', { maxRedirects: 0 });
  expect((await visit()).status()).toBe(404);
  await publishOpen(page);
  const answer = await visit();
  expect([301, 302, 307, 308]).toContain(answer.status());
  expect(answer.headers()['location']).toBe('/about');
});

test('[issue 6] a rule of SEO shows how search and networks will show the page, and its head says it', async ({
  page,
}) => {
  await openStudio(page, 'publisher', 'content/seo-rules');
  await page.locator('[data-field="/url"] input').fill('/karta');
  await page.locator('[data-field="/meta/title"] input').fill('Karta');
  const search = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'W wynikach wyszukiwania' }),
    });
  await expect(search.last()).toContainText('krótki');
  await page.locator('[data-field="/meta/title"] input').fill('Karta Mozaiki bez opłat za jej prowadzenie');
  await page
    .locator('[data-field="/meta/description"] textarea')
    .fill('Karta do codziennych zakupów. Zobacz, jak ją zamówić, ile kosztuje i gdzie działa.');
  await expect(search.last()).toContainText('Karta Mozaiki bez opłat za jej prowadzenie');
  await expect(search.last().getByText('dobra długość')).toHaveCount(2);
  expect(await screenFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Utwórz szkic' }).click();
  await expect(page).toHaveURL(/\/content\/seo-rules\/karta-[0-9a-f]+\?locale=pl$/);
  const head = async () => (await page.request.get('/karta')).text();
  expect(await head()).not.toContain('Karta Mozaiki bez opłat');
  await publishOpen(page);
  expect(await head()).toContain('<title>Karta Mozaiki bez opłat za jej prowadzenie');
  expect(await head()).toContain('content="Karta do codziennych zakupów.');
});

test('[issue 6] a new language: the report names what it lacks, and a filled text is what visitors read', async ({
  ownSite,
  page,
  quiet,
}) => {
  // Saving looks for the language's texts before it begins them.
  quiet.expectMessage(/404.*\/manage\/texts\/studio\?locale=de/s);
  await ownSite.admin.create('languages', 'de', {
    id: 'de',
    code: 'de',
    locale: 'de',
    title: 'niemiecki',
    selftitle: 'Deutsch',
    short_title: 'DE',
    is_default: false,
  });
  await ownSite.admin.publish('languages', 'de');
  const heading = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await page.request.get('/de/nichts')).text())?.[1];
  expect(await heading()).not.toBe('Diese Seite gibt es nicht');
  await openStudio(page, 'publisher', 'translations?locale=de&state=missing');
  const german = page.getByRole('button', { name: /^Deutsch/ });
  await expect(german).toHaveAttribute('aria-pressed', 'true');
  const missing = async () => Number(/\d+/.exec((await german.textContent()) ?? '')?.[0]);
  await expect.poll(missing).toBeGreaterThan(100);
  const before = await missing();
  await page.getByRole('searchbox').fill('error.404.title');
  await page.getByRole('button', { name: 'Zmień tekst error.404.title' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tekst: error.404.title' });
  await expect(dialog).toContainText('Tego kafelka brakuje');
  await dialog.getByLabel(/^Twój tekst/).fill('Diese Seite gibt es nicht');
  expect(await screenFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapisz i opublikuj' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(missing).toBe(before - 1);
  await expect.poll(heading).toBe('Diese Seite gibt es nicht');
});

/** Takes the whole site as a file, as the screen offers it. */
async function takeSite(page: Page): Promise<string> {
  await openStudio(page, 'admin', 'site-transfer');
  await page.getByLabel(/^Nazwa w pliku/).fill('mozaika');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz plik' }).click();
  return readFile(await (await waiting).path(), 'utf8');
}

test('[issue 6] a whole site goes to another server as a file, and comes back the same', async ({
  ownSite,
  page,
  browser,
}) => {
  const { publisher } = ownSite;
  const blocks = [{ id: 'words', type: 'rich-text', props: { html: '<p>Tylko tutaj</p>' } }];
  const alias = `own-${randomUUID().slice(0, 8)}`;
  await publisher.create('pages', alias, { alias, title: 'Tylko tutaj', layout: 'default', blocks });
  await publisher.publish('pages', alias);
  const file = await takeSite(page);
  expect(file).toContain('Tylko tutaj');
  const other = await startTestServer();
  try {
    const there = await (await browser.newContext({ baseURL: other.url, locale: 'pl-PL' })).newPage();
    expect(await takeSite(there)).not.toContain('Tylko tutaj');
    const site = { name: 'mozaika.site.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await there.getByLabel('Plik JSON').setInputFiles(site);
    await there.getByRole('checkbox', { name: /^Opublikuj od razu/ }).click();
    await there.getByRole('checkbox', { name: /^Zdejmij ze strony/ }).click();
    expect(await screenFindings(there)).toEqual([]);
    await there.getByRole('button', { name: 'Wczytaj', exact: true }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Wczytaj', exact: true }).click();
    await expect(there.getByText('Wczytano i opublikowano.')).toBeVisible();
    expect(await (await there.request.get(`/${alias}`)).text()).toContain('Tylko tutaj');
    expect(JSON.parse(await takeSite(there))).toEqual(JSON.parse(file));
    await there.context().close();
  } finally {
    await other.stop();
  }
});

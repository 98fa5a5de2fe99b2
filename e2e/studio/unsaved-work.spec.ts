import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInStaff } from '../support/staff-api.ts';
import {
  blockRow,
  openStudio,
  screenFindings,
  sectionBlock,
  signIntoStudio,
  studioScreens,
} from '../support/studio.ts';
import { test } from './stoppable-site.ts';

// Servers stop and start again.
test.describe.configure({ timeout: 120_000 });

/** A page of the test's own, open in the editor. @returns its alias */
async function openOwnPage(page: Page, url: string): Promise<string> {
  const staff = await signInStaff(url);
  const alias = `unsaved-${randomUUID().slice(0, 8)}`;
  const blocks = [sectionBlock('one', 'Pierwsza'), sectionBlock('two', 'Druga')];
  await staff.create('pages', alias, { alias, title: 'Strona próbna', layout: 'default', blocks });
  await openStudio(page, 'publisher', `pages/${alias}`);
  await expect(blockRow(page, 'one')).toBeVisible();
  return alias;
}

const titleField = (page: Page) =>
  page.getByRole('complementary', { name: 'Ustawienia' }).getByRole('textbox').first();

async function write(page: Page, block: string, words: string): Promise<void> {
  await blockRow(page, block).click();
  await titleField(page).fill(words);
}

/** This document stores nothing any more, not even as it goes: what is sent then passes a route of Playwright by. */
const storeNothing = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = (address, options) =>
      options?.method === 'PUT' ? Promise.reject(new TypeError('no network')) : send(address, options);
  });

const storedTitles = async (url: string, alias: string) => {
  const { draft } = await (await signInStaff(url)).read('pages', alias);
  return (draft['blocks'] as ReturnType<typeof sectionBlock>[]).map(({ props }) => props.title);
};

const back = (page: Page) => page.getByRole('link', { name: 'Strony', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Nie wszystko jest zapisane' });
const found = (page: Page) => page.getByRole('region', { name: 'Niezapisane zmiany' });
const saved = (page: Page) => expect(page.getByText('Szkic zapisany')).toBeAttached();

test('[issue 13] the server goes down: leaving asks, the next screen says so and comes back, and the typing is offered', async ({
  page,
  stoppable,
}) => {
  const alias = await openOwnPage(page, stoppable.url);
  await stoppable.stop();
  await write(page, 'one', 'Napisane bez serwera');
  await expect(page.getByText('Nie zapisano, próbujemy ponownie')).toBeVisible();

  await back(page).click();
  await expect(question(page)).toContainText('w tej przeglądarce');
  await expect(question(page).getByRole('button', { name: 'Zostań' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(titleField(page)).toHaveValue('Napisane bez serwera');
  await back(page).click();
  await question(page).getByRole('button', { name: 'Wyjdź mimo to' }).click();

  const failed = page.getByRole('alert').filter({ hasText: 'Tego nie udało się wczytać' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu Studia' })).toBeVisible();
  await failed.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(failed).toContainText('nadal nie odpowiada');
  await stoppable.start();
  await failed.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.goto(`/studio/pages/${alias}`);
  // Nobody holds the pen, although the window before could tell nobody that it went.
  await expect(found(page)).toContainText('Są niezapisane zmiany z');
  await expect(found(page).getByRole('button', { name: 'Przywróć' })).toBeEnabled({ timeout: 5000 });
  await found(page).getByText('Co się zmieni').click();
  await expect(found(page).locator('ins').first()).toContainText('Napisane bez serwera');
  expect(await screenFindings(page)).toEqual([]);
  await found(page).getByRole('button', { name: 'Przywróć' }).click();
  await expect(found(page)).toHaveCount(0);
  await expect.poll(() => storedTitles(stoppable.url, alias)).toEqual(['Napisane bez serwera', 'Druga']);
  await saved(page);
  // What is stored is kept nowhere else, and leaving asks nothing.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /journal/.test(key)))).toEqual(
    [],
  );
  await back(page).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('[issue 13] what did not arrive is said on every screen, with a way to ask again; so is code that did not come', async ({
  page,
  stoppable,
}) => {
  // Every screen of the Studio, each of which asks a few times before it gives up.
  test.setTimeout(240_000);
  await openStudio(page, 'admin', 'pages');
  await expect(page.getByRole('table')).toBeVisible();
  await stoppable.stop();
  // The screen's code did not come.
  await page.getByRole('link', { name: 'Tłumaczenia' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Tego nie udało się wczytać' });
  await expect(failed).toContainText('Nie udało się wczytać tego ekranu');
  expect(await screenFindings(page)).toEqual([]);
  await stoppable.start();
  await failed.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  // Its code is there, and what it shows did not come. Nobody waits for the moments between two tries.
  await page.clock.install();
  const paths = askingScreens.map(({ path }) => path.replace(':segment/:key?', 'menus/main?locale=pl'));
  // One after the other: a window behind another one is drawn once a second.
  for (const path of paths) await test.step(path, () => comesBack(page, path));
});

/** Screens that show what they ask the platform for; lists of content are one screen, and the editor has a test above. */
const askingScreens = studioScreens.filter(
  ({ path, title, full, nav }) =>
    !full && !/site-transfer|:id/.test(path) && (path === 'menus' || !(nav && title.startsWith('entities.'))),
);

/** Opens a screen whose calls do not arrive, and has them made again. */
async function comesBack(page: Page, path: string): Promise<void> {
  await page.route('**/v2/system/**', (route) => route.abort());
  await page.goto(`/studio/${path}`);
  const failed = page
    .getByRole('alert')
    .filter({ hasText: /wszystko się wczytało|nie udało się wczytać|nieosiągalna/i });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(failed.first(), path).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100], timeout: 20_000 });
  await page.unroute('**/v2/system/**');
  const again = page.getByRole('button', { name: /^(Wczytaj|Spróbuj) ponownie$/ }).first();
  // What asks again by itself may be there before it is pressed.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(failed, path).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('[issue 13] who leaves right after a key is asked nothing, and all of it is stored', async ({
  page,
  stoppable,
}) => {
  const alias = await openOwnPage(page, stoppable.url);
  await write(page, 'two', 'W ostatniej chwili');
  await back(page).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await storedTitles(stoppable.url, alias)).toEqual(['Pierwsza', 'W ostatniej chwili']);
});

test('[issue 13] what a reload took is offered; what others saved meanwhile is merged field by field', async ({
  page,
  stoppable,
}) => {
  const alias = await openOwnPage(page, stoppable.url);
  await storeNothing(page);
  await write(page, 'one', 'Moja pierwsza');
  // The field hands on what is typed a moment later; what it has handed on is tried to be stored.
  await expect(page.getByText('Nie zapisano, próbujemy ponownie')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(found(page)).toBeVisible();
  const staff = await signInStaff(stoppable.url, 'admin@example.com');
  const { version, draft } = await staff.read('pages', alias);
  const blocks = [sectionBlock('one', 'Ich pierwsza'), sectionBlock('two', 'Ich druga')];
  await staff.change('pages', alias, version, { ...draft, blocks });
  await page.reload();
  await expect(found(page)).toContainText('zapisano nowszą wersję (admin@example.com');
  await found(page).getByRole('button', { name: 'Przywróć' }).click();
  const merge = page.getByRole('dialog', { name: 'Ktoś zapisał tę treść w tym samym czasie' });
  await expect(merge).toContainText('1 rzecz zmieniono po obu stronach inaczej.');
  expect(await storedTitles(stoppable.url, alias)).toEqual(['Ich pierwsza', 'Ich druga']);
  await merge.getByRole('button', { name: 'Połącz i zapisz' }).click();
  await expect(merge).toHaveCount(0);
  await expect(found(page)).toHaveCount(0);
  await expect.poll(() => storedTitles(stoppable.url, alias)).toEqual(['Moja pierwsza', 'Ich druga']);
});

test('[issue 13] two windows keep what is typed apart; it is offered once its window is gone, and nobody else sees it', async ({
  page,
  context,
  stoppable,
}) => {
  const alias = await openOwnPage(page, stoppable.url);
  await storeNothing(page);
  await write(page, 'one', 'Z pierwszego okna');
  const second = await context.newPage();
  await second.goto(`/studio/pages/${alias}`);
  await expect(blockRow(second, 'one')).toBeVisible();
  await expect(second.getByText('Teraz edytuje')).toBeVisible();
  await expect(found(second)).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await expect(found(second)).toBeVisible();

  await signIntoStudio(second, 'author');
  await second.goto(`/studio/pages/${alias}`);
  await expect(blockRow(second, 'one')).toBeVisible();
  await expect(found(second)).toHaveCount(0);

  await signIntoStudio(second, 'publisher');
  await second.goto('/studio');
  await second.getByRole('button', { name: 'Wyloguj się' }).click();
  const ask = second.getByRole('dialog', { name: 'Wylogować się i usunąć niezapisane zmiany?' });
  await expect(ask.getByRole('listitem')).toContainText(`Strona: ${alias}`);
  expect(await screenFindings(second)).toEqual([]);
  await ask.getByRole('button', { name: 'Wyloguj się i usuń je' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się do Studia');
  expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => /journal/.test(key)))).toEqual(
    [],
  );
});

test('[issue 13] a browser without room for a copy says so', async ({ page, stoppable }) => {
  await openOwnPage(page, stoppable.url);
  await page.evaluate(() => {
    const room = 5 * 1024 * 1024 - 'filler'.length - JSON.stringify(localStorage).length - 1000;
    localStorage.setItem('filler', 'x'.repeat(room));
  });
  await page.route('**/v2/system/manage/pages/**', (route) => route.abort());
  await write(page, 'one', 'Długie '.repeat(400));
  await expect(page.getByRole('alert').filter({ hasText: 'nie ma już miejsca na kopię' })).toBeVisible();
  await back(page).click();
  await expect(page.getByRole('dialog')).toContainText('przepadną');
});

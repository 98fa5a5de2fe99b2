import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { signInStaff } from '../support/staff-api.ts';
import { blockRow, openStudio, screenFindings, sectionBlock } from '../support/studio.ts';

const titleField = (page: Page) =>
  page.getByRole('complementary', { name: 'Ustawienia' }).getByRole('textbox').first();
const found = (page: Page) => page.getByRole('region', { name: 'Niezapisane zmiany' });

async function write(page: Page, block: string, words: string): Promise<void> {
  await blockRow(page, block).click();
  await titleField(page).fill(words);
}

const another = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();

test('[issue 13] whoever takes over begins with the newest draft; whose editor was taken over loses nothing', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url);
  const alias = `taken-${randomUUID().slice(0, 8)}`;
  const blocks = [sectionBlock('one', 'Pierwsza'), sectionBlock('two', 'Druga')];
  await staff.create('pages', alias, { alias, title: 'Strona próbna', layout: 'default', blocks });
  const stored = async () => {
    const { draft } = await staff.read('pages', alias);
    return (draft['blocks'] as ReturnType<typeof sectionBlock>[]).map(({ props }) => props.title);
  };
  const author = await another(browser, url);
  await openStudio(author, 'author', `pages/${alias}`);
  await expect(blockRow(author, 'one')).toBeVisible();
  await openStudio(page, 'publisher', `pages/${alias}`);
  await expect(page.getByText('Teraz edytuje')).toBeVisible();

  // Onlookers see what the other one writes.
  await write(author, 'one', 'Od autorki');
  await expect(blockRow(page, 'one')).toContainText('Od autorki', { timeout: 20_000 });

  // What is typed and cannot be stored at the moment of the take-over.
  const writes = '**/v2/system/manage/pages/**';
  await author.route(writes, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await write(author, 'two', 'Niezapisane autorki');
  await expect(author.getByText('Nie zapisano, próbujemy ponownie')).toBeVisible();
  // One more draft that the other window has not shown yet.
  const { version, draft } = await staff.read('pages', alias);
  await staff.change('pages', alias, version, { ...draft, title: 'Nowszy tytuł' });
  await page.getByRole('button', { name: 'Przejmij edycję' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowszy tytuł');
  await write(page, 'one', 'Od wydawcy');
  await expect.poll(stored).toEqual(['Od wydawcy', 'Druga']);
  await expect(page.getByText('Szkic zapisany')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Połącz zmiany' })).toHaveCount(0);

  await author.unroute(writes);
  await expect(author.getByText('Tylko do odczytu')).toBeVisible({ timeout: 20_000 });
  await expect(blockRow(author, 'one')).toContainText('Od wydawcy', { timeout: 20_000 });
  await expect(blockRow(author, 'two')).toContainText('Druga');
  await expect(found(author)).toContainText('najpierw przejmij edycję');
  expect(await screenFindings(author)).toEqual([]);
  await author.getByRole('button', { name: 'Przejmij edycję' }).click();
  await found(author).getByRole('button', { name: 'Przywróć' }).click();
  const merge = author.getByRole('dialog', { name: 'Ktoś zapisał tę treść w tym samym czasie' });
  await merge.getByRole('button', { name: 'Połącz i zapisz' }).click();
  await expect.poll(stored).toEqual(['Od wydawcy', 'Niezapisane autorki']);
  await author.context().close();
});

test('[issue 13] a form that was taken over shows the newest draft, and what was not saved is offered', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const key = `taken-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url);
  await staff.create('map-markers', key, {
    id: key,
    title: 'Oddział',
    address: 'Prosta 1',
    lat: 52.2,
    lng: 21,
  });
  const path = `content/map-markers/${key}`;
  const author = await another(browser, url);
  await openStudio(author, 'author', path);
  const name = (of: Page) => of.locator('[data-field="/title"] input').first();
  await name(author).fill('Oddział autorki');
  await openStudio(page, 'publisher', path);
  await page.getByRole('button', { name: 'Przejmij edycję' }).click();
  await name(page).fill('Oddział wydawcy');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('Niezapisane zmiany')).toHaveCount(0);
  await expect(name(author)).toHaveValue('Oddział wydawcy', { timeout: 20_000 });
  await expect(found(author)).toBeVisible();
  await author.getByRole('button', { name: 'Przejmij edycję' }).click();
  await found(author).getByRole('button', { name: 'Przywróć' }).click();
  await author
    .getByRole('dialog', { name: 'Ktoś zapisał tę treść w tym samym czasie' })
    .getByRole('button', { name: 'Połącz i zapisz' })
    .click();
  await expect(name(author)).toHaveValue('Oddział autorki');
  await author.context().close();
});

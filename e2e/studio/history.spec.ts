import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type StaffApi, signInStaff } from '../support/staff-api.ts';
import { blockRow, openStudio, screenFindings, sectionBlock, studioHeaders } from '../support/studio.ts';

/** A page of the test's own. @returns its alias */
async function makePage(staff: StaffApi, blocks: readonly object[]): Promise<string> {
  const alias = `history-${randomUUID().slice(0, 8)}`;
  await staff.create('pages', alias, { alias, title: 'Dzieje strony', layout: 'default', blocks });
  return alias;
}

type Block = ReturnType<typeof sectionBlock>;
const storedBlocks = async (staff: StaffApi, alias: string) =>
  (await staff.read('pages', alias)).draft['blocks'] as readonly Block[];
const storedTitles = async (staff: StaffApi, alias: string) =>
  (await storedBlocks(staff, alias)).map(({ props }) => props.title);

async function openEditor(page: Page, role: 'author' | 'publisher', alias: string): Promise<void> {
  await openStudio(page, role, `pages/${alias}`);
  await expect(blockRow(page, 'one')).toBeVisible();
}

/** A second person, in a browser of their own. */
const another = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage();

test('[issue 6] the history tells block by block what changed; a publisher restores, an author may not', async ({
  page,
  baseURL: url = '',
  browser,
}) => {
  const staff = await signInStaff(url);
  const alias = await makePage(staff, [
    sectionBlock('one', 'Stary tytuł sekcji'),
    sectionBlock('two', 'Druga'),
  ]);
  const { version, draft } = await staff.read('pages', alias);
  await staff.publish('pages', alias);
  const blocks = [sectionBlock('one', 'Nowy tytuł sekcji'), sectionBlock('three', 'Trzecia')];
  await staff.change('pages', alias, version, { ...draft, blocks });

  const author = await another(browser, url);
  await openEditor(author, 'author', alias);
  await author.getByRole('button', { name: 'Historia' }).click();
  const looked = author.getByRole('dialog', { name: 'Historia: Dzieje strony' });
  const versions = looked.getByRole('list', { name: 'Wersje, od najnowszej' }).getByRole('button');
  await expect(versions).toHaveText([/^Zmieniono/, /^Opublikowano/, /^Utworzono/]);
  const card = (id: string) =>
    looked.getByRole('listitem').filter({ has: author.getByText(id, { exact: true }) });
  await expect(card('one')).toContainText('Zmieniony');
  await expect(card('one').locator('del')).toHaveText(/Stary/);
  await expect(card('one').locator('ins')).toHaveText(/Nowy/);
  await expect(card('two')).toContainText('Usunięty');
  await expect(card('three')).toContainText('Dodany');
  await versions.last().click();
  await expect(looked.getByRole('button', { name: /^Przywróć wersję/ })).toBeDisabled();
  await expect(looked).toContainText('Wersje może przywracać wydawca.');
  const refused = await author.request.post(`/v2/system/manage/pages/${alias}/restore`, {
    headers: studioHeaders(author),
    data: { version },
  });
  expect(refused.status()).toBe(403);
  await author.context().close();

  await openEditor(page, 'publisher', alias);
  await page.getByRole('button', { name: 'Historia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historia: Dzieje strony' });
  await dialog.getByRole('button', { name: /^Utworzono/ }).click();
  expect(await screenFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Przywróć wersję ${version}` }).click();
  await page
    .getByRole('dialog', { name: `Przywrócić wersję ${version}?` })
    .getByRole('button', { name: `Przywróć wersję ${version}` })
    .click();
  await expect(blockRow(page, 'one')).toContainText('Stary tytuł sekcji');
  await expect(blockRow(page, 'two')).toContainText('Druga');
  expect(await storedTitles(staff, alias)).toEqual(['Stary tytuł sekcji', 'Druga']);
});

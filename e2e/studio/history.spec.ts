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

const titleField = (page: Page) =>
  page.getByRole('complementary', { name: 'Ustawienia' }).getByRole('textbox').first();

async function openEditor(page: Page, role: 'author' | 'publisher', alias: string): Promise<void> {
  await openStudio(page, role, `pages/${alias}`);
  await expect(blockRow(page, 'one')).toBeVisible();
}

/** A second person, in a browser of their own. */
const another = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage();

/** A window that hears no more of anybody: what others save comes to light when it saves or publishes. */
async function hearOfNobody(page: Page): Promise<void> {
  await page.route('**/v2/system/manage/presence', async (route) => {
    const { window_id } = route.request().postDataJSON() as { window_id: string };
    const since = '2026-01-02T10:00:00.000Z';
    const present = [{ window_id, email: 'editor@example.com', name: 'Ewa Editor', since, holds: true }];
    await route.fulfill({ json: { data: { present, version: null, updated_by: null } } });
  });
}

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

test('[issue 6] two people on one page: presence, taking over, and a merge that keeps both', async ({
  page,
  baseURL: url = '',
  browser,
}) => {
  const staff = await signInStaff(url);
  const alias = await makePage(staff, [sectionBlock('one', 'Pierwsza'), sectionBlock('two', 'Druga')]);
  const author = await another(browser, url);
  await openEditor(author, 'author', alias);
  // What is typed in the author's window meets the newer draft.
  await hearOfNobody(author);

  await openEditor(page, 'publisher', alias);
  await expect(page.getByText('Teraz edytuje Ewa Editor.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Kto ma to otwarte' })).toContainText('Ewa Editor');
  expect(await screenFindings(page)).toEqual([]);
  await blockRow(page, 'one').click();
  await expect(titleField(page)).not.toBeEditable();
  await page.getByRole('button', { name: 'Przejmij edycję' }).click();
  await expect(page.getByText('Ma to otwarte także: Ewa Editor')).toBeVisible();
  await titleField(page).fill('Od wydawcy');
  await blockRow(page, 'two').click();
  await titleField(page).fill('Druga od wydawcy');
  await expect.poll(() => storedTitles(staff, alias)).toEqual(['Od wydawcy', 'Druga od wydawcy']);

  await blockRow(author, 'one').click();
  await titleField(author).fill('Od autorki');
  await author.getByRole('button', { name: 'Połącz zmiany' }).click();
  const merge = author.getByRole('dialog', { name: 'Ktoś zapisał tę treść w tym samym czasie' });
  await expect(merge).toContainText('1 rzecz zmieniono po obu stronach inaczej.');
  await expect(merge.getByRole('group').first()).toContainText('one');
  expect(await screenFindings(author)).toEqual([]);
  await merge.getByRole('radio', { name: /^Zachowaj oba/ }).check();
  await merge.getByRole('button', { name: 'Połącz i zapisz' }).click();
  await expect(merge).toHaveCount(0);
  const kept = ['Od autorki', 'Od wydawcy', 'Druga od wydawcy'];
  await expect.poll(async () => (await storedTitles(staff, alias)).toSorted()).toEqual(kept.toSorted());
  expect(new Set((await storedBlocks(staff, alias)).map(({ id }) => id)).size).toBe(3);
  await expect(author.locator('[role=treeitem][aria-level="1"]')).toHaveCount(3);
  await author.context().close();
});

test('[issue 6] what somebody saves while the publish dialog is open does not go live unseen: it is merged first', async ({
  page,
  quiet,
  baseURL: url = '',
}) => {
  quiet.expectMessage(/409.*\/publish/s);
  const staff = await signInStaff(url);
  const alias = await makePage(staff, [sectionBlock('one', 'Pierwsza'), sectionBlock('two', 'Druga')]);
  await openEditor(page, 'publisher', alias);
  await hearOfNobody(page);
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publikacja: Dzieje strony' });
  const publish = dialog.getByRole('button', { name: 'Opublikuj', exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  const { version, draft } = await staff.read('pages', alias);
  const blocks = [sectionBlock('one', 'Pierwsza'), sectionBlock('two', 'Druga, zmieniona przez kogoś')];
  await staff.change('pages', alias, version, { ...draft, blocks });
  await publish.click();

  const merge = page.getByRole('dialog', { name: 'Ktoś zapisał tę treść w tym samym czasie' });
  await expect(merge).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  expect((await page.request.get(`/${alias}`)).status()).toBe(404);
  await merge.getByRole('button', { name: 'Połącz i zapisz' }).click();
  await expect(merge).toHaveCount(0);
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  await publish.click();
  await expect(page.getByText('Opublikowano: Dzieje strony')).toBeVisible();
  await expect(blockRow(page, 'two')).toContainText('Druga, zmieniona przez kogoś');
  expect(await (await page.request.get(`/${alias}`)).text()).toContain('Druga, zmieniona przez kogoś');
});

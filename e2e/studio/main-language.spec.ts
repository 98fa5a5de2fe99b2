import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/sample-site.ts';
import { screenReady, signIntoStudio, studioHeaders } from '../support/studio.ts';

/*
 * On a site whose main language is not Polish: what is written in the Studio is what visitors read, in each language.
 */

const titleField = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Ustawienia' })
    .locator('[data-field="/title"]')
    .getByRole('textbox');
const canvasHeading = (page: Page, name: string) =>
  page.frameLocator('iframe#preview-frame').getByRole('heading', { name });
const language = (page: Page) => page.locator('#editor-language');

/** Makes a page of the test's own, live. @param block its only one, besides id and type */
async function livePage(page: Page, block: object): Promise<string> {
  await signIntoStudio(page, 'publisher');
  const alias = `words-${randomUUID().slice(0, 8)}`;
  const headers = studioHeaders(page);
  const pages = '/v2/system/manage/pages';
  const data = {
    alias,
    title: 'Words',
    description: 'A page of a test.',
    layout: 'default',
    blocks: [{ id: 'box', type: 'section', ...block }],
  };
  const made = await page.request.post(pages, { headers, data: { key: alias, data } });
  expect(made.status(), await made.text()).toBe(201);
  const published = await page.request.post(`${pages}/${alias}/publish`, { headers, data: {} });
  expect(published.status(), await published.text()).toBe(200);
  return alias;
}

/** Opens a page in the editor with the settings of its block. */
async function openBlock(page: Page, alias: string): Promise<void> {
  await page.goto(`/studio/pages/${alias}`);
  await screenReady(page);
  await page.locator('[role=treeitem][data-row="box"]').click();
  await expect(titleField(page)).toBeVisible();
}

async function write(page: Page, words: string): Promise<void> {
  await titleField(page).fill(words);
  await expect(canvasHeading(page, words)).toBeVisible();
}

/** Publishes a page by its dialog, once the draft that holds some words is stored. */
async function publish(page: Page, alias: string, words: string): Promise<void> {
  const stored = async () => (await page.request.get(`/v2/system/manage/pages/${alias}`)).text();
  await expect.poll(stored).toContain(words);
  await expect(page.getByText('Szkic zapisany')).toBeAttached();
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publikacja: / });
  const act = dialog.getByRole('button', { name: 'Opublikuj', exact: true });
  await expect(act).toHaveAttribute('aria-disabled', 'false');
  await act.click();
  await expect(dialog).toHaveCount(0);
}

/** What visitors read at the page's address in each language. */
async function live(page: Page, alias: string): Promise<Record<string, string>> {
  const read = async (prefix: string) => {
    const html = await (await page.request.get(`${prefix}/${alias}`)).text();
    return /<h[12][^>]*>([^<]*)<\/h[12]>/.exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
  };
  const [en = '', ru = '', uk = ''] = await Promise.all(['', '/ru', '/uk'].map(read));
  return { en, ru, uk };
}

test('an edit in the main language and one in another are live after a publish, and so is the next one', async ({
  page,
}) => {
  const alias = await livePage(page, {
    props: { title: 'First' },
    locales: { ru: { '/title': 'Первый' } },
  });
  expect(await live(page, alias)).toEqual({ en: 'First', ru: 'Первый', uk: 'First' });

  await openBlock(page, alias);
  await expect(language(page)).toHaveValue('en');
  await expect(titleField(page)).toHaveValue('First');
  await expect(page.locator('[data-field="/title"] .s-badge')).toHaveText('EN');
  await language(page).selectOption('ru');
  await expect(titleField(page)).toHaveValue('Первый');
  await expect(page.locator('[data-field="/title"]')).toContainText('EN: First');
  await write(page, 'Второй');
  await language(page).selectOption('en');
  await expect(titleField(page)).toHaveValue('First');
  await write(page, 'Second');
  await publish(page, alias, 'Second');
  await expect.poll(() => live(page, alias)).toEqual({ en: 'Second', ru: 'Второй', uk: 'Second' });

  await openBlock(page, alias);
  await expect(titleField(page)).toHaveValue('Second');
  await write(page, 'Third');
  await publish(page, alias, 'Third');
  await expect.poll(() => live(page, alias)).toEqual({ en: 'Third', ru: 'Второй', uk: 'Third' });
});

test('the words of the interface on the canvas, the grid of previews and its languages begin with the main one', async ({
  page,
}) => {
  const alias = await livePage(page, { props: { title: 'Words' } });
  await openBlock(page, alias);
  const canvas = page.frameLocator('iframe#preview-frame');
  await expect(canvas.locator('header').getByText('Sign in').first()).toBeAttached();
  await expect(canvas.getByText('Zaloguj się')).toHaveCount(0);
  await page.goto(`/studio/preview?path=/${alias}`);
  await screenReady(page);
  const boxes = page.getByRole('group', { name: 'W języku' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.first()).toBeChecked();
  await expect(page.getByRole('group', { name: 'W języku' }).locator('label').first()).toHaveText('English');
});

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/base-test.ts';
import { panel, pressUntilFocused, rows, saved } from '../support/editor-keys.ts';
import { axeFindings, darkFindings } from '../support/page-checks.ts';
import { signIntoStudio, studioHeaders } from '../support/studio.ts';

const table =
  '<table><caption>Opłaty</caption><thead><tr><th scope="col">Co</th><th scope="col">Ile</th></tr></thead><tbody><tr><td>Rata</td><td>100 zł</td></tr></tbody></table>';
const picture =
  '<p><img src="/illustrations/calculator.svg" alt="Kalkulator" width="480" height="360" loading="lazy"></p>';
const rest = '<details><summary>Więcej</summary><p>Tekst</p></details>';

/** A page of the test's own with one text, open with its fields. @returns what is stored of the text */
async function openText(page: Page, html: string): Promise<() => Promise<string>> {
  await signIntoStudio(page, 'publisher');
  const alias = `text-${randomUUID().slice(0, 8)}`;
  const blocks = [{ id: 'text', type: 'rich-text', props: { html } }];
  const answer = await page.request.post('/v2/system/manage/pages', {
    headers: studioHeaders(page),
    data: { key: alias, data: { alias, title: 'Strona próbna', layout: 'default', blocks } },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  await page.goto(`/studio/pages/${alias}`);
  await rows(page).first().click();
  await expect(text(page)).toBeVisible();
  return async () => {
    const { data } = await (await page.request.get(`/v2/system/manage/pages/${alias}`)).json();
    return data.draft.blocks[0].props.html;
  };
}

const text = (page: Page) => panel(page).locator('[contenteditable="true"]');
const tool = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

test('[studio] a text with a table, a picture and HTML of its own is edited in view, and keeps them', async ({
  page,
}) => {
  const stored = await openText(page, `<p>Na początku</p>${table}${picture}${rest}`);
  await text(page).getByText('Na początku').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' było słowo');
  await expect.poll(stored).toBe(`<p>Na początku było słowo</p>${table}${picture}${rest}`);
  await text(page).getByRole('cell', { name: '100 zł' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' co miesiąc');
  await expect
    .poll(stored)
    .toBe(`<p>Na początku było słowo</p>${table.replace('100 zł', '100 zł co miesiąc')}${picture}${rest}`);
  await text(page).getByText('Więcej').click({ force: true });
  await tool(page, 'HTML tego fragmentu').click();
  await page.getByLabel('HTML tego fragmentu').last().fill('<details><summary>Dalej</summary></details>');
  await tool(page, 'Zastosuj').click();
  await expect.poll(stored).toContain('<details><summary>Dalej</summary></details>');
});

test('[studio] [a11y] a table is made and changed by keys alone', async ({ page }) => {
  const stored = await openText(page, '<p>Oto</p>');
  await text(page).focus();
  await page.keyboard.press('End');
  await pressUntilFocused(page, 'Shift+Tab', tool(page, 'Tabela'));
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Co');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ile');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rata');
  const bar = panel(page).getByRole('toolbar', { name: 'Tabela' });
  const removeRow = bar.getByRole('button', { name: 'Usuń wiersz' });
  await page.keyboard.press('Alt+F10');
  await pressUntilFocused(page, 'ArrowRight', bar.getByRole('button', { name: 'Dodaj kolumnę za' }));
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'ArrowLeft', removeRow);
  await page.keyboard.press('Enter');
  await expect(removeRow).toBeFocused();
  await expect
    .poll(stored)
    .toBe(
      '<p>Oto</p><table><thead><tr><th scope="col">Co</th><th scope="col"></th><th scope="col">Ile</th></tr></thead><tbody><tr><td></td><td></td><td></td></tr></tbody></table>',
    );
  await pressUntilFocused(page, 'ArrowRight', bar.getByRole('button', { name: 'Wiersz nagłówka' }));
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'ArrowRight', bar.getByRole('button', { name: 'Podpis tabeli' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Opłaty');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect.poll(stored).toContain('<table><caption>Opłaty</caption><tbody><tr><td>Co</td>');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Usuń tabelę' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect.poll(stored).toBe('<p>Oto</p>');
  await saved(page);
});

test('[studio] a picture of the library is put into a text, with its description and width', async ({
  page,
}) => {
  const stored = await openText(page, '<p>Oto</p>');
  await text(page).getByText('Oto').click();
  await tool(page, 'Obraz').click();
  const library = page.getByRole('dialog', { name: 'Wybierz zdjęcie' });
  const name = `picture${randomUUID().slice(0, 8)}`;
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2c7a6b' } })
    .composite([{ input: Buffer.from(`<svg width="640" height="20"><text y="16">${name}</text></svg>`) }])
    .png()
    .toBuffer();
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await library.getByRole('button', { name: `Wybierz: ${name}` }).click();
  await expect(panel(page).getByLabel('Co widać na obrazie')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Dom z ogrodem');
  await panel(page).getByLabel('Szerokość (px)').fill('320');
  await page.keyboard.press('Enter');
  await expect
    .poll(stored)
    .toMatch(/^<p>Oto<img src="\/media\/[^"]+" alt="Dom z ogrodem" width="320" height="240"><\/p>$/);
});

test('[studio] [wcag 2.2] the toolbar with a table fits a phone', async ({ page }) => {
  await openText(page, `${table}${picture}${rest}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('navigation', { name: 'Części edytora' })
    .getByRole('button', { name: 'Ustawienia' })
    .click();
  await text(page).getByRole('cell', { name: 'Rata' }).click();
  await expect(panel(page).getByRole('toolbar', { name: 'Tabela' })).toBeVisible();
  expect([...(await axeFindings(page)), ...(await darkFindings(page))]).toEqual([]);
  const sideways = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBe(0);
});

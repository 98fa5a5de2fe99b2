import type { Page } from '@playwright/test';
import { blockOf, untilAwake } from './support/blocks.ts';
import { expect, test } from './support/own-site.ts';
import { axeFindings, stickingOut } from './support/page-checks.ts';

const constructorPage = '/dev-examples/form-constructor-example';

const formOf = (alias: string, rules: readonly object[]) => ({
  alias,
  title: 'Zapytaj nas',
  button_text: 'Wyślij pytanie',
  success_title: 'Mamy Twoje pytanie',
  groups: [
    {
      alias: 'all',
      fields: [
        {
          alias: 'code',
          type: 'text',
          title: 'Kod sprawy',
          validation_rules: [{ type: 'required', error_message: 'Wpisz kod.' }, ...rules],
        },
        { alias: 'note', type: 'textarea', title: 'Uwagi' },
      ],
    },
  ],
});
const pageOf = (form: string) => ({
  alias: `${form}-page`,
  title: 'Zapytaj nas',
  layout: 'default',
  blocks: [{ id: 'form', type: 'form', props: { form } }],
});
const code = (page: Page) => page.getByRole('textbox', { name: 'Kod sprawy' });

test('[issue 4] a changed definition is live at the next view, its rules included, on the server too', async ({
  ownSite,
  page,
}) => {
  const { admin, server } = ownSite;
  await admin.create('forms', 'ask', formOf('ask', []), 'pl');
  await admin.publish('forms', 'ask');
  await admin.create('pages', 'ask-page', pageOf('ask'));
  await admin.publish('pages', 'ask-page');
  await page.goto('/ask-page');
  await code(page).fill('abc');
  await code(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Mamy Twoje pytanie' })).toBeFocused();

  const stored = await admin.read('forms', 'ask', 'pl');
  const stricter = formOf('ask', [
    { type: 'regex', value: '^[A-Z]{3}$', error_message: 'Trzy wielkie litery.' },
  ]);
  await admin.change('forms', 'ask', stored.version, stricter);
  await admin.publish('forms', 'ask');
  await page.goto('/ask-page');
  await code(page).fill('abc');
  await untilAwake(blockOf(page, 'form'));
  await code(page).press('Enter');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription(/Trzy wielkie litery/);
  expect(await axeFindings(page)).toEqual([]);
  await code(page).fill('ABC');
  await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');

  const answer = await fetch(`${server.url}/v2/forms/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
    body: JSON.stringify({ code: 'abc' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { fields: { code: 'Trzy wielkie litery.' } } });
});

test('[forms] a draft survives a reload, by keyboard alone', async ({ ownSite, page }) => {
  const { admin } = ownSite;
  await admin.create('forms', 'keep', formOf('keep', []), 'pl');
  await admin.publish('forms', 'keep');
  await admin.create('pages', 'keep-page', pageOf('keep'));
  await admin.publish('pages', 'keep-page');
  await page.goto('/keep-page');
  await code(page).focus();
  await untilAwake(blockOf(page, 'form'));
  await page.keyboard.type('SPRAWA 7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Druga linia');
  await page.reload();
  await code(page).focus();
  await expect(code(page)).toHaveValue('SPRAWA 7');
  await expect(page.getByRole('textbox', { name: /Uwagi/ })).toHaveValue('Druga linia');
  await page.getByRole('button', { name: 'Zacznij od nowa' }).press('Enter');
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/Wpisz kod/);
});

test('[forms] the constructor compiles what is typed, tells what it left out, and says where JSON breaks', async ({
  page,
}) => {
  await page.goto(constructorPage);
  const block = blockOf(page, 'constructor');
  await expect(block.getByText('Serwer przyjął całą definicję.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);

  await block.getByLabel('Zacznij od').selectOption('rule/pesel');
  // The form shown before has a field of this name too.
  await expect(block.getByRole('heading', { name: 'pesel', exact: true })).toBeVisible();
  const pesel = block.getByRole('textbox', { name: /^PESEL/ });
  await pesel.fill('44051401358');
  await pesel.press('Tab');
  await expect(pesel).toHaveAccessibleDescription(/PESEL/);
  await pesel.fill('44051401359');
  await expect(pesel).not.toHaveAttribute('aria-invalid', 'true');
  await expect(block.getByText('Reguły są spełnione.')).toBeVisible();

  const editor = block.getByLabel('Definicja (JSON)');
  const text = await editor.inputValue();
  await editor.fill(text.replace('"type": "pesel"', '"type": "horoscope"'));
  await editor.press('Control+Enter');
  await expect(block.getByText('unknown-rule')).toBeVisible();
  await editor.fill('{\n  "alias": oops\n}');
  await editor.press('Control+Enter');
  await expect(block.getByRole('alert').filter({ hasText: 'Wiersz 2' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInStaff } from '../support/staff-api.ts';
import { openStudio, screenFindings, screenReady, signIntoStudio } from '../support/studio.ts';

const message = 'Podaj adres, pod którym odpiszemy.';

/** A form that is live on a page of the test's own; both have the same alias. */
async function liveForm(url: string): Promise<string> {
  const staff = await signInStaff(url);
  const alias = `form-${randomUUID().slice(0, 8)}`;
  const fields = [{ alias: 'name', type: 'text', title: 'Imię' }];
  const form = {
    alias,
    title: `Ankieta ${alias}`,
    button_text: 'Wyślij',
    groups: [{ alias: 'main', fields }],
  };
  await staff.create('forms', alias, form, 'pl');
  await staff.publish('forms', alias, 'pl');
  const blocks = [{ id: 'form', type: 'form', props: { form: alias } }];
  await staff.create('pages', alias, { alias, title: 'Strona ankiety', layout: 'default', blocks });
  await staff.publish('pages', alias);
  return alias;
}

/** Moves the focus on by Tab until something has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[issue 6] a field with a rule is added by keyboard, tried, published, filled in by a visitor, and its answers had', async ({
  page,
  baseURL: url = '',
  browser,
}) => {
  const alias = await liveForm(url);
  await openStudio(page, 'publisher', `content/forms/${alias}?locale=pl`);
  const fields = page.getByRole('region', { name: 'Grupa 1' });
  await fields.getByRole('combobox', { name: 'Dodaj pole do: Grupa 1' }).focus();
  await page.keyboard.type('E-m');
  await expect(fields.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fields.getByRole('textbox', { name: 'Pytanie lub nazwa' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Twój e-mail');
  await tabTo(page, fields.getByRole('combobox', { name: 'Dodaj zasadę' }));
  await page.keyboard.type('Wym');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const rules = fields.getByRole('group', { name: 'Zasady' });
  await rules.getByRole('textbox', { name: 'Komunikat' }).last().focus();
  await page.keyboard.type(message);
  await screenReady(page);
  expect(await screenFindings(page)).toEqual([]);

  const preview = page.frameLocator('iframe[title="Podgląd na żywo"]');
  await expect(preview.getByRole('textbox', { name: /Twój e-mail/ })).toBeVisible();
  await preview.getByRole('button', { name: 'Wyślij' }).press('Enter');
  await expect(preview.getByText(message).first()).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: url, locale: 'pl-PL' })).newPage();
  await visitor.goto(`/${alias}`);
  await expect(visitor.getByRole('textbox', { name: /Twój e-mail/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Opublikuj' }).press('Enter');
  const publish = page.getByRole('dialog', { name: /^Publikacja/ });
  await expect(publish.getByText('Sprawdzamy…')).toHaveCount(0);
  await publish.getByRole('button', { name: 'Opublikuj' }).press('Enter');
  await expect(publish).toHaveCount(0);

  await visitor.reload();
  const form = visitor.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: /Imię/ }).fill('Żaneta');
  await form.getByRole('button', { name: 'Wyślij' }).click();
  await expect(form).toContainText(message);
  await form.getByRole('textbox', { name: /Twój e-mail/ }).fill('zaneta@example.com');
  await form.getByRole('button', { name: 'Wyślij' }).click();
  await expect(form.getByRole('button', { name: 'Wyślij' })).toHaveCount(0);
  await visitor.context().close();

  await page.goto(`/studio/submissions?form=${alias}`);
  await page.getByRole('button', { name: /^Otwórz zgłoszenie: / }).click();
  await expect(page.getByRole('dialog')).toContainText('zaneta@example.com');
  await expect(page.getByRole('dialog')).toContainText('Twój e-mail');
  expect(await screenFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz jako CSV' }).click();
  const csv = await readFile(await (await waiting).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('Żaneta');
  expect(csv).toContain('zaneta@example.com');
});

for (const role of ['agent', 'author'] as const)
  test(`[issue 6] [sec 16] submissions stay shut for ${role}: neither the list nor the file`, async ({
    page,
  }) => {
    await signIntoStudio(page, role);
    for (const path of ['submissions', 'submissions/export.csv', `submissions/${randomUUID()}`])
      expect((await page.request.get(`/v2/system/manage/${path}`)).status(), path).toBe(403);
  });

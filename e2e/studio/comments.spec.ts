import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Comment } from '#schemas/comments.ts';
import { expect, test } from '../fixtures.ts';
import { signInAs } from '../support/sign-in.ts';
import { openStudio, screenFindings, screenReady } from '../support/studio.ts';

const post = 'budzet-domowy-w-jeden-wieczor';

/** A customer of the sandbox in a window of their own writes comments, as pages do. */
async function writeAs(browser: Browser, status: string, texts: readonly string[]): Promise<Comment[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // A page of the site: others may not call it.
  await page.goto('/faq');
  await signInAs(page, status);
  const answers = await page.evaluate(
    async ({ path, shown }) => {
      const written: string[] = [];
      // One after the other, so that they have an order.
      for (const text of shown) {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
          body: JSON.stringify({ text }),
        });
        written.push(await answer.text());
      }
      return written;
    },
    { path: `/v2/posts/items/${post}/comments`, shown: [...texts] },
  );
  await context.close();
  return answers.map((answer) => (JSON.parse(answer) as { data: Comment }).data);
}

async function publicTexts(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/v2/posts/items/${post}/comments`);
  const { data } = (await answer.json()) as { data: Comment[] };
  return data.map(({ text }) => text);
}

test('[issue 6] support works through what waits by keyboard: a comment is published, taken back, rejected, and the public call follows', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const name = randomUUID().slice(0, 8);
  const text = `Zobaczcie www.${name}.example`;
  expect(await writeAs(browser, 'nothing', [text])).toMatchObject([{ text, state: 'waiting', own: true }]);

  await openStudio(page, 'agent', `comments?q=${name}`);
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card).toContainText('Zawiera link');
  expect(await screenFindings(page)).toEqual([]);
  // Ą and friends are written with AltGr: nothing is decided by them.
  await page.keyboard.press('j');
  await expect(card).toBeFocused();
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('Control+Alt+a');
  await expect(card).toBeVisible();
  expect(await publicTexts(url)).not.toContain(text);

  await page.keyboard.press('a');
  await expect(page.getByText('Komentarz jest na stronie')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await publicTexts(url)).toContain(text);

  await page.keyboard.press('u');
  await expect(card).toBeVisible();
  expect(await publicTexts(url)).not.toContain(text);

  await card.focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Odrzucić komentarz?' });
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('To reklama, a nie pytanie');
  await dialog.getByRole('button', { name: 'Odrzuć' }).press('Enter');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Odrzucone' }).click();
  await expect(card).toContainText('Powód odrzucenia: To reklama, a nie pytanie');
  await screenReady(page);
  expect(await screenFindings(page)).toEqual([]);
});

test('[issue 6] several comments are published at once, and the house answers one of them', async ({
  page,
  browser,
  baseURL: url = '',
}) => {
  const name = randomUUID().slice(0, 8);
  const texts = [`Pierwszy www.${name}.example`, `Drugi www.${name}.example`];
  expect(await writeAs(browser, 'contract', texts)).toHaveLength(2);
  await openStudio(page, 'publisher', `comments?q=${name}`);
  for (const box of await page.getByRole('checkbox', { name: /^Zaznacz komentarz/ }).all()) await box.check();
  const bar = page.getByText('Zaznaczono 2 pozycje').locator('..');
  await bar.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByText('2 komentarze są na stronie')).toBeVisible();
  expect(await publicTexts(url)).toEqual(expect.arrayContaining(texts));

  await page.getByRole('button', { name: 'Opublikowane' }).click();
  const card = page.getByRole('listitem').filter({ hasText: texts[0] ?? '' });
  await card.getByRole('button', { name: 'Odpowiedz' }).click();
  const dialog = page.getByRole('dialog', { name: /^Odpowiedź dla/ });
  await dialog.getByRole('button', { name: 'Odpowiedz' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Napisz treść odpowiedzi.');
  await dialog.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill(`Dziękujemy, ${name}.`);
  await dialog.getByRole('button', { name: 'Odpowiedz' }).click();
  await expect(page.getByText('Odpowiedź jest na stronie')).toBeVisible();
  const answers = await page.request.get(`/v2/posts/items/${post}/comments`);
  expect(await answers.text()).toContain(`Dziękujemy, ${name}.`);
});

test('[issue 6] authors read comments and find nothing to decide with', async ({ page }) => {
  await openStudio(page, 'author', 'comments?show=all');
  await expect(page.getByText('Możesz czytać komentarze.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Opublikuj|Odrzuć|Usuń)/ })).toHaveCount(0);
});

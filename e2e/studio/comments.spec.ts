import { randomUUID } from 'node:crypto';
import type { Comment } from '#schemas/comments.ts';
import { expect, test } from '../fixtures.ts';
import { openStudio, screenFindings, screenReady } from '../support/studio.ts';

const post = 'budzet-domowy-w-jeden-wieczor';

/** A customer of the sandbox at the platform's own address. */
async function customerOf(url: string, email: string) {
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const { token } = (await send('/v2/loan/user/login', { email, password: 'Mozaika-2026!' })) as {
    token: string;
  };
  return {
    write: async (text: string) =>
      (await send(`/v2/posts/items/${post}/comments`, { text }, token)) as Comment,
  };
}

async function publicTexts(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/v2/posts/items/${post}/comments`);
  const { data } = (await answer.json()) as { data: Comment[] };
  return data.map(({ text }) => text);
}

test('[issue 6] support works through what waits by keyboard: a comment is published, taken back, rejected, and the public call follows', async ({
  page,
  baseURL = '',
}) => {
  const name = randomUUID().slice(0, 8);
  const text = `Zobaczcie www.${name}.example`;
  const customer = await customerOf(baseURL, 'nothing@example.com');
  const { id, state } = await customer.write(text);
  expect(state).toBe('waiting');

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
  expect(await publicTexts(baseURL)).not.toContain(text);

  await page.keyboard.press('a');
  await expect(page.getByText('Komentarz jest na stronie')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await publicTexts(baseURL)).toContain(text);

  await page.keyboard.press('u');
  await expect(card).toBeVisible();
  expect(await publicTexts(baseURL)).not.toContain(text);

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
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('[issue 6] several comments are published at once, and the house answers one of them', async ({
  page,
  baseURL = '',
}) => {
  const name = randomUUID().slice(0, 8);
  const texts = [`Pierwszy www.${name}.example`, `Drugi www.${name}.example`];
  const customer = await customerOf(baseURL, 'contract@example.com');
  for (const text of texts) await customer.write(text);
  await openStudio(page, 'publisher', `comments?q=${name}`);
  for (const box of await page.getByRole('checkbox', { name: /^Zaznacz komentarz/ }).all()) await box.check();
  const bar = page.getByText('Zaznaczono 2 pozycje').locator('..');
  await bar.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByText('2 komentarze są na stronie')).toBeVisible();
  expect(await publicTexts(baseURL)).toEqual(expect.arrayContaining(texts));

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

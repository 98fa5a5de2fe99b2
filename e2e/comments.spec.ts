import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { blockOf, untilAwake } from './support/blocks.ts';
import { pageFindings } from './support/page-checks.ts';
import { signInAs } from './support/sign-in.ts';

const post = '/posts/wczesniejsza-splata-pozyczki';

/** The post as a customer of the sandbox, its comments alive and theirs. */
async function openAs(page: Page, status: string) {
  await page.goto('/signin');
  await signInAs(page, status);
  const read = page.waitForResponse((response) => response.url().includes('/comments?'));
  await page.goto(post);
  const comments = blockOf(page, 'comments');
  await comments.scrollIntoViewIfNeeded();
  await untilAwake(comments);
  await read;
  return comments;
}

test('[issue 6] a guest reads comments and is led to the sign-in and back', async ({ page }) => {
  await page.goto(post);
  const comments = blockOf(page, 'comments');
  await expect(comments.getByRole('heading', { level: 2 })).toContainText('Komentarze');
  await expect(comments.getByRole('textbox')).toHaveCount(0);
  const back = encodeURIComponent(`${post}#comments`);
  await expect(comments.getByRole('link', { name: 'Zaloguj się, aby skomentować' })).toHaveAttribute(
    'href',
    `/signin?next=${back}`,
  );
  expect(await pageFindings(page)).toEqual([]);

  // The way of the link leads along, too, and the password way ends at the comments, whatever the application's status.
  await comments.getByRole('link', { name: 'Zaloguj się, aby skomentować' }).click();
  await page.getByText('Inne sposoby logowania').click();
  await expect(page.getByRole('link', { name: /^Link w e-mailu/ })).toHaveAttribute(
    'href',
    `/signin/link?next=${back}`,
  );
  await page.getByLabel('Adres e-mail').fill('filling-form@example.com');
  await page.getByLabel('Hasło', { exact: true }).fill('Mozaika-2026!');
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(`${post}#comments`);
  await expect(comments.getByRole('textbox', { name: 'Twój komentarz' })).toBeVisible();
});

test('[issue 6] a customer writes, answers, edits and deletes by keyboard; nothing is sent empty', async ({
  page,
}, info) => {
  const comments = await openAs(page, 'scoring');
  const words = `Bardzo jasno napisane (${info.project.name} ${info.testId.slice(-6)}).`;
  const field = comments.getByRole('textbox', { name: 'Twój komentarz' });
  await comments.getByRole('button', { name: 'Dodaj komentarz' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(comments.getByText('Napisz coś, zanim wyślesz.')).toBeVisible();

  await field.fill(words);
  // What was written outlives the page.
  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue(words);
  await comments.getByRole('button', { name: 'Dodaj komentarz' }).press('Enter');
  const own = comments.getByRole('article').filter({ hasText: words });
  await expect(own).toBeVisible();
  await expect(comments.getByRole('article').first()).toContainText(words);
  await expect(comments.getByRole('status')).toHaveText('Komentarz dodany.');
  await expect(field).toHaveValue('');

  await own.getByRole('button', { name: 'Odpowiedz' }).press('Enter');
  await expect(own.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('I jeszcze jedno.');
  await own.getByRole('button', { name: 'Wyślij odpowiedź' }).press('Enter');
  const answer = comments.getByRole('article').filter({ hasText: 'I jeszcze jedno.' }).first();
  await expect(answer).toBeVisible();
  expect(await pageFindings(page)).toEqual([]);

  await answer.getByRole('button', { name: 'Edytuj' }).press('Enter');
  await answer.getByRole('textbox').fill('I jeszcze jedna rzecz.');
  await answer.getByRole('button', { name: 'Zapisz zmiany' }).press('Enter');
  const edited = comments.getByRole('article').filter({ hasText: 'I jeszcze jedna rzecz.' });
  await expect(edited).toContainText('edytowany');

  // The root was answered: its place stays.
  await own.getByRole('button', { name: 'Usuń' }).press('Enter');
  await expect(own.getByRole('button', { name: 'Zostaw' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: 'Usuń' })).toBeFocused();
  await page.keyboard.press('Enter');
  await own.getByRole('group').getByRole('button', { name: 'Usuń' }).press('Enter');
  await expect(own).toHaveCount(0);
  await expect(comments.getByText('Komentarz usunięty', { exact: true }).first()).toBeVisible();
  await edited.getByRole('button', { name: 'Usuń' }).press('Enter');
  await edited.getByRole('group').getByRole('button', { name: 'Usuń' }).press('Enter');
  await expect(edited).toHaveCount(0);
});

test('[spec 4] a rating goes from like to dislike via nothing, in two calls', async ({ page }) => {
  const comments = await openAs(page, 'bureaus-checking');
  // The oldest one is of the demo content; what other tests write stands above it, and goes again.
  const other = comments
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Podoba mi się', exact: true }) })
    .last();
  const like = other.getByRole('button', { name: 'Podoba mi się', exact: true });
  const dislike = other.getByRole('button', { name: 'Nie podoba mi się', exact: true });
  const actions: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/comments/rate')) actions.push(request.postDataJSON().action);
  });
  const announced = comments.getByRole('status');
  await like.press('Space');
  await expect(announced).toContainText('Ocena zapisana');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.press('Space');
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => actions).toEqual(['like', 'nothing', 'dislike']);
});

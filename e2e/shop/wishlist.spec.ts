import { expect, test } from '../fixtures.ts';
import { pageFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

const shared =
  '/ulubione?goods=czajnik-poranek-zielony.fotel-wypoczynkowy-drzemka-zolty.kubki-kawiarnia-granatowy';
const guestKey = 'mozaika:wishlist';

test('[issue 17] a guest takes over a list that was passed on, has it in both tabs, and in the account after signing in', async ({
  page,
  context,
}) => {
  await page.goto(shared);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lista, którą ktoś Ci przesłał');
  await expect(main.getByRole('article')).toHaveCount(3);
  await main.getByRole('button', { name: 'Dodaj wszystkie do ulubionych' }).press('Enter');
  await expect(main.getByText('Wszystkie są już w Twoich ulubionych.')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/ulubione');
  const list = other.getByRole('main');
  await expect(list.getByText('3 produkty na liście')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(3);
  expect(await pageFindings(other)).toEqual([]);
  // What is taken off in one tab is off in the other, too, and back with a second press.
  const kettle = list.getByRole('button', { name: /^Ulubione: Czajnik/ });
  await kettle.press('Space');
  await expect(kettle).toHaveAttribute('aria-pressed', 'false');
  await expect(main.getByRole('button', { name: /^Ulubione: Czajnik/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await kettle.press('Space');
  await expect(list.getByText('3 produkty na liście')).toBeVisible();

  await signInAs(other, 'contract');
  await other.goto('/ulubione');
  await expect(list.getByText('3 produkty na liście')).toBeVisible();
  await expect(list.getByText('Zaloguj się, żeby')).toHaveCount(0);
  expect(await other.evaluate((key) => localStorage.getItem(key), guestKey)).toBeNull();
});

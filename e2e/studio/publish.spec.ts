import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';

// Its customer has applied for nothing yet: others on everybody's site do, and are led elsewhere.
test.use({ siteOf: 'publishing' });

/** A window of a member of staff, in a browser of its own, with the home page open in the editor. */
async function openHome(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/studio/pages/home');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill('Mozaika-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tree', { name: 'Bloki strony' })).toBeVisible();
  return page;
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus, as somebody without a mouse would. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 60 && !(await isFocused(target)); presses++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Opens the publish dialog from the outline, by keyboard. */
async function askToPublish(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Opublikuj', exact: true });
  await pressUntilFocused(page, 'Shift+Tab', button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Publikacja: / });
  await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
  return dialog;
}

/** Which of some blocks comes first in a page's HTML. */
const firstIn = (html: string, ids: readonly string[]) =>
  [...html.matchAll(/data-block="([^"]+)"/g)].map(([, id = '']) => id).find((id) => ids.includes(id));

test('[issue 6] an author moves a block of the home page, a publisher publishes it, and an open page shows it at its next move', async ({
  ownSite,
  browser,
  page: customer,
}) => {
  const url = ownSite.server.url;
  const order = async () => {
    const { draft } = await ownSite.publisher.read('pages', 'home');
    return (draft['blocks'] as readonly { id: string }[]).map(({ id }) => id);
  };
  const before = await order();
  // Neighbours, in whatever order an earlier run on the same site left them.
  const pair = before.filter((id) => id === 'advantages' || id === 'steps');
  const [upper = '', lower = ''] = pair;

  // A customer looks at the page, and goes on to another one.
  await customer.goto('/about');
  await signInAs(customer, 'nothing');
  await customer.goto('/');
  expect(firstIn(await customer.content(), pair)).toBe(upper);
  await customer.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const footer = customer.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'O nas', exact: true }).click();
  await expect(customer).toHaveURL('/about');

  // The author moves a block: that is a draft, and no more than a draft.
  const author = await openHome(browser, url, 'editor@example.com');
  const rows = author.getByRole('tree', { name: 'Bloki strony' }).getByRole('treeitem');
  await pressUntilFocused(author, 'Tab', rows.first());
  await pressUntilFocused(author, 'ArrowDown', rows.and(author.locator(`[data-row="${lower}"]`)));
  await author.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual(changedAbout(before, pair));
  const refused = await author.request.post('/v2/system/manage/pages/home/publish', {
    headers: { 'x-requested-with': 'mozaika', origin: url },
    data: {},
  });
  expect(refused.status()).toBe(403);
  const offer = await askToPublish(author);
  await expect(offer.getByRole('radio')).toHaveCount(1);
  await expect(offer.getByRole('radio', { name: 'Razem z wydaniem' })).toBeChecked();
  await author.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  expect(firstIn(await (await customer.request.get('/')).text(), pair)).toBe(upper);

  // The publisher finds the draft and publishes it.
  const publisher = await openHome(browser, url, 'publisher@example.com');
  const first = publisher.getByRole('tree', { name: 'Bloki strony' }).getByRole('treeitem').first();
  await pressUntilFocused(publisher, 'Tab', first);
  const dialog = await askToPublish(publisher);
  const publish = dialog.getByRole('button', { name: 'Opublikuj', exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  await pressUntilFocused(publisher, 'Tab', publish);
  await publisher.keyboard.press('Enter');
  await expect(publisher.getByText(/^Opublikowano: /)).toBeVisible();

  // The open page shows it at its very next move, in the document it has had all the time.
  await customer
    .getByRole('banner')
    .getByRole('link', { name: /strona główna/i })
    .click();
  await expect(customer).toHaveURL('/');
  await expect(customer.locator(`[data-block="${lower}"]`)).toBeVisible();
  expect(firstIn(await customer.content(), pair)).toBe(lower);
  expect(await customer.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await Promise.all([author.context().close(), publisher.context().close()]);
});

/** The order with two neighbours changed about. */
const changedAbout = (order: readonly string[], [one = '', other = '']: readonly string[]): string[] =>
  order.map((id) => (id === one ? other : id === other ? one : id));

import type { Page, Route } from '@playwright/test';
import { formatMoney } from '#engine/format/money.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { GoodSummary } from '#schemas/good.ts';
import { expect, test } from '../fixtures.ts';
import { axeFindings } from '../support/page-checks.ts';

/** Two articles of the demo that can be had, as the shop answers them. */
async function someGoods(page: Page): Promise<readonly [GoodSummary, GoodSummary]> {
  const categories = (await (await page.request.get('/v2/catalog/categories')).json()) as {
    data: { alias: string }[];
  };
  const found: GoodSummary[] = [];
  for (const { alias } of categories.data) {
    const answer = await page.request.post(`/v2/catalog/categories/${alias}/goods`, {
      data: { filters: { available: ['true'] } },
      headers: { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' },
    });
    found.push(...((await answer.json()) as { data: GoodSummary[] }).data);
  }
  const [one, other] = found.filter(
    (good, at) => found.findIndex(({ alias }) => alias === good.alias) === at,
  );
  if (!one || !other) throw new Error('The demo has no two articles that can be had.');
  return [one, other];
}

/** What a piece costs under its first condition. */
const priceOf = ({ price_minor, sale_conditions: [first] = [] }: GoodSummary): number =>
  first?.price_minor ?? price_minor;

/** A line as the button of an article would have put it in, at a price. */
const lineOf = (good: GoodSummary, price = priceOf(good), quantity = 1): CartItem => {
  const { alias, category, title, currency, image, sale_conditions: conditions = [] } = good;
  return {
    itemData: {
      alias,
      category,
      title,
      price_minor: price,
      currency,
      ...(image && { image }),
      ...(conditions.length > 0 && { sale_conditions: conditions.map(({ id, title }) => ({ id, title })) }),
    },
    ...(conditions[0] && { sale_condition_id: conditions[0].id }),
    quantity,
  };
};

/** Puts lines into the storage of the site's browser, as another visit may have left them. */
const store = (page: Page, lines: readonly unknown[]) =>
  page.evaluate((text) => localStorage.setItem('mozaika:cart', text), JSON.stringify({ version: 1, lines }));

const money = (minor: number) => formatMoney(minor, 'pl', 'PLN');

test('[spec 4] a cart is edited, emptied and brought back, by keyboard, in two tabs, and says what changed', async ({
  page,
  context,
}) => {
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Koszyk jest pusty' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zobacz produkty' })).toHaveAttribute('href', '/category');
  const cartLink = page.getByRole('banner').locator('[data-cart-link]');
  await expect(cartLink).toBeVisible();

  // An older price than today's, and a line that is no line.
  const [one, other] = await someGoods(page);
  await store(page, [lineOf(one), lineOf(other, priceOf(other) - 100), { itemData: 7 }]);
  await page.reload();
  const lines = main.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText(`Było ${money(priceOf(other) - 100)}`);
  await expect(lines.nth(1)).toContainText(`jest ${money(priceOf(other))}`);
  const total = main.getByRole('status');
  await expect(total).toContainText(money(priceOf(one) + priceOf(other)));
  await main.getByRole('button', { name: 'Akceptuję nowe ceny' }).click();
  await expect(main.getByText('Cena się zmieniła')).toHaveCount(0);

  // By keyboard: two more, then a number that is typed.
  const quantity = main.getByRole('spinbutton', { name: `Liczba sztuk: ${one.title}` });
  await quantity.focus();
  await quantity.press('ArrowUp');
  await quantity.press('ArrowUp');
  await expect(total).toContainText('4 sztuki');
  await expect(total).toContainText(money(3 * priceOf(one) + priceOf(other)));
  await quantity.fill('5');
  await expect(total).toContainText(money(5 * priceOf(one) + priceOf(other)));

  // Another tab knows at once, and so does the first what is done there; the header counts in both.
  const tab = await context.newPage();
  await tab.goto('/cart');
  await expect(tab.getByRole('spinbutton', { name: one.title })).toHaveValue('5');
  await tab.getByRole('button', { name: `Jedna sztuka mniej: ${one.title}` }).click();
  await expect(quantity).toHaveValue('4');
  const count = (in_: Page) =>
    in_.evaluate(() => document.documentElement.style.getPropertyValue('--cart-count'));
  expect([await count(page), await count(tab)]).toEqual(['"5"', '"5"']);
  await tab.close();

  // Removed, announced, and put back where it stood; the focus goes with it.
  const remove = main.getByRole('button', { name: `Usuń z koszyka: ${one.title}` });
  await remove.press('Enter');
  await expect(page.getByText(`„${one.title}” nie ma już w koszyku.`)).toBeVisible();
  await expect(lines).toHaveCount(1);
  const undo = main.getByRole('button', { name: 'Cofnij' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(lines.first()).toContainText(one.title);
  await expect(quantity).toHaveValue('4');
  await expect(remove).toBeFocused();

  // It is there after a reload, and an empty one clears itself.
  await page.reload();
  await expect(lines).toHaveCount(2);
  for (const { title } of [one, other])
    await main.getByRole('button', { name: `Usuń z koszyka: ${title}` }).click();
  await expect(main.getByRole('heading', { name: 'Koszyk jest pusty' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mozaika:cart'))).toBeNull();
  expect(await count(page)).toBe('');
});

test('[issue 17] the header shows the cart over any page: in short, with the ways on, by keyboard, without a move', async ({
  page,
}) => {
  await page.goto('/about');
  const [one, other] = await someGoods(page);
  await store(page, [lineOf(one, priceOf(one), 2), lineOf(other)]);
  await page.reload();
  const opener = page.getByRole('banner').locator('[data-cart-link]');
  await opener.focus();
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Koszyk' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('status')).toContainText(money(2 * priceOf(one) + priceOf(other)));
  await expect(panel.getByRole('link', { name: 'Przejdź do kasy' })).toHaveAttribute('href', '/kasa');
  expect(await axeFindings(page)).toEqual([]);

  // Taken out and put back here as on the cart's own screen.
  await panel.getByRole('button', { name: `Usuń z koszyka: ${one.title}` }).press('Enter');
  await expect(panel.getByRole('status')).toContainText(money(priceOf(other)));
  await expect(panel.getByRole('button', { name: 'Cofnij' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/about');
  await opener.click();
  await panel.getByRole('link', { name: 'Zobacz koszyk' }).click();
  await page.waitForURL('/cart');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('[spec 8] a cart without a connection shows what it remembers and says so', async ({ page, quiet }) => {
  quiet.expectMessage(/Failed to load resource|ERR_/);
  await page.goto('/cart');
  const [one] = await someGoods(page);
  await store(page, [lineOf(one, priceOf(one), 2)]);
  await page.route('**/v2/cart*', (route) => route.abort());
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Nie udało się sprawdzić dzisiejszych cen')).toBeVisible();
  await expect(main.getByRole('status')).toContainText(money(2 * priceOf(one)));
  await page.unroute('**/v2/cart*');
  await main.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await expect(main.getByText('Nie udało się sprawdzić dzisiejszych cen')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[issue 17] [wcag 2.2] the cart works by forms, and a script that comes takes it over', async ({
    page,
    browser,
  }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Koszyk jest pusty' })).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    const main = page.getByRole('main');
    const lines = main.getByRole('list', { name: 'Produkty w koszyku' }).getByRole('listitem');
    await test.step('an article is put in under the terms that were chosen, once', async () => {
      for (const _time of [1, 2]) {
        await page.goto('/category/komputery/goods/komputer-stacjonarny-skrzynka-zielony');
        await main.getByRole('radio', { name: /1 750,00 zł/ }).check();
        await main.getByRole('button', { name: 'Do koszyka' }).first().click();
        await expect(page).toHaveURL(/\/cart\?item=/);
      }
      await expect(lines).toHaveCount(1);
      // Playwright finds no text inside of a `noscript`.
      await expect(page.locator('#cart noscript p').first()).toHaveText('Ten produkt już jest w koszyku');
    });
    await test.step('its quantity is changed, the sum follows, and the cart is there on the next visit', async () => {
      await lines.getByRole('spinbutton', { name: 'Liczba sztuk' }).fill('2');
      await lines.getByRole('button', { name: /^Zapisz zmiany/ }).click();
      await page.goto('/cart');
      await expect(page).toHaveURL(/\.2\./);
      await expect(lines.getByRole('spinbutton')).toHaveValue('2');
      await expect(main.getByRole('status')).toContainText(money(350_000));
    });
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
    });
    const scripted = await context.newPage();
    await test.step('axe finds nothing in it, where axe can run: what is for those without script is shown with one', async () => {
      const document = async (route: Route) => {
        const response = await route.fetch();
        const text = await response.text();
        const shown = text.replaceAll(/<\/?noscript>/g, '').replaceAll(/<script.*?<\/script>/gs, '');
        await route.fulfill({ response, body: shown });
      };
      await scripted.route('**/cart?*', document);
      await scripted.goto(page.url());
      await expect(scripted.getByRole('button', { name: /^Zapisz zmiany/ })).toBeVisible();
      expect(await axeFindings(scripted)).toEqual([]);
      await scripted.unroute('**/cart?*', document);
    });
    await test.step('with script it is the cart of the device', async () => {
      await scripted.goto('/cart');
      const pieces = scripted.getByRole('main').getByRole('spinbutton');
      await expect(pieces).toHaveValue('2');
      await scripted.goto('/cart');
      await expect(scripted).toHaveURL('/cart');
      await expect(pieces).toHaveValue('2');
      await context.close();
    });
    await test.step('what is taken out is gone', async () => {
      await lines.getByRole('button', { name: /^Usuń z koszyka/ }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('heading', { name: 'Koszyk jest pusty' })).toBeVisible();
    });
  });
});

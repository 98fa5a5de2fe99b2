import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PricedCart } from '#schemas/cart.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { CheckoutDone } from '#schemas/order.ts';
import { expect, test } from '../fixtures.ts';
import { pageFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

const alias = 'kubki-kawiarnia-granatowy';
const consents = ['5d1f9b0e-6c1c-4f0e-9a53-0b8f0a4f7c11', '8b6a3c52-2f0d-4a8e-b1f7-6f5f3b9f2d20'];
const fromPage = { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' };

async function answerOf<Data>(response: Awaited<ReturnType<Page['request']['post']>>): Promise<Data> {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Orders one article, fetched at a branch, by the call the checkout makes. */
async function order(page: Page): Promise<CheckoutDone> {
  const goods = [{ alias, item_cnt: 1 }];
  const cart = await page.request.post('/v2/cart', { data: { goods }, headers: fromPage });
  const { details } = await answerOf<PricedCart>(cart);
  const done = await page.request.post('/v2/order/checkout', {
    data: {
      goods,
      expected_total_minor: details.total_price,
      delivery: 'odbior-w-oddziale',
      contact: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@buyers.example', phone: '600 100 200' },
      consents,
      payment: 'gateway',
    },
    headers: { ...fromPage, [idempotencyHeader]: randomUUID() },
  });
  return answerOf<CheckoutDone>(done);
}

const linkTo = ({ number, token }: CheckoutDone) => `/zamowienie?number=${number}#${token}`;

/** Staff of the shop bring an order on its way. Not by the browser: it has a visitor’s cookies. */
async function staffAct(page: Page, { number }: CheckoutDone, acts: readonly object[]): Promise<void> {
  const post = async <Data>(path: string, body: object, token?: string): Promise<Data> => {
    const answer = await fetch(new URL(path, page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const agent = { email: 'agent@example.com', password: 'Mozaika-2026!' };
  const { token } = await post<{ token: string }>('/v2/system/staff/login', agent);
  for (const act of acts) await post(`/v2/system/manage/orders/${number}/acts`, act, token);
}

test.use({ viewport: { width: 390, height: 844 } });

test('[issue 17] a guest follows an order by its link: pays, reloads, withdraws; another is cancelled and kept in an account', async ({
  page,
  openPage,
}) => {
  const bought = await order(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(linkTo(bought));
  const main = page.getByRole('main');
  const state = main.getByRole('status').first();
  await expect(state).toContainText('Czekamy na płatność');
  await expect(state).toContainText(bought.number);
  expect(await pageFindings(page)).toEqual([]);

  // The gateway’s way back names the number alone; this tab knows what opens it.
  await main.getByRole('link', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/sandbox\/gateway\/pay/);
  await page.getByLabel('Kod BLIK').fill('777 123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(new RegExp(`/zamowienie\\?number=${bought.number}$`));
  await expect(state).toContainText('Dziękujemy, zamówienie jest opłacone');
  await page.reload();
  await expect(state).toContainText('Dziękujemy, zamówienie jest opłacone');

  await staffAct(page, bought, [
    { act: 'packed' },
    { act: 'sent', tracking: 'PL 600 123' },
    { act: 'delivered' },
  ]);
  await page.reload();
  await expect(state).toContainText('Zamówienie dostarczone');
  await expect(state).toContainText('PL 600 123');
  const history = main.getByRole('list').filter({ hasText: 'Spakowane' });
  await expect(history.getByRole('listitem')).toHaveText([
    /Dostarczone/,
    /W drodze/,
    /Spakowane/,
    /Opłacone/,
    /Czeka na płatność/,
  ]);
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Zapisz potwierdzenie (PDF)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`zamowienie-${bought.number}.pdf`);
  expect((await readFile(await saved.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  const begin = main.getByRole('button', { name: 'Odstąp od umowy tutaj' });
  await begin.press('Enter');
  await expect(
    main.getByText(`odstępuję od umowy sprzedaży produktów z zamówienia ${bought.number}`),
  ).toBeVisible();
  expect(await pageFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Nie odstępuję' }).press('Enter');
  await expect(begin).toBeFocused();
  await begin.press('Enter');
  await main.getByRole('button', { name: 'Potwierdzam odstąpienie od umowy' }).press('Enter');
  const title = main.getByRole('heading', { name: 'Przyjęliśmy odstąpienie od umowy' });
  await expect(title).toBeFocused();
  expect(asked.filter((text) => text.includes(bought.token))).toEqual([]);

  // Nobody else sees it by its number.
  const customer = await openPage();
  await customer.setViewportSize({ width: 390, height: 844 });
  await customer.goto(`/zamowienie?number=${bought.number}`);
  const theirs = customer.getByRole('main');
  await expect(theirs.getByRole('heading', { name: 'Nie możemy pokazać tego zamówienia' })).toBeVisible();
  await customer.goto('/zamowienia');
  await expect(theirs.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();

  // A guest’s order is kept in an account, is in its history, opens without a token, and is cancelled.
  const other = await order(page);
  await signInAs(customer, 'contract');
  await customer.goto(linkTo(other));
  await theirs.getByRole('button', { name: 'Dodaj do mojego konta' }).click();
  await expect(theirs.getByRole('button', { name: 'Dodaj do mojego konta' })).toHaveCount(0);
  await customer.goto('/zamowienia');
  const own = theirs.getByRole('listitem').filter({ hasText: other.number });
  await expect(own).toContainText('Czeka na płatność');
  expect(await pageFindings(customer)).toEqual([]);
  await customer.evaluate(() => sessionStorage.clear());
  await customer.goto(`/zamowienie?number=${other.number}`);
  await theirs.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await theirs.getByRole('button', { name: 'Tak, anuluj' }).click();
  await expect(theirs.getByRole('heading', { name: 'Zamówienie anulowane' })).toBeFocused();
  await customer.goto('/zamowienia');
  await expect(own).toContainText('Anulowane');
});

test('a buyer whose bank refuses is told so and for how long the goods are held; the cart leads back, and the same can be ordered again', async ({
  page,
}) => {
  const bought = await order(page);
  await page.goto(linkTo(bought));
  const main = page.getByRole('main');
  const state = main.getByRole('status').first();
  await expect(state).toContainText(/\(został[ao]? 1[45] minut\)/);
  await main.getByRole('link', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/sandbox\/gateway\/pay/);
  await page.getByLabel('Kod BLIK').fill('777 123');
  await page.getByLabel('Płatność zostaje odrzucona').check();
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(new RegExp(`/zamowienie\\?number=${bought.number}$`));
  await expect(state).toContainText('Bank odmówił płatności');
  await expect(state).toContainText('Nic nie pobraliśmy');
  await expect(main.getByRole('link', { name: /^Zapłać/ })).toBeVisible();
  await expect(main.getByRole('list').filter({ hasText: 'Czeka na płatność' })).toContainText(
    'Bank odmówił płatności',
  );
  expect(await pageFindings(page)).toEqual([]);

  await page.goto('/cart');
  await expect(main).toContainText(`Zamówienie ${bought.number} czeka na płatność do`);
  expect(await pageFindings(page)).toEqual([]);
  await main.getByRole('link', { name: 'Dokończ zamówienie' }).click();
  await main.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await main.getByRole('button', { name: 'Tak, anuluj' }).click();
  await expect(state).toContainText('Zamówienie anulowane');
  await main.getByRole('button', { name: 'Zamów ponownie' }).click();
  await page.waitForURL(/\/cart$/);
  await expect(main.getByRole('listitem').filter({ hasText: 'Kubki' }).first()).toBeVisible();
  await expect(main).not.toContainText(bought.number);
});

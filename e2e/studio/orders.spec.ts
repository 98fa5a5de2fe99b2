import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { GoodSummary } from '#schemas/good.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import { type CheckoutDone, checkoutConsentsLookup } from '#schemas/order.ts';
import { expect, test } from '../support/own-site.ts';
import { openStudio, screenFindings, screenReady, studioHeaders } from '../support/studio.ts';

/** An article of the demo that can be had, worth more than what delivery is free from. */
async function someGood(page: Page): Promise<GoodSummary> {
  const headers = studioHeaders(page);
  const categories = await page.request.get('/v2/catalog/categories');
  for (const { alias } of ((await categories.json()) as { data: { alias: string }[] }).data) {
    const answer = await page.request.post(`/v2/catalog/categories/${alias}/goods`, {
      data: { filters: { available: ['true'] } },
      headers,
    });
    const found = ((await answer.json()) as { data: GoodSummary[] }).data.find(
      ({ price_minor }) => price_minor > 40_000,
    );
    if (found) return found;
  }
  throw new Error('The demo has no article of that worth.');
}

/** Buys one piece as a guest, and pays for it at the gateway of the sandbox. */
async function buy(page: Page, good: GoodSummary): Promise<CheckoutDone> {
  const headers = { ...studioHeaders(page), [idempotencyHeader]: randomUUID() };
  const consents = await page.request.get(`/v2/system/lookups/${checkoutConsentsLookup}?language=pl`);
  const condition = good.sale_conditions?.[0];
  const answer = await page.request.post('/v2/order/checkout', {
    headers,
    data: {
      goods: [{ alias: good.alias, item_cnt: 1, ...(condition && { sale_condition_id: condition.id }) }],
      expected_total_minor: condition?.price_minor ?? good.price_minor,
      delivery: 'kurier',
      address: { postal_code: '00-001', city: 'Warszawa', street: 'Prosta', house: '1', flat: '2' },
      contact: { firstname: 'Zofia', lastname: 'Maj', email: 'zofia@buyers.example', phone: '600 100 200' },
      consents: ((await consents.json()) as { data: { uuid: string }[] }).data.map(({ uuid }) => uuid),
      payment: 'gateway',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const order = ((await answer.json()) as { data: CheckoutDone }).data;
  const at = new URL(order.redirect_url ?? '');
  const paid = await page.request.post(at.pathname, {
    headers: studioHeaders(page),
    form: {
      order: at.searchParams.get('order') ?? '',
      method: 'blik',
      code: '777123',
      outcome: 'success',
      action: 'pay',
    },
    maxRedirects: 0,
  });
  expect([302, 303]).toContain(paid.status());
  // The gateway tells the shop by itself, maybe after the buyer is back.
  const { number, token } = order;
  await expect
    .poll(async () => {
      const seen = await page.request.post('/v2/order/get', {
        headers: studioHeaders(page),
        data: { number, token },
      });
      return ((await seen.json()) as { data: { status: string } }).data.status;
    })
    .toBe('paid');
  return order;
}

test('[issue 17] an agent walks an order from paid to delivered and refunds another; pieces are counted in two tabs', async ({
  page,
  openPage,
  quiet,
}) => {
  test.slow();
  quiet.expectMessage(/409.*\/orders\/.*\/acts/s);
  quiet.expectMessage(/409.*\/manage\/stock/s);
  await openStudio(page, 'agent', 'orders');
  const good = await someGood(page);
  const sent = await buy(page, good);
  const given = await buy(page, good);
  const dialog = page.getByRole('dialog');
  const status = (words: string) =>
    page.getByRole('main').locator('header').getByText(words, { exact: true });

  await test.step('the list is narrowed by status, with counts, and what is chosen stands in the address', async () => {
    await page.goto('/studio/orders?q=zofia@buyers');
    await screenReady(page);
    await expect(page.getByRole('link', { name: given.number })).toBeVisible();
    await page.getByRole('combobox', { name: 'Stan' }).selectOption({ label: 'Do spakowania (2)' });
    await expect(page).toHaveURL(/status=paid/);
    await page.getByRole('searchbox').fill(sent.number);
    await expect(page.getByRole('link', { name: given.number })).toHaveCount(0);
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('link', { name: sent.number }).press('Enter');
    await expect(page).toHaveURL(`/studio/orders/${sent.number}`);
    await screenReady(page);
  });

  await test.step('packed, sent with the parcel’s number, delivered: by keyboard, each asked about first', async () => {
    await expect(page.getByRole('link', { name: 'zofia@buyers.example' })).toBeVisible();
    await expect(page.getByText('Prosta 1/2')).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Oznacz jako spakowane' }).press('Enter');
    await dialog.getByRole('button', { name: 'Oznacz jako spakowane' }).press('Enter');
    await expect(status('Do wysłania')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Oznacz jako wysłane' }).press('Enter');
    const parcel = dialog.getByLabel(/^Numer przesyłki/);
    await expect(parcel).toBeFocused();
    await parcel.press('Enter');
    await expect(dialog.getByText('Podaj numer przesyłki.')).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await parcel.fill('6200 1234 5678');
    await parcel.press('Enter');
    await expect(status('Wysłane')).toBeVisible();
    await expect(page.getByText('6200 1234 5678')).toBeVisible();
    await page.getByRole('button', { name: 'Oznacz jako dostarczone' }).press('Enter');
    await dialog.getByRole('button', { name: 'Oznacz jako dostarczone' }).press('Enter');
    await expect(status('Dostarczone')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Oznacz|Anuluj|Zwróć)/ })).toHaveCount(0);
  });

  await test.step('a buyer who gives up meanwhile is not overlooked; another gets the money back', async () => {
    await page.goto(`/studio/orders/${given.number}`);
    await screenReady(page);
    const act = (data: object) =>
      page.request.post(`/v2/system/manage/orders/${given.number}/acts`, {
        headers: studioHeaders(page),
        data,
      });
    expect((await act({ act: 'packed' })).status()).toBe(200);
    await page.getByRole('button', { name: 'Oznacz jako spakowane' }).click();
    await dialog.getByRole('button', { name: 'Oznacz jako spakowane' }).click();
    await expect(page.getByText('W międzyczasie to zamówienie się zmieniło')).toBeVisible();
    await expect(status('Do wysłania')).toBeVisible();
    expect((await act({ act: 'sent', tracking: 'PL 7' })).status()).toBe(200);
    const withdrawn = await page.request.post('/v2/order/withdraw', {
      headers: studioHeaders(page),
      data: { number: given.number, token: given.token },
    });
    expect(withdrawn.status()).toBe(200);
    await page.reload();
    await screenReady(page);
    await page.getByRole('button', { name: 'Zwróć pieniądze' }).click();
    await expect(dialog.getByText('Ich sztuki wrócą na stan magazynu')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zwróć pieniądze' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zwróć pieniądze' })).toHaveCount(0);
    // The job sends it: what is shown then is asked for until it is done.
    await expect(async () => {
      await page.reload();
      await expect(status('Zwrócone')).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await screenFindings(page)).toEqual([]);
  });

  await test.step('two people count the same pieces: both numbers are said, and nothing is lost unseen', async () => {
    const condition = good.sale_conditions?.[0];
    const title = [good.title, ...(condition ? [condition.title] : [])].join(', ');
    const address = `/studio/stock?q=${good.alias}`;
    await page.goto(address);
    await screenReady(page);
    const opener = page.getByRole('button', { name: `Zacznij liczyć sztuki: ${title}`, exact: true });
    const change = (on: Page) =>
      on.getByRole('button', { name: `Zmień liczbę sztuk: ${title}`, exact: true });
    const field = (on: Page) =>
      on.getByRole('textbox', { name: `Sztuk w magazynie, razem z zarezerwowanymi: ${title}`, exact: true });
    const count = async (on: Page, pieces: string) => {
      await field(on).fill(pieces);
      await field(on).press('Enter');
    };
    await (await opener.or(change(page)).first()).press('Enter');
    await expect(field(page)).toBeFocused();
    await count(page, 'pięć');
    await expect(page.getByText('Wpisz liczbę całkowitą')).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await count(page, '50');
    await expect(change(page)).toBeFocused();
    const colleague = await openPage();
    await openStudio(colleague, 'publisher', address.replace('/studio/', ''));
    await change(colleague).click();
    await change(page).press('Enter');
    await count(page, '60');
    await expect(change(page)).toBeFocused();
    await count(colleague, '2');
    await expect(
      colleague.getByText(
        'Było: 50 sztuk, teraz jest: 60 sztuk. Jeśli nadal ma być 2 sztuki, zapisz jeszcze raz.',
      ),
    ).toBeVisible();
    await field(colleague).press('Enter');
    await expect(change(colleague)).toBeFocused();
    await colleague.getByRole('combobox', { name: 'Pokaż' }).selectOption('Kończące się');
    await expect(colleague).toHaveURL(/state=few/);
    await expect(change(colleague)).toBeVisible();
    expect(await screenFindings(colleague)).toEqual([]);
  });
});

import { expect, test } from './fixtures.ts';
import { blockOf, hold, untilAwake } from './support/blocks.ts';
import { axeFindings } from './support/page-checks.ts';

const gallery = '/dev-examples/component-examples/lead-form';
const call = '**/v2/cross-sell/lead-create*';

test('[issue 3] a visitor signs up by keyboard, and the platform keeps it', async ({ page }) => {
  await page.goto(gallery);
  const form = blockOf(page, 'example-normal');
  await form.getByRole('textbox', { name: 'Adres e-mail' }).focus();
  await untilAwake(form);
  await page.keyboard.type('anna@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const answer = page.waitForResponse(call);
  await form.getByRole('textbox', { name: 'Adres e-mail' }).press('Enter');
  expect((await answer).status()).toBe(200);
  await expect(form.getByRole('heading', { name: 'Zapisane' })).toBeFocused();
  await expect(form.getByRole('status')).toContainText('Dziękujemy');
});

test('[issue 3] a press before the form is alive is not lost, and does not send it the browser’s way', async ({
  page,
}) => {
  await page.goto(gallery);
  const form = blockOf(page, 'example-contact');
  await form.getByRole('button', { name: 'Wyślij' }).click();
  await expect(form.getByRole('textbox', { name: 'Adres e-mail' })).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Popraw 2 pola.');
  await expect(form.getByRole('textbox', { name: 'Adres e-mail' })).toHaveAccessibleDescription(
    /Wpisz adres e-mail albo numer/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${gallery}$`));
});

test('[issue 3] pressed twice, it is sent once; while the line is down nothing typed is lost', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED|Failed to load resource/);
  await page.goto(gallery);
  const form = blockOf(page, 'example-callback');
  await form.getByRole('textbox', { name: 'Numer telefonu' }).fill('600 100 200');
  await form.getByRole('checkbox').check();
  await untilAwake(form);
  await page.route(call, (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Zamów rozmowę' }).click();
  await expect(form.getByRole('alert')).toContainText('sprawdź połączenie');
  await expect(form.getByRole('textbox', { name: 'Numer telefonu' })).toHaveValue('600 100 200');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('lead-create')) sent++;
  });
  const line = await hold(page, call);
  await form.getByRole('button', { name: 'Zamów rozmowę' }).dblclick();
  await line.asked;
  line.release();
  await expect(form.getByRole('heading', { name: 'Oddzwonimy' })).toBeVisible();
  expect(sent).toBe(1);
});

test('[sec 7] a lead of another site is refused', async ({ request, baseURL }) => {
  const data = { topic: 'newsletter', email: 'anna@example.com', consents: ['A'] };
  const send = async (headers: Record<string, string>) =>
    (await request.post(`${baseURL}/v2/cross-sell/lead-create`, { data, headers })).status();
  const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'mozaika' };
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(403);
  expect(await send({ ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(own)).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[issue 3] the form steps aside and says how else to reach us', async ({ page }) => {
    await page.goto(gallery);
    const form = blockOf(page, 'example-contact');
    await expect(form.locator('noscript p')).toContainText('działa tylko z włączoną obsługą skryptów');
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(form.getByRole('link', { name: '22 000 01 23' })).toBeVisible();
  });
});

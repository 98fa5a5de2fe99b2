import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { blockOf, hold, runtimeChunk, untilAwake, untilIdle, viewChunk } from './support/blocks.ts';
import { builtFile } from './support/built-file.ts';
import { changeHtml } from './support/changed-html.ts';
import { signInAs } from './support/sign-in.ts';

/*
 * What a person did before the code of a block was there survives its hydration, even where a translator or an extension changed the HTML,
 * so that React renders the block anew.
 */

test.beforeEach(({ quiet }) => quiet.expectMessage(/Rendered anew/));

/** Opens a page whose code waits, as on a slow network, and whose HTML others have changed. */
async function openChanged(page: Page, address: string) {
  const chunk = await hold(page, `**${builtFile('renderer/browser/runtime.tsx')}`);
  await page.goto(address);
  await changeHtml(page);
  return chunk;
}
const main = (page: Page) => page.getByRole('main');

test('a translated sign-in with an extension’s icons in its fields keeps what was typed, and where', async ({
  page,
}) => {
  const chunk = await openChanged(page, '/signin');
  const email = page.locator('input[name=email]');
  const password = page.locator('input[name=password]');
  await email.click();
  await page.keyboard.type('filling-form@exmple.com');
  // A password manager writes into a field, and its event may come before anybody listens.
  await password.evaluate((input: HTMLInputElement) => {
    input.value = 'Mozaika-2026!';
  });
  for (let left = 0; left < 'mple.com'.length; left++) await page.keyboard.press('ArrowLeft');
  chunk.release();
  await untilAwake(blockOf(page, 'signin'));
  await expect(email).toBeFocused();
  await page.keyboard.type('a');
  await expect(email).toHaveValue('filling-form@example.com');
  const sent = page.waitForRequest((request) => request.url().includes('/login'));
  await password.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'filling-form@example.com',
    password: 'Mozaika-2026!',
  });
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
});

test('a translated complaint keeps choices, ticks, dates and texts of each kind, also those set without a key', async ({
  page,
}) => {
  const chunk = await openChanged(page, '/reklamacje');
  const form = blockOf(page, 'complaint');
  await form.locator('input[type=radio][name=customer]').nth(1).check();
  await form.locator('select[name=subject]').selectOption('service');
  await form.locator('input[name=wishes]').nth(1).check();
  await form.locator('input[type=tel]').fill('600 10020');
  await form.locator('input[name=event_date-day]').fill('7');
  await form.locator('input[name=event_date-month]').fill('11');
  await form.locator('input[type=checkbox][name=consent_privacy]').check();
  await form.locator('input[name=email]').evaluate((input: HTMLInputElement) => {
    input.value = 'anna@example.com';
  });
  const description = form.locator('textarea[name=description]');
  await description.click();
  await page.keyboard.insertText('Pobrano opłatę');
  await page.keyboard.type(' dwa razy.');
  chunk.release();
  await untilAwake(form);
  await page.keyboard.type(' Proszę');
  await expect(description).toHaveValue('Pobrano opłatę dwa razy. Proszę');
  await expect(form.locator('input[type=radio][name=customer]').nth(1)).toBeChecked();
  await expect(form.locator('select[name=subject]')).toHaveValue('service');
  await expect(form.locator('input[name=wishes]').nth(0)).not.toBeChecked();
  await expect(form.locator('input[name=wishes]').nth(1)).toBeChecked();
  await expect(form.locator('input[name=event_date-day]')).toHaveValue('7');
  await expect(form.locator('input[name=event_date-month]')).toHaveValue('11');
  await expect(form.locator('input[type=tel]')).toHaveValue('600 10020');
  await expect(form.locator('input[name=consent_privacy]')).toBeChecked();
  await expect(form.locator('input[name=email]')).toHaveValue('anna@example.com');
  // The state holds it all: another render, here of the whole form as it refuses to be sent, changes no field.
  await form.locator('input[name=email]').press('Enter');
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  const wrong = await form
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  for (const name of ['customer', 'subject', 'description', 'wishes', 'consent_privacy', 'email'])
    expect(wrong).not.toContain(name);
  await expect(description).toHaveValue('Pobrano opłatę dwa razy. Proszę');
  await expect(form.locator('select[name=subject]')).toHaveValue('service');
});

test('a translated home page takes the first move of the calculator, which stands in a block of its own', async ({
  page,
}) => {
  await page.goto('/');
  const chunk = await hold(page, `**${await viewChunk(page, 'loan-calculator')}`);
  await changeHtml(page);
  const calculator = blockOf(page, 'hero-calculator');
  const slider = calculator.getByRole('slider').first();
  const amount = calculator.getByRole('spinbutton').first();
  const start = Number(await amount.inputValue());
  const step = Number(await amount.getAttribute('step'));
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await chunk.asked;
  // The block around it is alive by now; what is in it stays, and takes more.
  await untilAwake(blockOf(page, 'hero'));
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await calculator
    .getByRole('button', { name: /^Zwiększ kwotę/ })
    .locator('svg')
    .click({ force: true });
  chunk.release();
  await untilAwake(calculator);
  await expect(amount).toHaveValue(String(start + 3 * step));
  await expect(slider).toHaveValue(String(start + 3 * step));
});

test('translated tabs keep the texts that only the server rendered, and open the one that was pressed', async ({
  page,
}) => {
  const chunk = await openChanged(page, '/jak-to-dziala');
  const texts = await main(page).innerText();
  const tab = blockOf(page, 'conditions').getByRole('tab').nth(1);
  await tab.click();
  chunk.release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await untilIdle(page);
  await expect(blockOf(page, 'conditions-documents')).toBeVisible();
  expect((await blockOf(page, 'conditions-documents').innerText()).length).toBeGreaterThan(50);
  // Nothing else is gone, although the page around the tabs was changed as well.
  await blockOf(page, 'conditions').getByRole('tab').first().click();
  expect(await main(page).innerText()).toBe(texts);
});

test('a translated sign-up and the lead form at the foot of a page keep the first field, and its caret', async ({
  page,
}) => {
  const signup = await openChanged(page, '/signup');
  await page.locator('input[name=firstname]').click();
  await page.keyboard.type('An');
  signup.release();
  await untilAwake(blockOf(page, 'signup'));
  await page.keyboard.type('na');
  await expect(page.locator('input[name=firstname]')).toHaveValue('Anna');

  const contacts = await openChanged(page, '/contacts');
  const lead = blockOf(page, 'callback');
  await lead.locator('input[type=tel]').click();
  await page.keyboard.type('60010');
  contacts.release();
  await untilAwake(lead);
  await page.keyboard.type('0200');
  await expect(lead.locator('input[type=tel]')).toHaveValue('600100200');
});

test('a translated post keeps the comment that was begun', async ({ page }) => {
  await page.goto('/signin');
  await signInAs(page, 'scoring');
  const post = await openChanged(page, '/posts/wczesniejsza-splata-pozyczki');
  const text = blockOf(page, 'comments').locator('textarea');
  await text.click();
  await page.keyboard.type('Bardzo ');
  post.release();
  await untilAwake(blockOf(page, 'comments'));
  await page.keyboard.type('jasno');
  await expect(text).toHaveValue('Bardzo jasno');
});

test('a kept draft is there with the page, and what is typed is newer, however fast it is typed', async ({
  page,
}) => {
  const name = page.locator('input[name=firstname]');
  const email = page.locator('input[name=email]');
  const message = page.locator('textarea[name=message]');
  await page.goto('/contacts');
  await name.click();
  await untilAwake(blockOf(page, 'message'));
  await name.fill('Jan');
  await email.fill('jan@example.com');
  await message.fill('Dzień dobry');

  // Nothing is touched: the draft comes by itself, and is text like any other.
  await page.reload();
  await expect(name).toHaveValue('Jan');
  await expect(message).toHaveValue('Dzień dobry');
  await name.click();
  await page.keyboard.type('usz');
  await expect(name).toHaveValue('Janusz');

  // Typed before the code was there; one field was typed into and emptied again, one has the focus and nothing in it.
  const chunk = await hold(page, `**${await runtimeChunk(page)}`);
  await page.reload();
  await chunk.asked;
  await expect(name).toHaveValue('');
  await name.click();
  await page.keyboard.type('Ana');
  await page.keyboard.press('ArrowLeft');
  await message.click();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await email.click();
  await changeHtml(page);
  chunk.release();
  await expect(name).toHaveValue('Ana');
  await expect(email).toHaveValue('jan@example.com');
  await expect(email).toBeFocused();
  await expect(message).toHaveValue('');
  // Whoever goes on writes over what came in under the caret.
  await page.keyboard.type('anna@example.com');
  await expect(email).toHaveValue('anna@example.com');
  // The focus comes back to where the caret was.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.type('J');
  await expect(name).toHaveValue('JAna');
});

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { builtClass } from './built-class.ts';
import { messageTo } from './outbox.ts';

/** An account that a test opened for itself. */
export interface WalkAccount {
  readonly email: string;
  readonly password: string;
}

/** The one press that sends the screen's form. */
export const mainButton = (page: Page) => page.getByRole('main').locator(builtClass('btn-primary'));

/** A consent without which there is no account. */
export const neededTick = 'input[type=checkbox]:is([required], [aria-required=true])';

/** Signs up as a person does, with the code of the outbox, and ends on the home page as the new customer. */
export async function signUp(page: Page): Promise<WalkAccount> {
  const account = await sendSignUp(page);
  await giveCode(page, account.email);
  await page.waitForURL('/');
  return account;
}

/** Sends the form of the sign-up, and ends where the code is asked for. */
export async function sendSignUp(page: Page): Promise<WalkAccount> {
  const account = { email: `ola-${randomUUID()}@example.com`, password: 'Mozaika-Test-1' };
  await page.goto('/signup');
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  await field('firstname').fill('Ola');
  await field('lastname').fill('Nowak');
  await field('email').fill(account.email);
  await field('phone').fill('600 700 800');
  await field('password').fill(account.password);
  await field('password_repeat').fill(account.password);
  for (const tick of await main.locator(neededTick).all()) await tick.check();
  await mainButton(page).click();
  await expect(field('code')).toBeVisible();
  return account;
}

/** Reads the newest code for an address and gives it. */
export async function giveCode(page: Page, email: string): Promise<void> {
  const input = page.getByRole('main').locator('input[name="code"]');
  await expect(input).toBeVisible();
  const { code = '' } = await messageTo(page, email, (message) => message.code !== undefined);
  await input.fill(code);
  await input.press('Enter');
}

/** Whether the page is a customer's: the header can sign out. */
export const signOutButton = (page: Page) => page.locator('header [data-sign-out]').first();

/** Ends the session by the header's button. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary:visible').last().click();
  await page.getByRole('banner').locator('[data-sign-out]:visible').click();
  await page.waitForURL('/');
  await expect(signOutButton(page)).toHaveCount(0);
}

/** Fills the password form of `/signin` and waits until it is left. */
export async function signInWithPassword(page: Page, { email, password }: WalkAccount): Promise<void> {
  await page.goto('/signin');
  const main = page.getByRole('main');
  await main.locator('input[name="email"]').fill(email);
  await main.locator('input[name="password"]').fill(password);
  await mainButton(page).click();
  await page.waitForURL('/');
  await expect(signOutButton(page)).toBeAttached();
}

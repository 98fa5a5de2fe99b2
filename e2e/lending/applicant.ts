import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { giveCode, mainButton, neededTick, type WalkAccount } from '../support/account-walk.ts';
import { codeSentBy } from '../support/outbox.ts';

/** Somebody of forty or so: a PESEL with the right check digit, and a phone nobody else has. */
const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const;
function newPesel(): string {
  const serial = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  const ten = `840514${serial}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(ten[at]), 0);
  return `${ten}${(10 - (sum % 10)) % 10}`;
}

/** What an applicant says of money, in whole units of the currency. */
export interface Means {
  readonly income: number;
  readonly instalments: number;
}

export const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

/** From the calculator on the home page to an account, with the sum chosen there; ends in the application it starts. */
export async function signUpFromCalculator(page: Page, amount: number): Promise<WalkAccount> {
  const account = { email: `jan-${randomUUID()}@example.com`, password: 'Mozaika-Test-1' };
  await page.goto('/');
  const calculator = page.getByRole('main').locator('form', { has: page.locator('[name="curSum"]') });
  const sum = calculator.getByRole('spinbutton', { name: 'Kwota pożyczki' });
  await sum.fill(String(amount));
  await sum.press('Tab');
  await calculator.getByRole('button', { name: 'Złóż wniosek' }).click();
  await page.waitForURL(/\/signup\?.*curSum=/);
  await field(page, 'firstname').fill('Jan');
  await field(page, 'lastname').fill('Zieliński');
  await field(page, 'email').fill(account.email);
  await field(page, 'phone').fill(`60${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`);
  await field(page, 'password').fill(account.password);
  await field(page, 'password_repeat').fill(account.password);
  for (const tick of await page.getByRole('main').locator(neededTick).all()) await tick.check();
  await mainButton(page).click();
  await giveCode(page, account.email);
  await page.waitForURL('/application');
  return account;
}

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Dalej|Wyślij wniosek)$/ });
const step = (page: Page, number: number) =>
  expect(page.getByRole('main').getByText(`Krok ${number} z 4`)).toBeVisible();

/** Fills in who somebody is, and sends it. */
export async function fillFirstStep(page: Page): Promise<void> {
  await step(page, 1);
  await field(page, 'pesel').fill(newPesel());
  await field(page, 'id_card').fill('ABC123456');
  await field(page, 'postal_code').fill('90-001');
  await field(page, 'city').fill('Łódź');
  await field(page, 'house').fill('12');
  await next(page).click();
}

/** Fills in the four steps and sends them, for somebody who signed up a moment ago. */
export async function fillApplication(page: Page, { income, instalments }: Means): Promise<void> {
  await fillFirstStep(page);
  await step(page, 2);
  await chooseFirst(page, 'marital_status');
  await chooseFirst(page, 'housing');
  await field(page, 'dependants').fill('0');
  await field(page, 'living_costs').fill('1000');
  await next(page).click();
  await step(page, 3);
  await chooseFirst(page, 'employment');
  await field(page, 'net_income').fill(String(income));
  await field(page, 'income_since-day').fill('1');
  await field(page, 'income_since-month').fill('3');
  await field(page, 'income_since-year').fill('2019');
  await next(page).click();
  await step(page, 4);
  await field(page, 'loans').fill(instalments > 0 ? '1' : '0');
  if (instalments > 0) await field(page, 'instalments').fill(String(instalments));
  await chooseFirst(page, 'purpose');
  // The sign-up has asked for the site's own documents; what is about this one loan is left.
  await expect(page.getByRole('main').getByRole('link', { name: 'Formularz informacyjny' })).toHaveCount(1);
  for (const document of ['Regulamin serwisu', 'Informacja o danych osobowych'])
    await expect(page.getByRole('main').getByRole('link', { name: document })).toHaveCount(0);
  for (const tick of await page.getByRole('main').locator(neededTick).all()) await tick.check();
  // Not asked of anybody; without it a person decides, for whom a walk does not wait.
  await field(page, 'consent-automated').check();
  await next(page).click();
}

async function chooseFirst(page: Page, name: string): Promise<void> {
  const select = field(page, name);
  const option = select.locator('option:not([value=""])').first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

/** Gives the code that comes to the phone of the account. */
export async function confirmPhone(page: Page): Promise<void> {
  await page.waitForURL('/phone-verification');
  await giveSentCode(page, {
    ask: () => page.getByRole('main').getByRole('button', { name: 'Wyślij kod' }).click(),
    give: (input) => input.press('Enter'),
  });
}

/** Asks for a code, puts it into the screen's code field and gives it. */
export async function giveSentCode(
  page: Page,
  { ask, give }: { ask(): Promise<void>; give(input: Locator): Promise<void> },
): Promise<void> {
  const code = await codeSentBy(page, ask);
  const input = page.getByRole('main').getByLabel(/^Kod, 6 cyfr/);
  await input.fill(code);
  await give(input);
}

import { giveCode, mainButton, neededTick, signOutButton } from '../support/account-walk.ts';
import { answerAboutHomeAndIncome } from '../support/loan-questions.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';

test.slow();

test('[spec 7] an account on the way to a loan carries the calculator’s sum and term, and opens with a code', async ({
  page,
}) => {
  const email = `jan-${crypto.randomUUID()}@example.com`;
  await page.goto('/personal-data?curSum=5000&curTerm=24');
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`input[name="${name}"]`);
  await field('firstname').fill('Jan');
  await field('lastname').fill('Kowalski');
  await field('pesel').fill('44051401359');
  await field('birth_date-day').fill('14');
  await field('birth_date-month').fill('5');
  await field('birth_date-year').fill('1984');
  await field('email').fill(email);
  await field('phone').fill('600 700 802');
  await answerAboutHomeAndIncome(page);
  await field('password').fill('Mozaika-Test-1');
  await field('password_repeat').fill('Mozaika-Test-1');
  for (const tick of await main.locator(neededTick).all()) await tick.check();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/user/register') && request.method() === 'POST'),
    mainButton(page).click(),
  ]);
  expect(Object.fromEntries(new URL(sent.url()).searchParams)).toMatchObject({
    curSum: '5000',
    curTerm: '24',
  });
  expect((await sent.response())?.status()).toBe(200);
  await expect(field('code')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await giveCode(page, email);
  // Who comes from the calculator has asked for a loan: the application is begun, and the gate leads to it.
  await page.waitForURL('/application');
  await expect(signOutButton(page)).toBeAttached();
});

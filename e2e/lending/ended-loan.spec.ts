import { decide } from '../support/loan-sandbox.ts';
import { codeSentBy, messageTo } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test.slow();
/** Its loan is paid off here: no other test may need it. */
test.use({ siteOf: 'ended-loan' });

test('[truth] a loan that is paid off keeps its confirmation, documents and money, and letters lead there', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await signInAs(page, 'contract');
  await test.step('paid off', async () => {
    await page.goto('/active-contract/debt-repayment');
    await main.getByText(/^Całość, dziś/).click();
    await main.getByRole('button', { name: 'Przejdź do płatności' }).click();
    await page.waitForURL(/\/sandbox\/gateway\/pay/);
    await page.getByLabel('Kod BLIK').fill('777123');
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await page.waitForURL(/\/confirm-wait\/bc/);
    await expect(main.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible({ timeout: 30_000 });
    await main.getByRole('link', { name: 'Wróć do pożyczki' }).click();
    await expect(main.getByRole('heading', { name: 'Pożyczka spłacona' })).toBeVisible();
    await expect(main).toContainText(/10\s000,00/);
    // Its documents are written when they are first asked for, which a busy machine may take long for: then one tries again.
    await expect(async () => {
      await page.reload();
      await expect(main.getByRole('link', { name: /Potwierdzenie spłaty/ })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('its money is transferred', async () => {
    await main.getByRole('link', { name: 'Przelej na swoje konto' }).click();
    await expect(page).toHaveURL(/\/active-contract\/transfer\?contract=/);
    await main.getByLabel('Kwota').fill('4000');
    const code = await codeSentBy(page, () => main.getByRole('button', { name: /kod/ }).first().click());
    await main.getByLabel(/Kod, 6 cyfr/).fill(code);
    await main.getByRole('button', { name: /^Przelej/ }).click();
    await expect(main).toContainText(/6\s000,00/);
    await page.reload();
    await expect(main).toContainText(/6\s000,00/);
    await page.goBack();
    await expect(main.getByRole('heading', { name: 'Pożyczka spłacona' })).toBeVisible();
  });
  await test.step('the letter', async () => {
    const letter = await messageTo(page, 'contract@example.com', ({ subject }) => /spłacona/.test(subject));
    expect(letter.text).toMatch(/Masz u nas 10\s000,00/);
    const link = new URL(letter.link ?? '');
    await page.goto(`${link.pathname}${link.search}`);
    await expect(main.getByRole('heading', { name: 'Pożyczka spłacona' })).toBeVisible();
    // Letters of before led to the repayment.
    await page.goto('/active-contract/debt-repayment');
    await expect(main).toContainText('nie ma czego spłacać');
  });
  await test.step('a new application beside it', async () => {
    await decide(page, { status: 'filling-form' });
    await page.goto('/dashboard');
    await expect(main.getByRole('heading', { name: 'Zakończone umowy' })).toBeVisible();
    await main.getByRole('link', { name: /^Umowa U/ }).click();
    await expect(main.getByRole('heading', { name: 'Pożyczka spłacona' })).toBeVisible();
    await main.getByRole('link', { name: 'Dokumenty', exact: true }).first().click();
    for (const title of ['Potwierdzenie spłaty', 'Umowa pożyczki', 'Wyciąg'])
      await expect(main.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
    const file = await page.request.get(
      (await main.getByRole('link', { name: /Potwierdzenie spłaty/ }).getAttribute('href')) ?? '',
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.goto('/application');
    await expect(page).toHaveURL(/\/application$/);
  });
});

test('[art. 54] a withdrawal names both sums before it is confirmed, and the screen and a letter say the same afterwards', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await signInAs(page, 'nothing');
  await decide(page, { status: 'contract' });
  await page.goto('/active-contract/debt-repayment');
  await main.getByText('Inna kwota').click();
  await main.getByLabel('Kwota w złotych').fill('100');
  const pay = main.getByRole('button', { name: 'Przejdź do płatności' });
  await pay.click();
  // Where there is something to choose it is shown first, and paid with the next press.
  const choice = main.getByRole('radio', { name: /^Niższa rata/ });
  const isLeft = () => page.url().includes('/sandbox/gateway/');
  await expect(async () => expect(isLeft() || (await choice.isVisible())).toBe(true)).toPass({
    timeout: 30_000,
  });
  if (!isLeft()) await pay.click();
  await page.waitForURL(/\/sandbox\/gateway\/pay/);
  await page.getByLabel('Kod BLIK').fill('777123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await expect(main.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/active-contract/details');
  await main.getByRole('button', { name: 'Odstąp od umowy tutaj' }).click();
  await expect(main).toContainText(/Zwracamy Ci 100,00\szł na konto Bank Most/);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(main.getByRole('heading', { name: 'Odstąpienie przyjęte' })).toBeVisible();
  await expect(main).toContainText(/Zwracamy Ci 100,00\szł na konto Bank Most/);
  await expect(main.getByText('Harmonogram spłat', { exact: true })).toHaveCount(0);
  const letter = await messageTo(page, 'nothing@example.com', ({ subject }) => /^Odstąpienie/.test(subject));
  expect(letter.text).toMatch(/My zwracamy Ci 100,00\szł na konto Bank Most/);
  const link = new URL(letter.link ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await expect(main.getByText('Potwierdzenie odstąpienia od umowy', { exact: true })).toBeVisible();
  await page.goto('/active-contract/main-card');
  await expect(main).toContainText('Zwrócono');
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Odstąpienie przyjęte' })).toBeVisible();
});

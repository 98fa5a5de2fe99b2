import { messageTo } from '../support/outbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test.slow();

const parts = [
  'main-card',
  'debt-repayment',
  'card-details',
  'transfer',
  'history',
  'details',
  'docs',
  'user-data',
];

test('[issue 5] every screen of a contract stands, without a fault axe can find', async ({ page }) => {
  await page.goto('/');
  await signInAs(page, 'contract');
  for (const part of parts)
    await test.step(part, async () => {
      await page.goto(`/active-contract/${part}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Nie udało się wczytać tej części')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
});

test('[sec 13] the PIN is sent by text after a code of its own, and is never on the page', async ({
  page,
}) => {
  await page.goto('/');
  await signInAs(page, 'contract');
  await page.goto('/active-contract/card-details');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Wyślij kod i przypomnij PIN' }).click();
  const code = main.getByLabel(/Kod, 6 cyfr/);
  await expect(code).toBeVisible();
  const phone = await page.evaluate(async () => {
    const response = await fetch('/v2/system/customers/account/self', {
      headers: { 'x-requested-with': 'mozaika' },
    });
    const { data } = (await response.json()) as { data: { phone: string } };
    return data.phone;
  });
  const message = await messageTo(page, phone, (one) => one.code !== undefined);
  await code.fill(message.code ?? '');
  await main.getByRole('button', { name: 'Wyślij PIN SMS-em' }).click();
  await expect(main.getByRole('heading', { name: 'SMS jest w drodze' })).toBeFocused();
});

import { codeSentBy } from '../support/outbox.ts';
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
  const code = await codeSentBy(page, () =>
    main.getByRole('button', { name: 'Wyślij kod i przypomnij PIN' }).click(),
  );
  await main.getByLabel(/Kod, 6 cyfr/).fill(code);
  await main.getByRole('button', { name: 'Wyślij SMS z PIN-em' }).click();
  await expect(main.getByRole('heading', { name: 'SMS jest w drodze' })).toBeFocused();
});

test('[truth] a card is frozen and unfrozen without a code; its number comes after one, and is on no page', async ({
  page,
}) => {
  await page.goto('/');
  await signInAs(page, 'contract');
  await page.goto('/active-contract/card-details');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Zablokuj czasowo' }).click();
  await expect(main.getByText('Wybierz powód.')).toBeVisible();
  await main.getByLabel('Karta zginęła').check();
  await main.getByRole('button', { name: 'Zablokuj czasowo' }).click();
  await expect(main.getByRole('heading', { name: 'Karta jest zablokowana czasowo' })).toBeVisible();
  await expect(main.getByText('Powód: Karta zginęła.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Wyślij kod i pokaż numer' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Odblokuj kartę' }).click();
  const show = main.getByRole('button', { name: 'Wyślij kod i pokaż numer' });
  await expect(show).toBeVisible();
  const code = await codeSentBy(page, () => show.click());
  await main.getByLabel(/Kod, 6 cyfr/).fill(code);
  await main.getByRole('button', { name: 'Pokaż numer karty' }).click();
  const number = main.getByText(/^9999 99\d\d \d{4} \d{4}$/);
  await expect(number).toBeVisible();
  const digits = ((await number.textContent()) ?? '').replaceAll(' ', '');
  await main.getByRole('button', { name: 'Ukryj teraz' }).click();
  await expect(number).toHaveCount(0);
  expect(await page.content()).not.toContain(digits);
  expect(await (await page.request.get('/active-contract/card-details')).text()).not.toContain(digits);
});

test('[truth] on a phone the sections are a bar at the bottom, the schedule is folded, and withdrawing comes first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await signInAs(page, 'contract');
  await page.goto('/active-contract/details');
  const bar = page.getByRole('navigation', { name: 'Twoja umowa' });
  await expect(bar).toHaveCount(1);
  const place = await bar.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(800);
  await bar.getByText('Więcej').click();
  await expect(bar.getByRole('link', { name: 'Szczegóły i harmonogram' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar.getByText('Więcej').click();
  const rows = page.locator('[id$="-schedule"] tbody tr:visible');
  await expect(rows).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  await page.getByLabel(/^Pokaż wszystkie raty: 24/).check();
  await expect(rows).toHaveCount(24);
  // Choosing what an amount of one's own shall do, with figures, before anything is paid.
  await page.goto('/active-contract/debt-repayment');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Kod QR/ })).toBeVisible();
  await main.getByText('Inna kwota').click();
  await main.getByLabel('Kwota w złotych').fill('3000');
  await main.getByRole('button', { name: 'Przejdź do płatności' }).click();
  const lower = main.getByRole('radio', { name: /^Niższa rata/ });
  await expect(lower).toBeVisible();
  await expect(page).toHaveURL(/debt-repayment$/);
  await lower.check();
  await main.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await page.waitForURL(/\/sandbox\/gateway\/pay/);
  await expect(page.getByRole('radio', { name: /^BLIK/ })).toBeChecked();
  await page.getByRole('button', { name: /^Anuluj/ }).click();
  await page.waitForURL(/\/confirm-wait\/bc/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Płatność anulowana');
  await expect(page.getByRole('banner').getByRole('link', { name: /Mozaika/ })).toBeVisible();
});

import { decide, markDocument, sameDocument } from '../support/loan-sandbox.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

test('[issue 5] counter-offers: none is chosen beforehand, none chosen is said, and one goes on', async ({
  page,
}) => {
  await page.goto('/info');
  await signInAs(page, 'counter-offer');
  await page.goto('/counter-offer');
  await markDocument(page);
  const main = page.getByRole('main');
  const offers = main.getByRole('radio');
  expect(await offers.count()).toBeGreaterThan(0);
  await expect(main.locator('input[type=radio]:checked')).toHaveCount(0);

  await main.getByRole('button', { name: 'Dalej z wybraną ofertą' }).click();
  await expect(main.getByText('Zaznacz jedną z ofert, aby przejść dalej.')).toBeVisible();
  await expect(offers.first()).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await offers.last().check();
  await expect(main.getByText('Zaznacz jedną z ofert, aby przejść dalej.')).toHaveCount(0);
  await main.getByRole('button', { name: 'Dalej z wybraną ofertą' }).click();
  await expect(main.getByRole('heading', { name: 'Sprawdź wybraną ofertę' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Potwierdzam wybór' }).click();
  await expect(page).toHaveURL(/\/data-checker$/);
  expect(await sameDocument(page)).toBe(true);
});

test('[issue 5] resale: nothing goes without the consents it needs, then the partner is waited for', async ({
  page,
}) => {
  await page.goto('/info');
  await signInAs(page, 'resale-offer');
  await page.goto('/resale-offer');
  await markDocument(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nie przekazuj wniosku' }).click();
  await expect(main.getByRole('heading', { name: 'Zakończyć wniosek?' })).toBeVisible();
  await main.getByRole('button', { name: 'Wróć do partnerów' }).click();
  await main.getByRole('link', { name: 'Zobacz, co przekażemy' }).first().click();
  await expect(page).toHaveURL(/\/resale\?partner=/);

  const ticks = main.getByRole('checkbox');
  await expect(main.locator('input[type=checkbox]:checked')).toHaveCount(0);
  await main.getByRole('button', { name: 'Przekaż wniosek' }).click();
  await expect(main.getByText('Bez tej zgody nie możemy przekazać wniosku.').first()).toBeVisible();
  await expect(ticks.first()).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  for (const tick of await main.locator('input[type=checkbox][required]').all()) await tick.check();
  await main.getByRole('button', { name: 'Przekaż wniosek' }).click();
  await expect(page).toHaveURL(/\/resale-waiting$/);
  expect(await sameDocument(page)).toBe(true);
});

test('[issue 5] a customer who takes no partner’s offer ends the application after a second look', async ({
  page,
}) => {
  await page.goto('/info');
  await signInAs(page, 'nothing');
  await decide(page, { status: 'resale-offer' });
  await page.goto('/resale-offer');
  await markDocument(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nie przekazuj wniosku' }).click();
  await main.getByRole('button', { name: 'Zakończ wniosek' }).click();
  await expect(page).toHaveURL((url) => ['/', '/rejected'].includes(url.pathname));
  expect(await sameDocument(page)).toBe(true);
});

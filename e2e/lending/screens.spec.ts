import { expect, test } from '../support/own-site.ts';
import { pageFindings } from '../support/page-checks.ts';
import { pendingRequestsOf } from '../support/pending-requests.ts';
import { shownAwake } from '../support/screen-shown.ts';
import { signInAs } from '../support/sign-in.ts';
import { inspect, onPhone } from '../sweeps/inspection.ts';
import { axeDark, axeLight } from '../sweeps/inspections/axe.ts';
import { fits, headings, ids } from '../sweeps/inspections/structure.ts';
import { desktopWindow, phoneWindow, visitIn } from '../sweeps/visit.ts';

// Other specs lead the sandbox's customers on.
test.use({ siteOf: 'screens' });

/** Each status and what its customer may open: address and main heading. */
const screens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'filling-form': { '/application': 'Wniosek o pożyczkę' },
  'confirm-code': { '/phone-verification': 'Potwierdź numer telefonu' },
  'update-mobile': {
    '/confirm-mobile': 'Czy to nadal Twój numer?',
    '/confirm-mobile/update': 'Nowy numer telefonu',
  },
  scoring: { '/confirm-wait': 'Pracujemy nad Twoim wnioskiem' },
  'counter-offer': { '/counter-offer': 'Możemy pożyczyć tę kwotę na dłużej' },
  'resale-offer': {
    '/resale-offer': 'Ta pożyczka nie jest u nas możliwa',
    '/resale': 'Przekazanie wniosku',
  },
  'resale-wait': { '/resale-waiting': 'Wniosek jest u partnera' },
  inresale: { '/resale-waiting': 'Partner czeka na Ciebie' },
  blocked: { '/blocked': 'Wniosek jest wstrzymany' },
  nothing: { '/rejected': 'Nie ma odmownej decyzji' },
  'data-checking': { '/data-checker': 'Sprawdź, czy wszystko się zgadza' },
  'call-verification': { '/call-verification': 'Zadzwonimy do Ciebie' },
  'payment-request': {
    '/identification': 'Potwierdź tożsamość',
    '/kontomatik': 'Logowanie do banku',
    '/verification': 'Przelew 1 grosza',
    '/transaction-link': 'Zgoda na stronie banku',
  },
  'show-contract': { '/active-contract/main-card': 'Umowa czeka na Twój podpis' },
  contract: {
    '/active-contract/main-card': 'Twoja pożyczka',
    '/active-contract/card-details': 'Twoja karta',
    '/active-contract/transfer': 'Przelew na Twoje konto',
    '/active-contract/details': 'Szczegóły i harmonogram',
  },
};

const inBothWindows = [fits, axeLight, axeDark, headings, ids];

test('[issue 5] [wcag 1.4.10] screens of every status: what they are, in both schemes and windows, nothing sticks out', async ({
  page,
  proofs,
}) => {
  // Some two dozen screens, in one window after another customer has signed in.
  test.slow();
  const visit = await visitIn(page);
  const pending = pendingRequestsOf(page);
  for (const [status, pages] of Object.entries(screens))
    await test.step(status, async () => {
      await signInAs(page, status);
      for (const [path, heading] of Object.entries(pages))
        await test.step(path, async () => {
          await visit.moveTo(desktopWindow);
          await page.goto(path);
          const main = page.getByRole('main');
          // A short word is kept on the line of the next one.
          const words = heading.split(' ').join('\\s');
          await expect
            .soft(main.getByRole('heading', { level: 1 }))
            .toHaveText(new RegExp(`^${words.replace('?', '\\?')}$`));
          await expect.soft(main.getByText(/nie udało się wczytać/i)).toHaveCount(0);
          const name = `screen of ${status} ${path}`;
          if (await proofs.stands({ name, path, shown: await shownAwake(page, pending) })) return;
          await inspect(visit, inBothWindows);
          await visit.moveTo(phoneWindow);
          await inspect(visit, inBothWindows.map(onPhone));
        });
    });
});

test('[issue 5] a card of an offer is chosen by keyboard and by pressing anywhere on it', async ({
  page,
}) => {
  await page.goto('/info');
  await signInAs(page, 'counter-offer');
  await page.goto('/counter-offer');
  const main = page.getByRole('main');
  const offers = main.getByRole('radio');
  const next = main.getByRole('button', { name: 'Dalej z wybraną ofertą' });
  await offers.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(offers.nth(1)).toBeChecked();
  // The whole card is the target, not the label's words alone.
  const card = offers.nth(2).locator('xpath=../..');
  await card.click({ position: { x: 30, y: 150 }, force: true });
  await expect(offers.nth(2)).toBeChecked();
  await next.click();
  await expect(main.getByRole('heading', { name: 'Sprawdź wybraną ofertę' })).toBeVisible();
  expect(await pageFindings(page)).toEqual([]);
});

test('[issue 5] the sandbox’s panel moves the customer to the status that was chosen', async ({ page }) => {
  await page.goto('/info');
  await signInAs(page, 'processing');
  await page.goto('/confirm-wait');
  await page.getByText('Piaskownica: zdecyduj za pożyczkodawcę').click();
  expect(await pageFindings(page)).toEqual([]);
  await page.getByLabel('Przejdź do statusu').selectOption('blocked');
  await page.getByRole('button', { name: 'Przejdź', exact: true }).click();
  await expect(page).toHaveURL(/\/blocked$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wstrzymany/);
});

import type { Page } from '@playwright/test';
import { signInWithPassword, signOut, signOutButton } from '../support/account-walk.ts';
import { expect, test } from '../support/own-site.ts';
import { axeFindings } from '../support/page-checks.ts';
import { signInAs } from '../support/sign-in.ts';

const password = 'Mozaika-2026!';
const panelTitle = 'W tej przeglądarce zalogowana jest teraz inna osoba';

/** Another tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** What the platform knows of whoever is signed in. */
const profileOf = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/v2/system/customers/profile/data')).json()) as unknown;

/** Types into the first text field of the page's form. */
const typeInto = async (tab: Page, text: string) => {
  const field = tab.getByRole('main').locator('input[name="city"]').first();
  await field.fill(text);
  return field;
};

test('what somebody opened is left when they sign out in another tab, and is the next person’s after a sign-in', async ({
  page,
}) => {
  await page.goto('/about');
  await signInAs(page, 'contract');
  const tabs = [await openTab(page, '/profile-settings'), await openTab(page, '/active-contract/main-card')];
  const [profile] = tabs;
  if (!profile) throw new Error('expected a tab');
  await typeInto(profile, 'Miasto Ewy');
  await page.goto('/info');
  await signOut(page);
  await expect(profile).toHaveURL('/signin?next=%2Fprofile-settings');
  for (const tab of tabs) await expect(tab.getByText('Ewa')).toHaveCount(0);

  await test.step('the next person is led to what the tab was opened for, and finds nothing of the one before', async () => {
    await signInWithPassword(page, { email: 'nothing@example.com', password });
    await expect(profile).toHaveURL('/profile-settings');
    await expect(signOutButton(profile)).toBeAttached();
    await expect(profile.getByRole('main').locator('input[name="city"]').first()).not.toHaveValue(
      'Miasto Ewy',
    );
    const kept = await profile.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('Miasto Ewy');
  });
});

test('a page that has not heard of it writes nothing into the next person’s account, and says why', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/409 \(Conflict\)/);
  // As in a tab that is frozen.
  await page
    .context()
    .addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/about');
  await signInAs(page, 'contract');
  const profile = await openTab(page, '/profile-settings');
  const repayment = await openTab(page, '/active-contract/debt-repayment');
  const city = await typeInto(profile, 'Miasto Ewy');
  const amount = repayment.getByRole('main').getByLabel('Kwota w złotych');
  await repayment.getByRole('main').getByText('Inna kwota').click();
  await amount.fill('77');

  await page.goto('/info');
  await signOut(page);
  await signInWithPassword(page, { email: 'nothing@example.com', password });
  const before = await profileOf(page);
  const panel = (tab: Page) => tab.getByRole('dialog', { name: panelTitle });

  await profile.getByRole('main').getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(panel(profile)).toContainText('nic nie zmieniliśmy');
  expect(await axeFindings(profile)).toEqual([]);
  await panel(profile).getByRole('button', { name: 'Zamknij' }).click();
  await expect(city).toHaveValue('Miasto Ewy');

  await repayment.getByRole('main').getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(panel(repayment)).toBeVisible();
  await expect(repayment).toHaveURL(/debt-repayment$/);
  await expect(amount).toHaveValue('77');

  await test.step('signing out there does not sign the next person out', async () => {
    expect(await profileOf(page)).toEqual(before);
    await repayment.evaluate(() => {
      const button = document.createElement('button');
      button.dataset['signOut'] = '';
      document.body.append(button);
      button.click();
    });
    await expect(repayment).toHaveURL('/');
    await expect(signOutButton(repayment)).toBeAttached();
    expect(await profileOf(page)).toEqual(before);
  });

  await test.step('shown once more, it is the next person’s', async () => {
    await profile.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(profile.getByText('Ewa')).toHaveCount(0);
    await expect(city).not.toHaveValue('Miasto Ewy');
  });
});

test('what was typed before anybody signed in stays, is not sent in the name of who has, and is not theirs', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/409 \(Conflict\)/);
  await page.goto('/about');
  const form = await openTab(page, '/dev-examples/component-examples/lead-form');
  const block = form.locator('[data-block="example-normal"]');
  const field = block.getByRole('textbox', { name: 'Adres e-mail' });
  await field.fill('gosc@example.com');
  await signInWithPassword(page, { email: 'nothing@example.com', password });
  await expect(signOutButton(page)).toBeAttached();
  await block.getByRole('checkbox').first().check();
  await field.press('Enter');
  await expect(form.getByRole('dialog', { name: panelTitle })).toBeVisible();
  await expect(field).toHaveValue('gosc@example.com');
  await form.getByRole('button', { name: 'Odśwież stronę' }).click();
  await expect(signOutButton(form)).toBeAttached();
  await expect(field).toHaveValue('');
});

test('a link to the sign-in leads somebody who is signed in already where it would have led to', async ({
  page,
}) => {
  await page.goto('/about');
  await signInAs(page, 'contract');
  await page.goto(`/signin?next=${encodeURIComponent('/info?p=1#main')}`);
  await expect(page).toHaveURL('/info?p=1#main');
  await page.goto('/signin?next=%2Fsignin');
  await expect(page).not.toHaveURL(/signin/);
});

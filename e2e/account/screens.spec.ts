import { type Route, routes } from '#schemas/routes.ts';
import { expect, test } from '../support/own-site.ts';
import { pageFindings, stickingOut } from '../support/page-checks.ts';
import { pendingRequestsOf } from '../support/pending-requests.ts';
import { shownAwake } from '../support/screen-shown.ts';
import { signInAs } from '../support/sign-in.ts';
import { inspect } from '../sweeps/inspection.ts';
import { axeDark, axeLight } from '../sweeps/inspections/axe.ts';
import { fits, headings, ids } from '../sweeps/inspections/structure.ts';
import { visitIn } from '../sweeps/visit.ts';

const accountRoutes = routes.filter((route: Route) => route.group === 'account' || route.group === 'auth');
const addressOf = (route: Route) =>
  route.path
    .replace('{form?}', '')
    .replace('{token?}', '')
    .replace('{group?}', '')
    .replace('{group}', 'partner')
    .replace(/(?<=.)\/$/, '');

for (const route of accountRoutes as readonly Route[]) {
  const path = addressOf(route);
  test(`[spec 2] ${path}: where it sends anonymous visitors and customers`, async ({ page }) => {
    const landing = async () => {
      await page.goto(path);
      return new URL(page.url()).pathname;
    };
    expect(await landing()).toBe(route.anonymous === 'signin' ? '/signin' : path);
    await page.goto('/about');
    await signInAs(page, 'nothing');
    // A first load moves a customer without an application home, except from what is open (specification 4, ADR 0028).
    expect(await landing()).toBe(route.customer === 'open' ? path : '/');
  });
}

const narrowPhone = { width: 320, height: 700, phone: true };

for (const path of [
  '/signin',
  '/signin/link',
  '/signin/signature',
  '/signin/partner',
  '/signup',
  '/signup/partner',
  '/personal-data',
  '/password-restore',
  '/password-restore/update',
  '/password/reset',
  '/dashboard',
  '/authlink',
])
  test(`[wcag] ${path} passes axe in both schemes and keeps to the window at 320 px`, async ({
    page,
    proofs,
  }) => {
    const visit = await visitIn(page);
    const pending = pendingRequestsOf(page);
    await visit.moveTo(narrowPhone);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await proofs.stands({ name: `narrow ${path}`, path, shown: await shownAwake(page, pending) })) return;
    await inspect(visit, [axeLight, axeDark, headings, ids, fits]);
  });

test('[wcag] what a signed-in customer sees of the account passes axe in both schemes, at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  await signInAs(page, 'nothing');
  await page.goto('/');
  const banner = page.getByRole('banner');
  const open = async (path: string) => {
    await banner.locator('summary:visible').last().click();
    await banner.locator(`a[href="${path}"]:visible`).click();
    await page.waitForURL(path);
  };
  const look = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pageFindings(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  };
  await open('/dashboard');
  await look();
  await open('/profile-settings');
  await look();
  await page.getByRole('main').getByRole('link', { name: 'Zmień hasło' }).click();
  await page.waitForURL('/password-change');
  await look();
});

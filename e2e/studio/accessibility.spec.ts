import { expect, test } from '../fixtures.ts';
import { axeFindings } from '../support/page-checks.ts';
import { pendingRequestsOf } from '../support/pending-requests.ts';
import { shownAtRest } from '../support/screen-shown.ts';
import {
  includesRole,
  moveInStudio,
  openStudio,
  screenReady,
  staffRoles,
  studioScreens,
} from '../support/studio.ts';
import { inspect, onPhone } from '../sweeps/inspection.ts';
import { axeDark, axeLight } from '../sweeps/inspections/axe.ts';
import { tabDown } from '../sweeps/inspections/keyboard.ts';
import { reflow } from '../sweeps/inspections/reflow.ts';
import { fits, headings, ids, wholeText } from '../sweeps/inspections/structure.ts';
import { desktopWindow, visitIn } from '../sweeps/visit.ts';

const framed = '<!doctype html><html lang="pl"><title>Podgląd</title><main><h1>Podgląd</h1></main></html>';
const ofMenu = studioScreens.filter(({ nav }) => nav !== undefined);

const inEveryWindow = [axeLight, headings, ids, fits, wholeText, axeDark];

/** Opened once and walked from screen to screen: the Studio takes longer to load than to move. */
const walks = Array.from({ length: 6 }, (_, at) => ofMenu.filter((_screen, index) => index % 6 === at));

for (const walk of walks)
  test(`[issue 6] [wcag 2.2] axe, headings, small windows, and a focus that is seen: ${walk.map(({ path }) => `/studio/${path}`).join(' ')}`, async ({
    page,
    proofs,
  }) => {
    // What was not proved before is looked at six times as long.
    test.slow();
    // The pages in the frames of the preview are looked at by its own test.
    await page.route('**/_preview/**', (route) => route.fulfill({ contentType: 'text/html', body: framed }));
    const visit = await visitIn(page);
    const pending = pendingRequestsOf(page);
    for (const [at, { path }] of walk.entries())
      await test.step(`/studio/${path}`, async () => {
        if (at === 0) await openStudio(page, 'admin', path);
        else {
          await moveInStudio(page, path);
          await screenReady(page);
        }
        const address = `/studio/${path}`;
        const shown = await shownAtRest(page, pending);
        if (await proofs.stands({ name: `screen ${address}`, path: address, shown })) return;
        await inspect(visit, inEveryWindow);
        await visit.moveTo({ width: 390, height: 844 });
        await inspect(visit, inEveryWindow.map(onPhone));
        await visit.moveTo(desktopWindow);
        await inspect(
          visit,
          reflow.filter(({ name }) => name.includes('200 %')),
        );
        await page.getByRole('main').focus();
        await inspect(visit, [tabDown]);
      });
  });

for (const role of staffRoles)
  test(`[issue 6] the menu of ${role} has the screens this role may open; the others say why they stay shut`, async ({
    page,
  }) => {
    await openStudio(page, role, '');
    const links = page.getByRole('navigation', { name: 'Menu Studia' }).getByRole('link');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute('href') ?? '').replace(/^\/studio\/?/, '')),
    );
    const mine = ofMenu.filter((screen) => includesRole(role, screen.role)).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(mine.toSorted());
    for (const { path } of ofMenu.filter((screen) => !includesRole(role, screen.role)))
      await test.step(path, async () => {
        await moveInStudio(page, path);
        await expect(page.getByRole('main').getByRole('alert')).toContainText('wymaga uprawnień');
        await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
      });
  });

test('[issue 6] [wcag 2.4.1] the skip link passes the menu, and another screen begins at its beginning', async ({
  page,
}) => {
  await openStudio(page, 'author', '');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Menu Studia' })
    .getByRole('link', { name: 'Harmonogram' })
    .press('Enter');
  await screenReady(page);
  await expect(page).toHaveTitle('Harmonogram – Mozaika Studio');
  await expect(page.getByRole('main')).toBeFocused();
});

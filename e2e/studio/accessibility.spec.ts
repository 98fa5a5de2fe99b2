import { expect, test } from '../fixtures.ts';
import { axeFindings } from '../support/page-checks.ts';
import { shownBy } from '../support/screen-shown.ts';
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

for (const { path } of ofMenu)
  test(`[issue 6] [wcag 2.2] /studio/${path}: axe, headings, small windows, and a focus that is seen`, async ({
    page,
    proofs,
  }) => {
    // The pages in the frames of the preview are looked at by its own test.
    await page.route('**/_preview/**', (route) => route.fulfill({ contentType: 'text/html', body: framed }));
    const visit = await visitIn(page);
    await openStudio(page, 'admin', path);
    const address = `/studio/${path}`;
    if (await proofs.stands({ name: `screen ${address}`, path: address, shown: await shownBy(page) })) return;
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

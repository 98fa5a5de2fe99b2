import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type StaffApi, signInStaff } from '../support/staff-api.ts';
import { openStudio, screenFindings, screenReady, studioHeaders } from '../support/studio.ts';

const newName = () => `release-${randomUUID().slice(0, 8)}`;
const words = (html: string) => [{ id: 'words', type: 'rich-text', props: { html } }];
const item = (title: string) => [{ id: 'one', title, link: '/kontakt', submenu: [] }];

/** A page that is live with one text, and has another one in its draft. */
async function changedPage(staff: StaffApi, alias: string): Promise<void> {
  const data = { alias, title: alias, layout: 'default', blocks: words('<p>Było przed wydaniem</p>') };
  await staff.create('pages', alias, data);
  await staff.publish('pages', alias);
  const { version } = await staff.read('pages', alias);
  await staff.change('pages', alias, version, { ...data, blocks: words('<p>Jest z wydaniem</p>') });
}

/** Puts a release together, as the screen does. @returns its id */
async function makeRelease(page: Page, title: string, entries: readonly object[]): Promise<string> {
  const answer = await page.request.post('/v2/system/manage/releases', {
    headers: studioHeaders(page),
    data: { title, entries },
  });
  const { data }: { data: { id: string } } = await answer.json();
  return data.id;
}

const publishing = (kind: string, key: string, locale = '') => ({ kind, key, locale, action: 'publish' });

/** What everybody gets: the texts of the pages, and the menu. */
const publicAnswers = async (page: Page, aliases: readonly string[], menu: string) => ({
  pages: await Promise.all(
    aliases.map(async (alias) => {
      const html = await (await page.request.get(`/${alias}`)).text();
      return /Było przed wydaniem|Jest z wydaniem/.exec(html)?.[0];
    }),
  ),
  menu: /Menu (przed|po)/.exec(
    await (
      await page.request.get(`/v2/system/menu?only=${menu}`, { headers: { 'accept-language': 'pl' } })
    ).text(),
  )?.[0],
});

test('[issue 6] two pages and a menu go live in one moment with their release, and go back in one', async ({
  page,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url);
  const aliases = [newName(), newName()];
  const menu = newName();
  await Promise.all([
    ...aliases.map((alias) => changedPage(staff, alias)),
    staff.create('menus', menu, item('Menu przed'), 'pl'),
  ]);
  await staff.publish('menus', menu, 'pl');
  const { version } = await staff.read('menus', menu, 'pl');
  await staff.change('menus', menu, version, item('Menu po'), 'pl');
  await openStudio(page, 'publisher', 'releases');
  const title = `Wydanie ${menu}`;
  const entries = [...aliases.map((alias) => publishing('page', alias)), publishing('menu', menu, 'pl')];
  await makeRelease(page, title, entries);
  const before = { pages: aliases.map(() => 'Było przed wydaniem'), menu: 'Menu przed' };
  expect(await publicAnswers(page, aliases, menu)).toEqual(before);

  await page.reload();
  await page.getByRole('link', { name: title }).click();
  await screenReady(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Opublikuj wydanie' }).click();
  const asked = page.getByRole('dialog', { name: 'Opublikować wydanie?' });
  await expect(asked).toContainText('3 treści zmienią się na stronie w jednej chwili.');
  await asked.getByRole('button', { name: 'Opublikuj wydanie' }).click();
  await expect(page.getByText('Na stronie od:')).toBeVisible();
  expect(await publicAnswers(page, aliases, menu)).toEqual({
    pages: aliases.map(() => 'Jest z wydaniem'),
    menu: 'Menu po',
  });

  await page.getByRole('button', { name: 'Wycofaj wydanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj wydanie' }).click();
  await expect(page.getByText('Wydanie wycofane.')).toBeVisible();
  expect(await publicAnswers(page, aliases, menu)).toEqual(before);
});

test('[issue 6] what is planned is listed for everybody of the team, and a publisher cancels it', async ({
  page,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url);
  const alias = newName();
  await changedPage(staff, alias);
  await openStudio(page, 'publisher', 'releases');
  const title = `Na kiedyś ${alias}`;
  const id = await makeRelease(page, title, [publishing('page', alias)]);
  await page.goto(`/studio/releases/${id}`);
  await page.getByRole('button', { name: 'Zaplanuj' }).click();
  const plan = page.getByRole('dialog', { name: 'Zaplanuj wydanie' });
  await plan.getByLabel(/^Data i godzina/).fill('2020-01-01T10:00');
  await plan.getByRole('button', { name: 'Zaplanuj' }).click();
  await expect(plan).toContainText('Wybierz datę i godzinę w przyszłości.');
  await plan.getByLabel(/^Data i godzina/).fill('2099-05-04T10:00');
  await plan.getByRole('button', { name: 'Zaplanuj' }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.getByText('Trafi na stronę:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odwołaj termin' })).toBeVisible();

  await page.goto('/studio/schedule');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('4 maj 2099, 10:00');
  expect(await screenFindings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Odwołaj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odwołaj' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Odwołane' }).click();
  await expect(row).toHaveCount(1);
  const answer = await page.request.get(`/v2/system/manage/releases/${id}`);
  expect((await answer.json()).data).toMatchObject({ state: 'open', scheduled_at: null });
});

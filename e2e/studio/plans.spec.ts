import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInStaff } from '../support/staff-api.ts';
import { openStudio, screenFindings, screenReady, studioHeaders } from '../support/studio.ts';

const pageData = (alias: string, title: string) => ({ alias, title, layout: 'default', blocks: [] });
const at = '2099-05-04T10:00:00.000Z';

/** A call of whoever is signed in at the Studio. */
async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(`/v2/system/manage/${path}`, { headers: studioHeaders(page), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('[issue 13] an author sees that a page is planned and was changed since; a publisher takes the newer version into the plan', async ({
  page,
  baseURL: url = '',
}) => {
  const alias = `plan-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url);
  await staff.create('pages', alias, pageData(alias, 'Zatwierdzony tytuł'));
  await openStudio(page, 'publisher', 'schedule');
  await post(page, 'schedule', { kind: 'page', key: alias, locale: '', action: 'publish', at, version: 1 });
  const author = await signInStaff(url, 'editor@example.com');
  await author.change('pages', alias, 1, pageData(alias, 'Tytuł po zmianie'));

  await openStudio(page, 'author', `pages?q=${alias}`);
  const row = page.getByRole('row').filter({ hasText: alias });
  await expect(row).toContainText('Zaplanowane');
  await expect(row).toContainText('4 maj 2099');
  await expect(row).toContainText('Zmienione od zaplanowania');
  expect(await screenFindings(page)).toEqual([]);
  await row.getByRole('button', { name: /^Działania/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Usuń (najpierw odwołaj termin)' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Zaplanowane, potem zmienione' }).click();
  const planned = page.getByRole('dialog', { name: 'Zaplanowane: Tytuł po zmianie' });
  await expect(planned).toContainText('publikacja wersji 1');
  await expect(planned).toContainText('Nowszą wersję może wziąć do planu wydawca.');
  await expect(planned.getByRole('button', { name: /^Weź/ })).toHaveCount(0);

  await openStudio(page, 'publisher', `pages/${alias}`);
  await page.getByRole('button', { name: 'Zaplanowane, potem zmienione' }).click();
  await page.getByRole('button', { name: 'Weź wersję 2 do planu' }).click();
  const compared = page.getByRole('dialog', { name: 'Wersja 2 do planu' });
  await expect(compared).toContainText('Zatwierdzony');
  await expect(compared).toContainText('po zmianie');
  await compared.getByRole('button', { name: 'Weź wersję 2 do planu' }).click();
  await expect(compared).toHaveCount(0);
  await expect(planned).toContainText('publikacja wersji 2');
  await planned.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(page.getByRole('button', { name: 'Zaplanowane', exact: true })).toBeVisible();
});

test('[issue 13] a release that is planned shows its versions, and an author is offered nothing that would change it', async ({
  page,
  baseURL: url = '',
}) => {
  const alias = `plan-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url);
  await staff.create('pages', alias, pageData(alias, 'W wydaniu'));
  await openStudio(page, 'publisher', 'releases');
  const entries = [{ kind: 'page', key: alias, locale: '', action: 'publish' }];
  const { id } = await post(page, 'releases', { title: `Wydanie ${alias}`, entries });

  await openStudio(page, 'author', `releases/${id}`);
  await expect(page.getByRole('button', { name: 'Dodaj treści' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń wydanie' })).toHaveCount(0);
  await openStudio(page, 'publisher', `releases/${id}`);
  await post(page, `releases/${id}/schedule`, { at });
  await staff.change('pages', alias, 1, pageData(alias, 'W wydaniu, później'));

  await openStudio(page, 'author', `releases/${id}`);
  await expect(page.getByText('Wydanie ma termin, więc zmienić je może tylko wydawca.')).toBeVisible();
  for (const name of ['Dodaj treści', 'Usuń wydanie', 'Zapisz opis', `Wyjmij z wydania: ${alias}`])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  const contents = page.getByRole('region', { name: 'Treści wydania' });
  await expect(contents).toContainText('wersja 1');
  await expect(contents).toContainText('Zmienione od zaplanowania');
  expect(await screenFindings(page)).toEqual([]);

  await openStudio(page, 'publisher', `releases/${id}`);
  await page.getByRole('button', { name: 'Weź wersję 2 do planu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weź wersję 2 do planu' }).click();
  await expect(contents).toContainText('wersja 2');
  await expect(page.getByText('Zmienione od zaplanowania')).toHaveCount(0);
});

test('[issue 13] a redirect that would take screens away is not published, and the dialog says which', async ({
  page,
  baseURL: url = '',
}) => {
  const key = `rule-${randomUUID().slice(0, 8)}`;
  const staff = await signInStaff(url);
  await staff.create('redirects', key, { url: '/*', url_to: '/kontakt' });
  await openStudio(page, 'publisher', `content/redirects/${key}`);
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publikacja: / });
  await expect(dialog).toContainText('Ta reguła odebrałaby odwiedzającym ekran „/”.');
  await expect(dialog.getByRole('button', { name: 'Opublikuj', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await screenReady(page);
});

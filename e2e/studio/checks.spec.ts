import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInStaff } from '../support/staff-api.ts';
import { blockRow, openStudio, screenFindings, studioHeaders } from '../support/studio.ts';

/** A picture that nobody described, and a rate without the example the law asks for. */
const blocks = [
  { id: 'intro', type: 'rich-text', props: { html: '<h2>Oferta</h2>' } },
  {
    id: 'picture',
    type: 'image',
    props: { image: { src: '/illustrations/map.svg', width: 480, height: 360 } },
  },
  { id: 'rate', type: 'rich-text', props: { html: '<p>Pożyczka z oprocentowaniem 12,5% w skali roku.</p>' } },
];

/** What the publish dialog of the open page says is wrong. */
async function askToPublish(page: Page) {
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publikacja: / });
  await expect(dialog.getByText('Sprawdzamy…')).toHaveCount(0);
  return dialog;
}

test('[issue 6] what must not go live is refused, and each finding leads to its block and field', async ({
  page,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url);
  const alias = `checks-${randomUUID().slice(0, 8)}`;
  await staff.create('pages', alias, { alias, title: 'Oferta z błędami', layout: 'default', blocks });
  await openStudio(page, 'publisher', `pages/${alias}`);
  const focusedField = () =>
    page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '');
  for (const { what, block, field } of [
    { what: /Budowa strony/, block: 'picture', field: /^\/image/ },
    { what: /bez przykładu reprezentatywnego/, block: 'rate', field: /^\/html$/ },
  ])
    await test.step(block, async () => {
      const dialog = await askToPublish(page);
      const button = dialog.getByRole('button', { name: 'Opublikuj', exact: true });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await screenFindings(page)).toEqual([]);
      const finding = dialog.getByRole('listitem').filter({ hasText: what }).first();
      await finding.getByRole('button', { name: /^Pokaż/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(blockRow(page, block)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(focusedField).toMatch(field);
    });
  const refused = await page.request.post(`/v2/system/manage/pages/${alias}/publish`, {
    headers: studioHeaders(page),
    data: {},
  });
  expect(refused.status()).toBe(422);
  const { error } = await refused.json();
  const errors = error.findings.filter(({ level }: { level: string }) => level === 'error');
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ block_id: 'picture', path: expect.stringMatching(/^\/image/) }),
      expect.objectContaining({ block_id: 'rate', path: '/html', rule: 'credit-example' }),
      expect.objectContaining({ block_id: 'rate', path: '/html', rule: 'credit-warning' }),
    ]),
  );
  expect((await page.request.get(`/${alias}`)).status()).toBe(404);
});

test('[issue 6] the panel of checks follows what is written, and says when all is well', async ({
  page,
  baseURL: url = '',
}) => {
  const staff = await signInStaff(url);
  const alias = `checks-${randomUUID().slice(0, 8)}`;
  const data = {
    alias,
    title: 'Strona do poprawy',
    description: 'Krótko o tym, co tu jest.',
    layout: 'default',
  };
  const section = (title: string) => [{ id: 'offer', type: 'section', props: { title } }];
  await staff.create('pages', alias, { ...data, blocks: section('Kredyt już od 7,9% w skali roku') });
  await openStudio(page, 'author', `pages/${alias}`);
  await blockRow(page, 'offer').click();
  const panel = page.getByRole('complementary', { name: 'Ustawienia' });
  await panel.getByRole('tab', { name: /^Sprawdzenie/ }).click();
  const finding = panel.getByRole('listitem').filter({ hasText: 'bez przykładu reprezentatywnego' });
  await expect(finding).toContainText('Kredyt już od 7,9% w skali roku');
  expect(await screenFindings(page)).toEqual([]);
  await finding.getByRole('button', { name: /^Pokaż/ }).click();
  await expect(panel.locator('[data-field="/title"]').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kredyt na jasnych zasadach');
  await panel.getByRole('tab', { name: /^Sprawdzenie/ }).click();
  await expect(finding).toHaveCount(0);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { signInStaff } from '../support/staff-api.ts';
import { blockRow, openStudio, screenFindings } from '../support/studio.ts';

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

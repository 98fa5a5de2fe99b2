import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/base-test.ts';
import { signIntoStudio, studioHeaders } from '../support/studio.ts';

test.use({ timezoneId: 'Europe/Warsaw' });

const december = '2026-12-01T11:00:00.000Z';

/** Makes a page with one block that is for December, and opens its visibility. @returns what is stored of the block */
async function openVisibility(page: Page) {
  await signIntoStudio(page, 'publisher');
  const alias = `moment-${randomUUID().slice(0, 8)}`;
  const block = {
    id: 'one',
    type: 'rich-text',
    props: { html: '<h2>Grudzień</h2>' },
    visible: { from: december },
  };
  const made = await page.request.post('/v2/system/manage/pages', {
    headers: studioHeaders(page),
    data: { key: alias, data: { alias, title: 'Na grudzień', layout: 'default', blocks: [block] } },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
  await page.goto(`/studio/pages/${alias}`);
  await page.getByRole('tree', { name: 'Bloki strony' }).getByRole('treeitem').first().click();
  return async () => {
    const answer = await page.request.get(`/v2/system/manage/pages/${alias}`);
    return (await answer.json()).data.draft.blocks[0].visible;
  };
}
const saved = (page: Page) => expect(page.getByText('Szkic zapisany')).toBeAttached();

test('[studio] a year typed digit by digit into a moment keeps the old one until it is whole', async ({
  page,
}) => {
  const stored = await openVisibility(page);
  const from = page.getByLabel('Pokazuj od');
  await expect(from).toHaveValue('2026-12-01T12:00');
  // The parts of the field: month, day, year, hour, minute.
  await from.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const words = page.getByText(/Ta data jest niepełna.*1 grudnia 2026/);
  for (const digit of '202') {
    await page.keyboard.type(digit);
    await expect(words).toBeVisible();
    await page.keyboard.press('Control+s');
    expect(await stored()).toEqual({ from: december });
  }
  await page.keyboard.type('7');
  await expect(from).toHaveValue('2027-12-01T12:00');
  await expect(words).toBeHidden();
  await saved(page);
  await expect.poll(stored).toEqual({ from: '2027-12-01T11:00:00.000Z' });
});

test('[studio] a part taken out of a moment is said and stores nothing; a moment that is emptied altogether is gone', async ({
  page,
}) => {
  const stored = await openVisibility(page);
  const from = page.getByLabel('Pokazuj od');
  await from.focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(/Ta data jest niepełna/)).toBeVisible();
  await page.keyboard.press('Control+s');
  expect(await stored()).toEqual({ from: december });
  // Day, year, hour, minute and, where the browser has it, the half of the day.
  for (let part = 1; part < 6; part++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
  }
  await expect(page.getByText(/Ta data jest niepełna/)).toBeHidden();
  await expect.poll(stored).toBeUndefined();
});
